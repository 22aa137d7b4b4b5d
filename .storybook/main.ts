import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { propTypes } from './propTypes.ts';

/** Story files to build, separated by commas and relative to the root; without it, all stories and pages. */
const chosen = process.env.HEALZY_STORIES?.split(',').map((file) => `../${file}`);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: chosen ?? [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  staticDirs: ['public', { from: '../node_modules/@fontsource-variable/inter/files', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Ours reads types that Storybook's leaves unknown.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), propTypes(), vanillaExtractPlugin()],
    build: { ...vite.build, target: 'es2022', chunkSizeWarningLimit: 4000 },
  }),
};

export default config;

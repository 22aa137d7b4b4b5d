import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

/** Only styles and fonts are needed: the pages that use them run no script. */
const dropScripts: Plugin = {
  name: 'hosted-without-script',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const [name, output] of Object.entries(bundle)) if (output.type === 'chunk') delete bundle[name];
  },
};

/** Builds the style sheet of the server's own pages into `apps/server/dist/hosted`; part of the server's build. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Relative, so that the style sheet finds its fonts wherever it is served.
  base: './',
  publicDir: false,
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), dropScripts],
  build: {
    outDir: fileURLToPath(new URL('../../apps/server/dist/hosted', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rollupOptions: {
      input: fileURLToPath(new URL('./src/hosted/hosted.ts', import.meta.url)),
      output: {
        assetFileNames: (asset) =>
          asset.names.some((name) => name.endsWith('.css')) ? 'hosted.css' : 'fonts/[name]-[hash][extname]',
      },
    },
  },
});

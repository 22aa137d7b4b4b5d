import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { configure } from 'storybook/test';
import '../packages/ui/src/theme/global.ts';
import '../packages/ui/src/theme/brands/salvia.css.ts';
import '../packages/ui/src/guidelines/Docs.css.ts';
import { en } from '../packages/ui/src/labels/en.ts';
import { es } from '../packages/ui/src/labels/es.ts';
import { LabelsProvider, type KitLabels } from '../packages/ui/src/labels/LabelsProvider.ts';
import { PressFeedback } from '../packages/ui/src/primitives/PressFeedback/PressFeedback.tsx';
import { liveControls } from './controls.ts';
import pictures from './pictures.json';
import { applyEnvironment, type Environment } from './environment.ts';

// Awaited elements appear within moments, but a busy machine may need longer than the default second.
configure({ asyncUtilTimeout: 5_000 });

// A quarter of what every story would load is for pages of documentation only.
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));
const DocsPageInTime = (props: ComponentProps<typeof DocsPage>) => (
  <Suspense fallback={null}>
    <DocsPage {...props} />
  </Suspense>
);

const locales: Record<string, string> = { es: 'es-ES', en: 'en-GB' };
const packs: Record<string, KitLabels> = { es, en };

/** The toolbar's choices, applied as the app applies them. */
const withEnvironment: Decorator = (Story, { globals }) => {
  const chosen: Environment = globals;
  applyEnvironment(chosen);
  return (
    <I18nProvider locale={locales[chosen.language ?? 'en'] ?? 'en-GB'}>
      <PressFeedback />
      <LabelsProvider labels={packs[chosen.language ?? 'en'] ?? en}>
        <Story />
      </LabelsProvider>
    </I18nProvider>
  );
};

/** A toolbar switch; its first option is the default. */
type Sign = 'contrast' | 'paintbrush' | 'globe' | 'component';
const toolbar = (title: string, icon: Sign, items: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

/** Widths at which layouts change, and the narrowest one supported. */
const widths: Record<number, string> = {
  320: '320 · smallest',
  390: '390 · phone',
  768: '768 · tablet',
  991: '991 · last with an overlay menu',
  1280: '1280 · laptop',
};

const preview: Preview = {
  decorators: [withEnvironment],
  argTypesEnhancers: [liveControls],
  initialGlobals: { theme: 'light', brand: 'healzy', density: 'compact', language: 'en' },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', { light: 'Light', dark: 'Dark', system: 'System' }),
    brand: toolbar('Brand', 'paintbrush', { healzy: 'Healzy', salvia: 'Clínica Salvia' }),
    language: toolbar('Language', 'globe', { en: 'English', es: 'Español' }),
    density: toolbar('Density', 'component', { compact: 'Compact', comfortable: 'Comfortable' }),
  },
  parameters: {
    layout: 'padded',
    // The test runner checks every story in both themes; checking again while rendering would double the time.
    a11y: { test: navigator.webdriver ? 'off' : 'todo' },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { date: /Date$/ } },
    docs: { container: DocsPageInTime, toc: { headingSelector: 'h2', title: 'On this page' } },
    viewport: {
      options: {
        ...Object.fromEntries(
          Object.entries(widths).map(([width, name]) => [
            `w${width}`,
            {
              name,
              styles: { width: `${width}px`, height: '100%' },
              type: Number(width) < 768 ? ('mobile' as const) : ('desktop' as const),
            },
          ]),
        ),
        // What remains of a 1280 × 1024 window.
        zoom400: {
          name: '400 % zoom',
          styles: { width: '320px', height: '256px' },
          type: 'desktop' as const,
        },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Find a part', 'Install and use'],
          'Guidelines',
          ['Writing', 'Forms', 'Errors', 'Bad input', 'Colour in charts', 'Accessibility', 'White label'],
          'Foundations',
          [
            'Overview',
            'Colour',
            'Chart colours',
            'Type',
            'Space',
            'Radius and elevation',
            'Density',
            'Motion',
            'Layers',
            'Icons',
            'Forced colours',
          ],
          'Primitives',
          'Components',
          'Charts',
          'Patterns',
          'Recipes',
          'App',
          '*',
          'Pictures',
        ],
      },
    },
    // The same snapshots as the test runner takes.
    chromatic: {
      disableSnapshot: true,
      modes: Object.fromEntries(
        (
          pictures as {
            theme: string;
            width: number;
            brand?: string;
            isForced?: boolean;
            of?: readonly string[];
          }[]
        )
          // A mode cannot force colours and is every story's: only the test runner takes these snapshots.
          .filter(({ isForced, of }) => !isForced && !of)
          .map(({ theme, width, brand }) => [
            [theme, width, brand].filter(Boolean).join(' '),
            { theme, ...(brand ? { brand } : {}), viewport: { width, height: 844 } },
          ]),
      ),
    },
  },
};

export default preview;

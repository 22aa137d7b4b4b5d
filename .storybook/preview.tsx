import type { Decorator, Preview } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '../packages/ui/src/theme/global.ts';
import { PressFeedback } from '../packages/ui/src/primitives/PressFeedback/PressFeedback.tsx';

const locales: Record<string, string> = { es: 'es-ES', en: 'en-GB' };

/** The toolbar's choices, applied as the app applies them: attributes of the root element. */
const withSurroundings: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  const { theme, density, language } = globals as Record<string, string>;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  if (density) root.dataset.density = density;
  root.lang = language ?? 'en';
  return (
    <I18nProvider locale={locales[language ?? 'en'] ?? 'en-GB'}>
      <PressFeedback />
      <Story />
    </I18nProvider>
  );
};

const preview: Preview = {
  decorators: [withSurroundings],
  initialGlobals: { theme: 'light', density: 'compact', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        title: 'Density',
        icon: 'component',
        items: [
          { value: 'compact', title: 'Compact' },
          { value: 'comfortable', title: 'Comfortable' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    // The test-runner checks every story in both themes; checking once more while rendering would double the time.
    a11y: { test: navigator.webdriver ? 'off' : 'todo' },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { date: /Date$/ } },
    options: {
      storySort: { order: ['Foundations', 'Primitives', 'Components', 'Charts', 'Patterns', 'App'] },
    },
    // Mirrors the pictures that the test-runner keeps: both themes at a phone's and a laptop's width.
    chromatic: {
      disableSnapshot: true,
      modes: {
        'light 390': { theme: 'light', viewport: { width: 390, height: 844 } },
        'light 1280': { theme: 'light', viewport: { width: 1280, height: 800 } },
        'dark 390': { theme: 'dark', viewport: { width: 390, height: 844 } },
        'dark 1280': { theme: 'dark', viewport: { width: 1280, height: 800 } },
      },
    },
  },
};

export default preview;

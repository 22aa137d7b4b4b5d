import i18next from 'i18next';
import { Provider } from 'jotai';
import type { ComponentType } from 'react';
import '../features/index.ts';
import { asLanguage } from '../state/known-language.ts';
import { store } from '../state/store.ts';
import { loadWords, startI18n } from './i18n.ts';

/**
 * For stories: loads the sentences of a part, in the language of the toolbar.
 * @example loaders: [words('medical-tests')]
 */
export const messages =
  (...namespaces: readonly string[]) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    const language = asLanguage(typeof globals.language === 'string' ? globals.language : null) ?? 'es';
    if (!i18next.isInitialized) await startI18n(language);
    else if (i18next.language !== language) await i18next.changeLanguage(language);
    await loadWords(namespaces);
    return {};
  };

/** For stories: the state that the app's parts read, as `main.tsx` sets it up. */
export const inApp = (Story: ComponentType) => (
  <Provider store={store}>
    <Story />
  </Provider>
);

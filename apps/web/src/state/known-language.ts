import { DEFAULT_LANGUAGE, LANGUAGES } from '@healzy/domain/shared';
import { deviceMemory } from './browser-storage.ts';

/** `public/theme.js` reads the same key to set the document's language before the first paint. */
const STORAGE_KEY = 'healzy.language';

/** The supported language of a tag such as `en-GB`; null if there is none. */
export function asLanguage(tag: string | null | undefined) {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/** The language chosen on this device, if any. */
export const chosenLanguage = () => asLanguage(deviceMemory.get(STORAGE_KEY));

export function rememberLanguage(language: (typeof LANGUAGES)[number]): void {
  deviceMemory.set(STORAGE_KEY, language);
}

/** Called when logging out: the next user starts with their own language. */
export function forgetChosenLanguage(): void {
  deviceMemory.remove(STORAGE_KEY);
}

/** The language to begin with: the one chosen here, the one that somebody prefers, or the browser's. */
export const firstLanguage = (preferred: string | null = null) =>
  chosenLanguage() ?? asLanguage(preferred) ?? asLanguage(navigator.language) ?? DEFAULT_LANGUAGE;

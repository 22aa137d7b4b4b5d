import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@healzy/domain/shared';
import { atom, useAtomValue } from 'jotai';

/** The current language; written by `changeLanguage` of `app/i18n.ts` once its sentences are loaded. */
export const languageAtom = atom<Language>(DEFAULT_LANGUAGE);

/** The supported language of a tag such as `en-GB`; null if there is none. */
export function asLanguage(tag: string | null | undefined): Language | null {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}

export const useLanguage = (): Language => useAtomValue(languageAtom);

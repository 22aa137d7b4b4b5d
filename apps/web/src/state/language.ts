import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@healzy/domain/shared';
import { atom } from 'jotai';

/** The language in use; written by `changeLanguage` of `app/i18n.ts` once its sentences are loaded. */
export const languageAtom = atom<Language>(DEFAULT_LANGUAGE);

/** The product's language that a tag such as `en-GB` asks for; null when we do not speak it. */
export function asLanguage(tag: string | null | undefined): Language | null {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}

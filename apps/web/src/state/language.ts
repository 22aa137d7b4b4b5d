import { DEFAULT_LANGUAGE, type Language } from '@healzy/domain/shared';
import { atom, useAtomValue } from 'jotai';

/** The current language; written by `changeLanguage` of `app/i18n.ts` once its sentences are loaded. */
export const languageAtom = atom<Language>(DEFAULT_LANGUAGE);

export const useLanguage = (): Language => useAtomValue(languageAtom);

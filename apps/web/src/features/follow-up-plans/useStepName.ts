import { useLanguage } from '../../state/language.ts';

/** A step's name in the current language. */
export function useStepName(): (step: { readonly nameEs: string; readonly nameEn: string }) => string {
  const language = useLanguage();
  return ({ nameEs, nameEn }) => (language === 'es' ? nameEs : nameEn);
}

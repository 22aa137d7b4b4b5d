import { useTranslation } from 'react-i18next';
import { useLanguage } from '../state/language.ts';
import { useFormats } from './formats.ts';
import { useFindingText } from './useFindingText.ts';
import type { VisitTools } from './visit-parts.ts';

/** What sentences about changes since a visit are formatted with. */
export function useVisitTools(): VisitTools {
  const { t } = useTranslation('dashboard');
  return { t, formats: useFormats(), findingText: useFindingText(), language: useLanguage() };
}

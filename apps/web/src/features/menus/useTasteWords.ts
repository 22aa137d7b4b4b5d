import type { Taste } from '@healzy/domain/menus';
import { useTranslation } from 'react-i18next';

/** What is said of how a patient likes something; nothing where nothing is known. */
export function useTasteWords(): (taste: Taste) => string[] {
  const { t } = useTranslation('menus');
  return (taste) => (taste === 'NEUTRAL' ? [] : [t(`picker.taste.${taste}`)]);
}

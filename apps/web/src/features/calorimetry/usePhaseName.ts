import type { Phase } from '@healzy/domain/calorimetry';
import { useTranslation } from 'react-i18next';

/** What a phase is called: by its kind, else as the file calls it. */
export function usePhaseName(): (phase: Pick<Phase, 'kind' | 'label'>) => string {
  const { t } = useTranslation('calorimetry');
  return ({ kind, label }) => (kind === null ? (label ?? t('phase.unnamed')) : t(`phase.${kind}`));
}

import { isComplete, type Completeness } from '@healzy/domain/patient-data';
import { ProgressBar } from '@healzy/ui/components/ProgressBar';
import { useTranslation } from 'react-i18next';

/** How many of the applicable questions are answered. */
export function CompletenessBar({ answered, total }: Completeness) {
  const { t } = useTranslation('patient-data');
  const isDone = isComplete({ answered, total });
  return (
    <ProgressBar
      label={t(isDone ? 'completeness.done' : 'completeness.label')}
      value={total === 0 ? 1 : answered / total}
      valueText={t('completeness.count', { answered, total })}
      tone={isDone ? 'success' : undefined}
    />
  );
}

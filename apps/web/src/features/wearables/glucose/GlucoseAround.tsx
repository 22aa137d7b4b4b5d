import { ErrorState } from '@healzy/ui/components/ErrorState';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { useTranslation } from 'react-i18next';
import { LoadingPlace } from '../../../app/Loaded.tsx';
import { useOpenPatient } from '../../../app/open-patient.ts';
import { useGlucoseAround } from '../activity/workout/useGlucoseAround.ts';
import { GlucoseWindowChart } from './GlucoseWindowChart.tsx';
import { glucoseWindow } from './glucose-window.ts';

/** The patient's glucose around a moment, of the test that has readings then. */
export function GlucoseAround({ patientId, at }: { patientId: string; at: string }) {
  const { t } = useTranslation(['wearables-nutrition', 'app']);
  const zone = useOpenPatient().data?.timezone ?? 'UTC';
  const { readings, isPending, hasFailed } = useGlucoseAround(patientId, { start: at, end: at }, zone);
  if (isPending) return <LoadingPlace />;
  if (readings !== null) return <GlucoseWindowChart window={glucoseWindow(readings, at)} />;
  return hasFailed ? (
    <ErrorState title={t('app:failed.title')} description={t('meal.glucose.failed')} />
  ) : (
    <InlineMessage>{t('meal.glucose.noTest')}</InlineMessage>
  );
}

import { cgmReadingsQuery } from '@healzy/api/cgm';
import { useMedicalTests } from '@healzy/api/medical-tests';
import { useApi } from '@healzy/api/runtime';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/Loaded.tsx';
import { shiftDay } from '../period/period.ts';
import { GlucoseWindowChart } from './GlucoseWindowChart.tsx';
import { fullestWindow, glucoseWindow } from './glucose-window.ts';

/** The patient's glucose around a moment, of whichever test has readings then. */
export function GlucoseAround({ patientId, at }: { patientId: string; at: string }) {
  const { t } = useTranslation('wearables-nutrition');
  const scope = useApi();
  const tests = useMedicalTests(patientId, { type: 'CGM' });
  const seconds = Date.parse(at) / 1000;
  const day = new Date(at).toISOString().slice(0, 10);
  // Local days: those beside it hold what lies beyond midnight anywhere.
  const days = { from: shiftDay(day, -1), to: shiftDay(day, 1) };
  const readings = useQueries({
    queries: (tests.data?.items ?? [])
      .filter(({ state }) => state !== 'CANCELED')
      .map(({ id }) => cgmReadingsQuery(scope, id, days)),
  });
  const found = fullestWindow(readings.flatMap(({ data }) => (data ? [glucoseWindow(data, seconds)] : [])));
  return (
    <Loaded queries={[tests, ...readings]}>
      {found === null ? (
        <InlineMessage>{t('meal.glucose.noTest')}</InlineMessage>
      ) : (
        <GlucoseWindowChart window={found} />
      )}
    </Loaded>
  );
}

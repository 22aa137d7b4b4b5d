import { useWearableNutrition, useWearables } from '@healzy/api/wearables';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded, LoadingPlace } from '../../../app/Loaded.tsx';
import { mealHref } from '../activity/activity-paths.ts';
import { PeriodPage, type PeriodPageParts } from '../period/PeriodPage.tsx';
import { periodBefore } from '../period/period.ts';
import { EnergyChart } from './EnergyChart.tsx';
import { NutritionView } from './NutritionView.tsx';

/** Below what is read first. */
const Connections = lazyPart(
  async () => (await import('../connections/Connections.tsx')).Connections,
  <LoadingPlace />,
);

/** `/patient/:patientId/follow-up/nutrition` */
export function NutritionScreen() {
  const { t } = useTranslation('wearables-nutrition');
  return (
    <PeriodPage
      title={t('title')}
      empty={{ title: t('empty.title'), text: t('empty.text'), action: t('empty.action') }}
    >
      {(parts) => <NutritionOfPeriod {...parts} />}
    </PeriodPage>
  );
}

function NutritionOfPeriod({ patientId, period, today, lastOn, dayHref }: PeriodPageParts) {
  const { from, to } = period;
  const query = useWearableNutrition(patientId, { from, to });
  const [parameters] = useSearchParams();
  const { data: all } = useWearables(patientId);
  // The last day of a watch has no meal to lead to.
  const hasDiary = [...(all?.imports ?? []), ...(all?.devices ?? [])].some(({ choices }) =>
    choices.includes('MEALS'),
  );
  return (
    <Stack gap="lg">
      <Loaded queries={[query]}>
        {query.data && (
          <NutritionView
            data={query.data}
            today={today}
            hrefOf={dayHref}
            mealHref={(mealId) => mealHref(patientId, mealId, parameters)}
            lastOn={hasDiary ? lastOn : null}
            before={period.isCompared && <DaysBefore patientId={patientId} period={periodBefore(period)} />}
          />
        )}
      </Loaded>
      <Connections patientId={patientId} to={to} figures={['INTAKE_ENERGY', 'INTAKE_CARBOHYDRATE']} />
    </Stack>
  );
}

/** The days of the period before. */
function DaysBefore({ patientId, period }: { patientId: string; period: { from: string; to: string } }) {
  const formats = useFormats();
  const query = useWearableNutrition(patientId, period);
  return (
    <Loaded queries={[query]}>
      {query.data && <EnergyChart data={query.data} title={formats.span(query.data.from, query.data.to)} />}
    </Loaded>
  );
}

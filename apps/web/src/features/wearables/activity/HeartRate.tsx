import type { WearableActivity } from '@healzy/api/wearables';
import { LineChart } from '@healzy/ui/charts/LineChart';
import { Card } from '@healzy/ui/components/Card';
import { Columns } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { useFormats } from '../../../app/formats.ts';
import { localStart } from './lanes/local-clock.ts';
import { extremesOf } from './metrics.ts';
import { useMetricText } from './useMetricText.ts';
import { ZoneMinutes } from './ZoneMinutes.tsx';

/** Minutes in each zone, or why there are no zones, beside the rate at rest over the days. */
export function HeartRate({ activity }: { activity: WearableActivity }) {
  const { days } = activity;
  // One value alone is among the figures already: a line begins with two.
  const resting = extremesOf(days, ({ restingHeartRate }) => restingHeartRate?.value ?? null);
  const zones = (
    <ZoneMinutes
      zones={activity.zones}
      minutes={sumOf(days.flatMap(({ zoneMinutes }) => (zoneMinutes === null ? [] : [zoneMinutes])))}
    />
  );
  return resting === null ? (
    zones
  ) : (
    <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
      {zones}
      <RestingRate activity={activity} extremes={resting} />
    </Columns>
  );
}

/** Minutes of all days in each zone; null where none was measured. */
const sumOf = (all: readonly (readonly number[])[]): number[] | null =>
  all.length === 0 ? null : all[0]!.map((_, zone) => all.reduce((sum, day) => sum + (day[zone] ?? 0), 0));

function RestingRate({
  activity: { days },
  extremes: { least, most },
}: {
  activity: WearableActivity;
  extremes: NonNullable<ReturnType<typeof extremesOf>>;
}) {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  const text = useMetricText();
  const frame = useChartFrame('ACTIVITY');
  return (
    <Card>
      <LineChart
        {...frame}
        title={t('chart.resting')}
        headingLevel={2}
        summary={t('chart.summary', {
          least: text.value('RESTING_HEART_RATE', least.value),
          leastDay: formats.shortDay(least.date),
          most: text.value('RESTING_HEART_RATE', most.value),
          mostDay: formats.shortDay(most.date),
        })}
        series={[
          {
            id: 'resting',
            name: t('chart.resting'),
            x: days.map(({ date }) => localStart(date)),
            y: days.map(({ restingHeartRate }) => restingHeartRate?.value ?? null),
          },
        ]}
        axis={{ kind: 'time', hasTime: false }}
        unit={text.unit('RESTING_HEART_RATE')}
        numberFormat={{ maximumFractionDigits: 0 }}
        height={240}
        labels={{ placeHeader: t('chart.day'), missing: t('chart.missing') }}
      />
    </Card>
  );
}

import type { CgmReadings } from '@healzy/api/cgm';
import { agp, CGM_RANGES } from '@healzy/domain/cgm';
import { AgpChart, type AgpProfile } from '@healzy/ui/charts/AgpChart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useChartFrame } from '../../app/chart-exports.tsx';
import { seriesOf } from './series.ts';
import { useGlucoseLabels } from './useGlucoseWords.ts';

const gaps = (values: readonly (number | null)[]) =>
  Float64Array.from(values, (value) => value ?? Number.NaN);

/** All days of a period, overlaid. */
export function CgmAgp({ readings }: { readings: CgmReadings }) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const words = useGlucoseLabels(readings.rangeProfile);
  const profile = useMemo(() => agp(seriesOf(readings)), [readings]);
  const columns = useMemo(
    (): AgpProfile => ({
      minuteOfDay: profile.minuteOfDay,
      p5: gaps(profile.p5),
      p25: gaps(profile.p25),
      p50: gaps(profile.p50),
      p75: gaps(profile.p75),
      p95: gaps(profile.p95),
    }),
    [profile],
  );
  return (
    <AgpChart
      title={t('agp.title')}
      headingLevel={2}
      summary={t('agp.summary', { count: profile.days })}
      {...useChartFrame('GLUCOSE_PROFILE')}
      profile={columns}
      limits={CGM_RANGES[readings.rangeProfile]}
      formatMinute={(minute) => formats.time(new Date(minute * 60_000), 'UTC')}
      formatValue={words.value}
      formatReading={words.reading}
      labels={{
        instructions: t('agp.instructions'),
        timeHeader: t('agp.time'),
        percentiles: {
          p5: t('agp.p5'),
          p25: t('agp.p25'),
          p50: t('agp.median'),
          p75: t('agp.p75'),
          p95: t('agp.p95'),
        },
        legend: t('agp.legend'),
        outerBand: t('agp.outer'),
        innerBand: t('agp.inner'),
        target: t('agp.target'),
        missing: t('agp.missing'),
      }}
    />
  );
}

import type { CgmAnalysisFigures } from '@healzy/api/cgm/analysis';
import { CGM_RANGES, type RangeProfile } from '@healzy/domain/cgm';
import { AgpChart, type AgpProfile } from '@healzy/ui/charts/AgpChart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { useHourLabels } from '../canvas/useHourLabels.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';

const gaps = (values: readonly (number | null)[]) =>
  Float64Array.from(values, (value) => value ?? Number.NaN);

/** All days of the test, overlaid. */
export function AnalysisProfile({ agp, profile }: { agp: CgmAnalysisFigures['agp']; profile: RangeProfile }) {
  const { t } = useTranslation(['cgm', 'cgm-analysis']);
  const { minute } = useHourLabels();
  const messages = useGlucoseLabels(profile);
  const columns = useMemo(
    (): AgpProfile => ({
      minuteOfDay: agp.minuteOfDay,
      p5: gaps(agp.p5),
      p25: gaps(agp.p25),
      p50: gaps(agp.p50),
      p75: gaps(agp.p75),
      p95: gaps(agp.p95),
    }),
    [agp],
  );
  return (
    <AgpChart
      title={t('agp.title')}
      headingLevel={2}
      summary={t('agp.summary', { count: agp.days })}
      {...useChartFrame('GLUCOSE_PROFILE')}
      profile={columns}
      limits={CGM_RANGES[profile]}
      formatMinute={minute}
      formatValue={messages.value}
      formatReading={messages.reading}
      labels={{
        instructions: t('cgm-analysis:agpInstructions'),
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

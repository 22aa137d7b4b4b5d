import { CGM_RANGES, type Agp, type RangeProfile } from '@healzy/domain/cgm';
import type { AgpProfile } from '@healzy/ui/charts/AgpChart';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../app/chart-exports.tsx';
import { useHourLabels } from './canvas/useHourLabels.ts';
import { useGlucoseLabels } from './useGlucoseLabels.ts';

const gaps = (values: readonly (number | null)[]) =>
  Float64Array.from(values, (value) => value ?? Number.NaN);

/** Percentiles by time of day as the chart takes them: gaps are NaN. */
export const agpColumns = ({
  minuteOfDay,
  p5,
  p25,
  p50,
  p75,
  p95,
}: Pick<Agp, 'minuteOfDay' | 'p5' | 'p25' | 'p50' | 'p75' | 'p95'>): AgpProfile => ({
  minuteOfDay,
  p5: gaps(p5),
  p25: gaps(p25),
  p50: gaps(p50),
  p75: gaps(p75),
  p95: gaps(p95),
});

/** The props that every ambulatory profile has in common. */
export function useAgpChart(profile: RangeProfile, days: number) {
  const { t } = useTranslation('cgm');
  const { minute } = useHourLabels();
  const { value, reading } = useGlucoseLabels(profile);
  return {
    title: t('agp.title'),
    headingLevel: 2,
    summary: t('agp.summary', { count: days }),
    ...useChartFrame('GLUCOSE_PROFILE'),
    limits: CGM_RANGES[profile],
    formatMinute: minute,
    formatValue: value,
    formatReading: reading,
  } as const;
}

import { nearestMinute } from './agpKeys.ts';
import type { AgpComparison } from './AgpChartProps.ts';

/** The median of the other period at a time of day, also if its percentiles are at other minutes. */
export function comparedMedian(
  comparison: AgpComparison | null,
  minute: number | undefined,
): { name: string; median: number } | null {
  if (!comparison || minute === undefined) return null;
  const { profile, name } = comparison;
  const median = profile.p50[nearestMinute(profile.minuteOfDay, minute)] ?? Number.NaN;
  return Number.isFinite(median) ? { name, median } : null;
}

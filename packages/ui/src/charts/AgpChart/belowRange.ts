import type { RangeLimits } from '../RangeLegend/rangeLevels.ts';
import type { AgpProfile, DaySpan } from './AgpChartProps.ts';

/** A time of day at which one reading in twenty, or more, is below the range. */
export interface BelowRange extends DaySpan {
  readonly isSevere: boolean;
  /** Lowest value of the lower edge. */
  readonly lowest: number;
}

/** The stretches of the day whose lowest percentile is below the range. */
export function belowRange(profile: AgpProfile, { low, severeLow }: RangeLimits): BelowRange[] {
  const { minuteOfDay, p5 } = profile;
  const step = minuteOfDay.length > 1 ? minuteOfDay[1]! - minuteOfDay[0]! : 60;
  const found: BelowRange[] = [];
  for (let start = 0; start < minuteOfDay.length; start++) {
    if (!(p5[start]! < low)) continue;
    let end = start;
    let lowest = p5[start]!;
    while (end + 1 < minuteOfDay.length && p5[end + 1]! < low) lowest = Math.min(lowest, p5[++end]!);
    found.push({
      from: minuteOfDay[start]!,
      to: Math.min(1440, minuteOfDay[end]! + step),
      isSevere: lowest < severeLow,
      lowest,
    });
    start = end;
  }
  return found;
}

import type { TimeInRanges } from './metric-types.ts';
import { CGM_LEVELS, levelIndexOf, type RangeProfile } from './ranges.ts';
import type { CgmSeries } from './series.ts';
import { countValues } from './value-counts.ts';

/**
 * How the time with readings is distributed among the five levels. Where sensors of different cadence are joined, a
 * reading counts the minutes that it represents, so that a 15-minute reading counts as three of five.
 *
 * @example timeInRanges(series).levels.map((share) => share.displayPercent) // adds up to 100
 */
export function timeInRanges(series: CgmSeries, profile: RangeProfile = 'STANDARD'): TimeInRanges {
  const counts = new Float64Array(5);
  const minutes = new Float64Array(5);
  const { readingMinutes, mgdl } = series;
  if (readingMinutes) {
    for (let i = 0; i < mgdl.length; i++) {
      const level = levelIndexOf(mgdl[i]!, profile);
      counts[level]!++;
      minutes[level]! += readingMinutes[i]!;
    }
  } else {
    const { values, counts: times } = countValues(series);
    for (let i = 0; i < values.length; i++) counts[levelIndexOf(values[i]!, profile)]! += times[i]!;
    for (let level = 0; level < 5; level++) minutes[level] = counts[level]! * series.cadenceMinutes;
  }
  const weights = readingMinutes ? minutes : counts;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const percents = [...weights].map((weight) => (total > 0 ? (100 * weight) / total : 0));
  const display = total > 0 ? wholePercents(percents) : percents;
  return {
    profile,
    count: mgdl.length,
    minutes: minutes.reduce((sum, part) => sum + part, 0),
    levels: CGM_LEVELS.map((level, i) => ({
      level,
      count: counts[i]!,
      minutes: minutes[i]!,
      percent: percents[i]!,
      displayPercent: display[i]!,
    })),
  };
}

/** Whole numbers that add up to 100, by largest remainder. */
export function wholePercents(percents: readonly number[]): number[] {
  const whole = percents.map(Math.floor);
  let missing = 100 - whole.reduce((sum, part) => sum + part, 0);
  const order = percents
    .map((percent, index) => ({ index, rest: percent - Math.floor(percent) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order) {
    if (missing-- <= 0) break;
    whole[index]!++;
  }
  return whole;
}

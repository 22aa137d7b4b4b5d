import { minutesOf } from './covered.ts';
import { riskGradesOf } from './findings/grades.ts';
import { hourMinutes, localHour } from './hour-minutes.ts';
import { localDays, seriesClock } from './local-days.ts';
import type { HeatCell, HeatRow, LocalDay } from './metric-types.ts';
import { CGM_RANGES, levelOf, type CgmRange, type RangeProfile } from './ranges.ts';
import type { CgmSeries } from './series.ts';
import { spanState, type RecordedLimits, type Span } from './span-state.ts';
import { recordedSpan } from './window.ts';

/** Weight of a reading that represents no time of its own, being followed at once by another. */
const TINY = 1e-9;

/**
 * Mean glucose by local day and clock hour, weighed by time. A cell has the level of its mean; when readings cover less
 * than half of the hour it has none. The repeated hour of autumn expects twice as many, the skipped one of spring none.
 *
 * @param limits what the whole test has recorded, where the series is a part of it, and the current time: hours beyond
 *   them are not missing
 */
export function heatMap(
  series: CgmSeries,
  profile: RangeProfile = 'STANDARD',
  days: readonly LocalDay[] = localDays(series),
  limits: RecordedLimits = { recorded: recordedSpan(series) },
): HeatRow[] {
  const { cadenceMinutes } = series;
  const clock = seriesClock(series, days[0]?.fromEpoch, days[days.length - 1]?.toEpoch);
  return days.map((day) => {
    const hours = hoursOf(series, day, CGM_RANGES[profile]);
    const minutes = hourMinutes(clock, day);
    let from = day.fromEpoch;
    const cells = hours.map((hour, i): HeatCell => {
      const span: Span = { fromEpoch: from, toEpoch: from + minutes[i]! * 60 };
      from = span.toEpoch;
      const state = spanState(hour.covered, minutes[i]!, span, limits);
      const mean = hour.count > 0 ? hour.sum / hour.weight : null;
      return {
        mean,
        level: mean === null || state !== 'MEASURED' ? null : levelOf(mean, profile),
        state: mean === null && state === 'MEASURED' ? 'MISSING' : state,
        min: hour.count > 0 ? hour.min : null,
        max: hour.count > 0 ? hour.max : null,
        low: hour.count > 0 ? riskGradesOf(hour.min, profile).low : 0,
        high: hour.count > 0 ? riskGradesOf(hour.max, profile).high : 0,
        minutesBelow: hour.below,
        minutesAbove: hour.above,
        count: hour.count,
        expected: expectedOf(hour, minutes[i]!, cadenceMinutes),
      };
    });
    return { date: day.date, cells };
  });
}

/** Readings that an hour implies, at the cadence of those that it has. */
function expectedOf({ count, covered }: Hour, minutes: number, cadenceMinutes: number): number {
  if (cadenceMinutes === 0) return 0;
  return covered > 0 ? (minutes * count) / covered : minutes / cadenceMinutes;
}

interface Hour {
  sum: number;
  weight: number;
  covered: number;
  count: number;
  min: number;
  max: number;
  below: number;
  above: number;
}

function hoursOf(series: CgmSeries, day: LocalDay, range: CgmRange): Hour[] {
  const { epochSeconds, offsetMinutes, mgdl } = series;
  const hours = Array.from({ length: 24 }, (): Hour => ({
    sum: 0,
    weight: 0,
    covered: 0,
    count: 0,
    min: Infinity,
    max: -Infinity,
    below: 0,
    above: 0,
  }));
  for (let i = day.startIndex; i < day.endIndex; i++) {
    const hour = hours[localHour(epochSeconds[i]! + offsetMinutes[i]! * 60)]!;
    const value = mgdl[i]!;
    const minutes = minutesOf(series, i);
    const weight = Math.max(minutes, TINY);
    hour.sum += value * weight;
    hour.weight += weight;
    hour.covered += minutes;
    hour.count++;
    if (value < range.low) hour.below += minutes;
    if (value > range.high) hour.above += minutes;
    if (value < hour.min) hour.min = value;
    if (value > hour.max) hour.max = value;
  }
  return hours;
}

/** Shorter times below the range in an hour are not marked: an episode takes as long (Battelino 2023). */
const MARKED_MINUTES = 15;

/**
 * What the mean of an hour hides: a severe low, or at least a quarter of an hour below the range, in a cell that its mean
 * shows as in range, high or missing. null where the cell itself says it.
 *
 * @example // an hour at 45 for 35 minutes and at 105 for the rest, whose mean is 71: 'SEVERE_HYPOGLYCEMIA'
 */
export function hiddenLow({
  level,
  low,
  minutesBelow,
}: Pick<HeatCell, 'level' | 'low' | 'minutesBelow'>): 'SEVERE_HYPOGLYCEMIA' | 'LOW' | null {
  if (low === 3) return level === 'SEVERE_HYPOGLYCEMIA' ? null : 'SEVERE_HYPOGLYCEMIA';
  if (minutesBelow < MARKED_MINUTES || level === 'LOW' || level === 'SEVERE_HYPOGLYCEMIA') return null;
  return 'LOW';
}

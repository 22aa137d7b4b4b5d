import { offsetAt, type ZoneTable } from '../shared/index.ts';
import { localDays, seriesClock } from './local-days.ts';
import type { HeatCell, HeatRow, LocalDay } from './metric-types.ts';
import { levelOf, type RangeProfile } from './ranges.ts';
import type { CgmSeries } from './series.ts';

/** Below this share of the expected readings an hour is missing. */
const HEAT_CELL_MIN_SHARE = 0.5;

/**
 * Mean glucose by local day and clock hour. A cell has the level of its mean; with fewer than half of the expected
 * readings it has none ("missing"). The repeated hour of autumn expects twice as many, the skipped one of spring none.
 */
export function heatMap(
  series: CgmSeries,
  profile: RangeProfile = 'STANDARD',
  days: readonly LocalDay[] = localDays(series),
): HeatRow[] {
  const { epochSeconds, offsetMinutes, mgdl, cadenceMinutes } = series;
  const clock = seriesClock(series, days[0]?.fromEpoch, days[days.length - 1]?.toEpoch);
  return days.map((day) => {
    const sums = new Float64Array(24);
    const counts = new Uint32Array(24);
    for (let i = day.startIndex; i < day.endIndex; i++) {
      const hour = localHour(epochSeconds[i]! + offsetMinutes[i]! * 60);
      sums[hour]! += mgdl[i]!;
      counts[hour]!++;
    }
    const minutes = hourMinutes(clock, day);
    const cells = Array.from({ length: 24 }, (_, hour): HeatCell => {
      const count = counts[hour]!;
      const expected = cadenceMinutes > 0 ? minutes[hour]! / cadenceMinutes : 0;
      const mean = count > 0 ? sums[hour]! / count : null;
      const isMissing = mean === null || expected === 0 || count < HEAT_CELL_MIN_SHARE * expected;
      return { mean, level: isMissing ? null : levelOf(mean, profile), count, expected };
    });
    return { date: day.date, cells };
  });
}

/** Clock hour 0–23 of local seconds. */
function localHour(localSeconds: number): number {
  return Math.floor((localSeconds - Math.floor(localSeconds / 86_400) * 86_400) / 3600);
}

/** How many minutes of a day each clock hour has: 60 except around a clock change. */
function hourMinutes(clock: ZoneTable, day: LocalDay): Float64Array {
  const minutes = new Float64Array(24);
  if (offsetAt(clock, day.fromEpoch) === offsetAt(clock, day.toEpoch - 1)) return minutes.fill(60);
  for (let epoch = day.fromEpoch; epoch < day.toEpoch; epoch += 60) {
    minutes[localHour(epoch + offsetAt(clock, epoch) * 60)]!++;
  }
  return minutes;
}

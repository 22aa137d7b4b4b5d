import { localDateOfDays, startOfLocalDay, zoneTable, type ZoneTable } from '../shared/index.ts';
import { coverageOf, readingsSpan } from './covered.ts';
import type { LocalDay } from './metric-types.ts';
import { firstIndexAt, type CgmSeries } from './series.ts';

const DAY = 86_400;

/** The clock of a series' zone over its readings (or the given span), with days to spare on both sides. */
export function seriesClock(
  { epochSeconds, zone }: Pick<CgmSeries, 'epochSeconds' | 'zone'>,
  fromEpoch?: number,
  toEpoch?: number,
): ZoneTable {
  const first = fromEpoch ?? epochSeconds[0] ?? 0;
  const last = toEpoch ?? epochSeconds[epochSeconds.length - 1] ?? first;
  return zoneTable(zone, first - 2 * DAY, last + 2 * DAY);
}

/** Number of the local day (since 1970-01-01) of an instant. */
function localDayNumber(clock: ZoneTable, epochSeconds: number): number {
  let day = Math.floor((epochSeconds + clock.minutes[0]! * 60) / DAY) - 1;
  while (startOfLocalDay(clock, day + 1) <= epochSeconds) day++;
  return day;
}

/**
 * The patient's local days from that of the first reading to that of the last (or of the given window), each whole: 23
 * or 25 hours when the clock changes. Includes days without readings.
 *
 * The last day expects readings until the window ends, which has to be now at the latest, or without one until the last
 * reading of all: hours to come are not missing, neither of a running sensor nor of a stored file.
 */
export function localDays(series: CgmSeries, window?: { fromEpoch: number; toEpoch: number }): LocalDay[] {
  const { epochSeconds } = series;
  if (!window && epochSeconds.length === 0) return [];
  const fromEpoch = window?.fromEpoch ?? epochSeconds[0]!;
  const lastEpoch = window ? window.toEpoch - 1 : epochSeconds[epochSeconds.length - 1]!;
  const endEpoch = window?.toEpoch ?? readingsSpan(series).toEpoch;
  const clock = seriesClock(series, fromEpoch, lastEpoch);
  const lastDay = localDayNumber(clock, lastEpoch);
  const days: LocalDay[] = [];
  let from = 0;
  for (let day = localDayNumber(clock, fromEpoch); day <= lastDay; day++) {
    from = days.length === 0 ? startOfLocalDay(clock, day) : from;
    const to = startOfLocalDay(clock, day + 1);
    // A zone that moves across the date line skips a whole day.
    if (to === from) continue;
    const startIndex = firstIndexAt(series, from);
    const endIndex = firstIndexAt(series, to);
    days.push({
      date: localDateOfDays(day),
      fromEpoch: from,
      toEpoch: to,
      startIndex,
      endIndex,
      ...coverageOf(series, from, Math.min(to, endEpoch)),
      hours: (to - from) / 3600,
    });
    from = to;
  }
  return days;
}

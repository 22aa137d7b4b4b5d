import { offsetAt, type ZoneTable } from '../shared/index.ts';

const DAY = 86_400;

const secondOfDay = (localSeconds: number) => localSeconds - Math.floor(localSeconds / DAY) * DAY;

/** Clock hour 0–23 of local seconds. */
export function localHour(localSeconds: number): number {
  return Math.floor(secondOfDay(localSeconds) / 3600);
}

/** How many minutes of a span each clock hour has; in a day 60 each, except around a clock change. */
export function hourMinutes(
  clock: ZoneTable,
  { fromEpoch, toEpoch }: { fromEpoch: number; toEpoch: number },
): Float64Array {
  const minutes = new Float64Array(24);
  const isWholeDay = toEpoch - fromEpoch === DAY;
  if (isWholeDay && offsetAt(clock, fromEpoch) === offsetAt(clock, toEpoch - 1)) return minutes.fill(60);
  let at = fromEpoch;
  while (at < toEpoch) {
    const second = secondOfDay(at + offsetAt(clock, at) * 60);
    // Quarters of an hour: clocks change at one of them everywhere.
    const end = Math.min(toEpoch, at + 900 - (second % 900));
    minutes[Math.floor(second / 3600)]! += (end - at) / 60;
    at = end;
  }
  return minutes;
}

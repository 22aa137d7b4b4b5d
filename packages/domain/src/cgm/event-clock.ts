import { clockIn, daysOfLocalDate, resolveWallClock, zoneTable } from '../shared/index.ts';

/** Which of two equal times of a day on which clocks go back. */
export type ClockTurn = 'FIRST' | 'SECOND';

/** What a clock shows: `YYYY-MM-DD` and `HH:MM`; `turn` where that time occurs twice. */
export interface ClockTime {
  date: string;
  time: string;
  turn: ClockTurn | null;
}

export type FoundClockTime = { kind: 'found'; instant: string } | { kind: 'ask' | 'skipped' | 'invalid' };

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;
const DAY = 86_400;

function resolve({ date, time }: Pick<ClockTime, 'date' | 'time'>, zone: string) {
  const day = daysOfLocalDate(date);
  const [, hours, minutes] = CLOCK.exec(time) ?? [];
  if (day === null || hours === undefined || minutes === undefined) return null;
  const wall = day * DAY + Number(hours) * 3600 + Number(minutes) * 60;
  return resolveWallClock(zoneTable(zone, wall - 2 * DAY, wall + 2 * DAY), wall);
}

/** Whether a time occurs twice on its day. */
export const isRepeatedTime = (clock: Pick<ClockTime, 'date' | 'time'>, zone: string): boolean =>
  resolve(clock, zone)?.kind === 'twice';

/** The instant of what a clock in `zone` shows; `ask` for a time that occurs twice without saying which. */
export function instantOfClock(clock: ClockTime, zone: string): FoundClockTime {
  const found = resolve(clock, zone);
  if (found === null) return { kind: 'invalid' };
  if (found.kind === 'never') return { kind: 'skipped' };
  if (found.kind === 'twice' && clock.turn === null) return { kind: 'ask' };
  const epoch =
    found.kind === 'once' ? found.epochSeconds : clock.turn === 'SECOND' ? found.second : found.first;
  return { kind: 'found', instant: new Date(epoch * 1000).toISOString() };
}

/** What a clock in `zone` shows at an instant, to the minute. */
export function clockOfInstant(instant: string, zone: string): ClockTime {
  const { date, time } = clockIn(zone, instant);
  const clock = { date, time: time.slice(0, 5) };
  const found = resolve(clock, zone);
  if (found?.kind !== 'twice') return { ...clock, turn: null };
  return { ...clock, turn: Date.parse(instant) / 1000 >= found.second ? 'SECOND' : 'FIRST' };
}

import { fromAbsolute } from '@internationalized/date';
import { zoneClock } from '../cartesian/zoneClock.ts';

/**
 * Formats times of day. In a night with a clock change one hour repeats: then each time says which of the two it is.
 */
export function clockFormat(
  locale: string,
  timeZone: string,
  { from, to }: { readonly from: number; readonly to: number },
): (epochSeconds: number) => string {
  const changes = fromAbsolute(from * 1000, timeZone).offset !== fromAbsolute(to * 1000, timeZone).offset;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    ...(changes ? { timeZoneName: 'short' as const } : {}),
  });
  return (epochSeconds) => format.format(epochSeconds * 1000);
}

/** A moment of a night at which the sleeper's clock changed, in words. */
export interface NightMark {
  readonly at: number;
  readonly text: string;
}

const two = (value: number) => String(value).padStart(2, '0');
/** Time of day of a clock that is so many seconds ahead of UTC. */
function timeAhead(at: number, ahead: number): string {
  const minutes = Math.floor((((at + ahead) % 86_400) + 86_400) / 60) % 1440;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${two(rest)}`}`;
}

/**
 * Where the clock was put forward or back in a night, and at its start the clock that the sleeper still had.
 *
 * @param startOffset minutes that the clock of going to bed was ahead of UTC, where it is known
 */
export function nightMarks(
  timeZone: string,
  night: { readonly from: number; readonly to: number },
  startOffset: number | undefined,
  labels: { readonly clockChange: string; readonly otherClock: string },
): NightMark[] {
  if (!(night.to > night.from)) return [];
  const clock = zoneClock(timeZone, night);
  const marks = clock.changes.map(({ at, before, after }) => ({
    at,
    text: `${labels.clockChange}: ${timeAhead(at, before)} → ${timeAhead(at, after)}`,
  }));
  if (startOffset === undefined || startOffset * 60 === clock.offsetAt(night.from)) return marks;
  const began = `${timeAhead(night.from, startOffset * 60)} (${offsetText(startOffset)})`;
  return [{ at: night.from, text: `${labels.otherClock}: ${began}` }, ...marks];
}

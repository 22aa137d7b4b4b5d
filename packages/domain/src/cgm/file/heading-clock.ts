import { foldHeading } from '../../shared/delimited/index.ts';

/** `UTC`, `GMT` or `Zulu` as a word of a heading, with an offset or without, in brackets or not. */
const CLOCK = /[([]?\b(etc\/)?(?:utc|gmt|zulu)\b(?: ?([+\u2212-]) ?(\d{1,2})(?::?(\d{2}))?)?[)\]]?/;

/** Seconds east of UTC that a heading states for its column, `Timestamp (UTC)`; null when it states none. */
export function statedOffset(heading: string): number | null {
  const found = CLOCK.exec(foldHeading(heading));
  if (found === null) return null;
  const [, area, sign, hours = '0', minutes = '0'] = found;
  const seconds = Number(hours) * 3600 + Number(minutes) * 60;
  // The IANA zones `Etc/GMT+5` count hours west of Greenwich, as POSIX does.
  const isEast = (sign === undefined || sign === '+') === (area === undefined);
  return seconds === 0 || isEast ? seconds : -seconds;
}

/** A folded heading without the clock that it states: `time (utc)` is a `time`. */
export function withoutClock(folded: string): string {
  return CLOCK.test(folded) ? folded.replace(CLOCK, ' ').replace(/\s+/g, ' ').trim() : folded;
}

import { MARK_DAY_ONLY, type Collected } from './collected.ts';

/** The rows beside midnight are a sensor's step away, of which the longest is a quarter of an hour. */
const BESIDE_SECONDS = 16 * 60;

/**
 * Keeps readings whose row has a day and no hour where a row beside it proves that it was midnight: spreadsheets and
 * some programs write 00:00 as the day alone. Any other such row could be of any hour, and is left out as unreadable.
 */
export function keepMidnights(collected: Collected): void {
  const { marks, walls } = collected;
  const isDayOnly = (at: number) => (marks[at]! & MARK_DAY_ONLY) !== 0;
  let found = 0;
  for (let at = 0; at < collected.size; at++) if (isDayOnly(at)) found++;
  if (found === 0) return;
  const { size } = collected;
  const isBeside = (at: number, other: number) =>
    other >= 0 &&
    other < size &&
    !isDayOnly(other) &&
    walls[at] !== walls[other] &&
    Math.abs(walls[at]! - walls[other]!) <= BESIDE_SECONDS;
  const isProven = Array.from({ length: size }, (_, at) => isBeside(at, at - 1) || isBeside(at, at + 1));
  collected.midnights = isProven.filter((proven, at) => proven && isDayOnly(at)).length;
  const isKept = Array.from({ length: size }, (_, at) => !isDayOnly(at) || isProven[at] === true);
  collected.keepOnly((at) => isKept[at] === true, 'TIME_UNREADABLE');
}

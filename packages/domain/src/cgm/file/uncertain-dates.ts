import { civilFromDays, daysFromCivil, isCivilDate } from '../../shared/index.ts';
import { MARK_ABSOLUTE, type Collected } from './collected.ts';
import type { DayOrders } from './day-orders.ts';
import type { CgmRefusalDetails } from './result.ts';
import { numbersOfOpen, OPEN_WALL } from './time-reader.ts';

const DAY = 86_400;
/** A sensor is not read for so long only when it is not worn. */
const PAUSE = 6 * 3600;

/**
 * Where the dates look like something that they may not be, or null: reading them would put days into other months
 * without a word.
 *
 * @param now seconds since 1970; null when it does not matter
 */
export function uncertainDates(
  collected: Collected,
  orders: DayOrders,
  now: number | null,
): CgmRefusalDetails | null {
  if (orders.isNeeded) {
    const row = otherKindRow(collected);
    if (row > 0) return { row };
    return orders.mayBeginWithYear && mayBeginWithYear(collected, now) ? { row: collected.rows[0]! } : null;
  }
  return mayEndWithMonth(collected) ? { row: collected.rows[0]!, expected: 'YYYY-MM-DD' } : null;
}

/**
 * The first row whose date begins with the year when those before do not, or the other way round; 0 when there is none.
 * An American spreadsheet leaves that of a European file: it takes `05-11-2025` for a day in May and keeps `13-11-2025`
 * as a text.
 */
function otherKindRow({ walls, rows, size }: Collected): number {
  const isOpen = walls[0]! >= OPEN_WALL;
  for (let at = 1; at < size; at++) if (walls[at]! >= OPEN_WALL !== isOpen) return rows[at]!;
  return 0;
}

/**
 * Whether `26/05/05` may be a day of 2026: all dates begin with one number that is no month, and are dates with it as
 * their year too. A year to come is none.
 */
function mayBeginWithYear({ walls, size }: Collected, now: number | null): boolean {
  const { first } = numbersOfOpen(walls[0]!);
  if (first <= 12 || (now !== null && Date.UTC(2000 + first, 0, 1) / 1000 > now + DAY)) return false;
  for (let at = 0; at < size; at++) {
    const date = numbersOfOpen(walls[at]!);
    if (date.first !== first || !isCivilDate(2000 + first, date.middle, date.year - 2000)) return false;
  }
  return true;
}

/**
 * Whether dates that begin with the year have the month at their end, as `2026-13-04`: no day is above 12, and with day
 * and month exchanged the readings are in half as many pieces or fewer. What a spreadsheet has exchanged looks the same.
 */
function mayEndWithMonth({ walls, marks, size }: Collected): boolean {
  const exchanged = new Float64Array(size);
  let previous = Number.NaN;
  let moved = 0;
  for (let at = 0; at < size; at++) {
    // A date with a zone, or seconds since 1970, is no table's own spelling.
    if ((marks[at]! & MARK_ABSOLUTE) !== 0) return false;
    const days = Math.floor(walls[at]! / DAY);
    if (days !== previous) {
      const { year, month, day } = civilFromDays(days);
      if (day > 12) return false;
      moved = (daysFromCivil(year, day, month) - days) * DAY;
      previous = days;
    }
    exchanged[at] = walls[at]! + moved;
  }
  return piecesOf(exchanged) * 2 <= piecesOf(walls.slice(0, size));
}

/** Into how many pieces long pauses divide readings; sorts them. */
function piecesOf(walls: Float64Array): number {
  walls.sort();
  let pieces = 1;
  for (let at = 1; at < walls.length; at++) if (walls[at]! - walls[at - 1]! > PAUSE) pieces++;
  return pieces;
}

import type { CgmRefusalDetails, DayOrder } from './result.ts';
import type { TimeReader } from './time-reader.ts';

const FULL_STOP = 46;

/** Dates written in one style: the same mark between the numbers, as many digits of the year, AM or PM or neither. */
interface DateStyle {
  row: number;
  hasDots: boolean;
  hasShortYears: boolean;
  /** First row whose first number is over 12 (a day), and first whose second is; 0 for none. */
  dayFirstRow: number;
  monthFirstRow: number;
}

/**
 * What the dates themselves say of the order of day and month. Dates of another style come from another program or
 * region: LibreView writes `05-04-2026 14:00` in Europe and `04-05-2026 2:00 PM` in America. So each style has to say its
 * order by itself, and what one says holds for no other.
 */
export class DayOrders {
  readonly #styles = new Map<number, DateStyle>();
  #monthLastRow = 0;

  note(time: TimeReader, row: number): void {
    const { first, middle, separator, hasHalf, hasShortYear } = time;
    const key = separator + (hasHalf ? 256 : 0) + (hasShortYear ? 512 : 0);
    let style = this.#styles.get(key);
    if (style === undefined) {
      const hasDots = separator === FULL_STOP;
      style = { row, hasDots, hasShortYears: hasShortYear, dayFirstRow: 0, monthFirstRow: 0 };
      this.#styles.set(key, style);
    }
    if (first > 12 && style.dayFirstRow === 0) style.dayFirstRow = row;
    if (middle > 12 && style.monthFirstRow === 0) style.monthFirstRow = row;
  }

  /** A date that begins with the year and has no month unless its last number is one. */
  noteMonthLast(row: number): void {
    if (this.#monthLastRow === 0) this.#monthLastRow = row;
  }

  /** Whether there are dates that have an order of day and month. */
  get isNeeded(): boolean {
    return this.#styles.size > 0;
  }

  /** Whether all dates have years of two digits and no full stops: any of their numbers may be the year. */
  get mayBeginWithYear(): boolean {
    const styles = [...this.#styles.values()];
    return styles.length > 0 && styles.every(({ hasShortYears, hasDots }) => hasShortYears && !hasDots);
  }

  get order(): DayOrder | null {
    for (const style of this.#styles.values()) {
      const order = orderOf(style);
      if (order !== null) return order;
    }
    return null;
  }

  /** The first date of another order than those before, or of another style without an order; null when there is none. */
  contradiction(): CgmRefusalDetails | null {
    if (this.#monthLastRow > 0) return { row: this.#monthLastRow, expected: 'YYYY-MM-DD' };
    const styles = [...this.#styles.values()];
    for (const { dayFirstRow, monthFirstRow } of styles) {
      if (dayFirstRow > 0 && monthFirstRow > 0) {
        const expected = dayFirstRow < monthFirstRow ? 'DMY' : 'MDY';
        return { row: Math.max(dayFirstRow, monthFirstRow), expected };
      }
    }
    const [first, ...others] = styles;
    if (first === undefined) return null;
    const expected = orderOf(first);
    const other = others.find((style) => expected === null || orderOf(style) !== expected);
    if (other === undefined) return null;
    return { row: other.row, ...(expected === null ? {} : { expected }) };
  }
}

/** A number over 12 is a day; with full stops the day always comes first. */
function orderOf({ dayFirstRow, monthFirstRow, hasDots }: DateStyle): DayOrder | null {
  if (dayFirstRow > 0) return 'DMY';
  if (monthFirstRow > 0) return 'MDY';
  return hasDots ? 'DMY' : null;
}

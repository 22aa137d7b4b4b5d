import { daysFromCivil, isCivilDate, type DayOrder } from '../../shared/index.ts';

/** `4/13/16`, `12-05-2024`: day and month, in an order that one date alone may not tell. */
const WRITTEN = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;

/** In which order a file writes day and month, and what says so. */
export interface FoundDayOrder {
  order: DayOrder;
  /** Its own dates, the person who was asked, or that its maker writes no other. */
  by: 'DATES' | 'ANSWER' | 'MAKER';
  /** The first date that has one reading, and its line or place; null where none has. */
  date: string | null;
  row: number | null;
}

interface Written {
  row: number;
  text: string;
}

const MOST_MONTH = 12;

function orderOfOne(text: string): { order: DayOrder | 'SAME' | 'OPEN' } | null {
  const match = WRITTEN.exec(text);
  if (!match) return null;
  const [first, second] = [Number(match[1]), Number(match[3])];
  if (first > MOST_MONTH) return { order: 'DMY' };
  if (second > MOST_MONTH) return { order: 'MDY' };
  return { order: first === second ? 'SAME' : 'OPEN' };
}

/**
 * Dates of one file. A number over 12 is a day, and says it for all of them. Where dates of both orders stand side by side,
 * as a spreadsheet leaves them that took some for others, nothing holds for those that could be either: they are unreadable.
 */
export class WrittenDates {
  /** Null where no date has such an order, or none is known. */
  readonly found: FoundDayOrder | null;
  /** A date that may be either, while nothing says which. */
  readonly open: string | null;
  readonly #order: DayOrder | null;

  constructor(dates: Iterable<Written>, says: { answer?: DayOrder; maker?: DayOrder } = {}) {
    const proofs = new Map<DayOrder, Written>();
    let [isWritten, open]: [boolean, string | null] = [false, null];
    for (const date of dates) {
      const order = orderOfOne(date.text)?.order;
      if (order === undefined) continue;
      isWritten = true;
      if (order === 'OPEN') open ??= date.text;
      else if (order !== 'SAME' && !proofs.has(order)) proofs.set(order, date);
    }
    const [proof, ...others] = proofs;
    const given = says.answer ?? says.maker ?? null;
    this.#order = others.length > 0 ? null : (proof?.[0] ?? given);
    this.open = proof === undefined && given === null ? open : null;
    const by = proof ? 'DATES' : says.answer === undefined ? 'MAKER' : 'ANSWER';
    this.found =
      isWritten && this.#order !== null
        ? { order: this.#order, by, date: proof?.[1].text ?? null, row: proof?.[1].row ?? null }
        : null;
  }

  /** Days since 1970; what stands behind the date is not looked at. */
  daysOf(text: string): number | null {
    const match = WRITTEN.exec(text);
    if (!match) return null;
    const own = orderOfOne(text)!.order;
    const order = own === 'DMY' || own === 'MDY' ? own : own === 'SAME' ? 'DMY' : this.#order;
    if (order === null) return null;
    const [first, second, year] = [Number(match[1]), Number(match[3]), Number(match[4])];
    const [day, month] = order === 'DMY' ? [first, second] : [second, first];
    const full = year < 100 ? 2000 + year : year;
    return isCivilDate(full, month, day) ? daysFromCivil(full, month, day) : null;
  }
}

/**
 * Those of a list of Fitbit's export, which writes the month first: null where none says otherwise, as in all of them but
 * those that somebody wrote anew.
 */
export function otherDates(
  entries: readonly unknown[],
  textIn: (entry: unknown) => string | null,
): WrittenDates | undefined {
  const written = entries.map((entry, index) => ({ row: index + 1, text: textIn(entry) ?? '' }));
  const dates = new WrittenDates(written, { maker: 'MDY' });
  return dates.found?.order === 'MDY' ? undefined : dates;
}

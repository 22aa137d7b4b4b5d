/** A decimal mark. */
export type Mark = '.' | ',';

/** What a number can be read as. */
export interface WrittenNumber {
  /** As a decimal, or as the one reading there is. */
  value: number;
  /** As thousands, where `1.234` or `1,234` leaves it open; null elsewhere. */
  thousands: number | null;
  /** The decimal mark that this number proves; null where it has none, or leaves it open. */
  mark: Mark | null;
  /** What separates the three digits of one that leaves it open. */
  separator: Mark | null;
}

const other = (mark: Mark): Mark => (mark === '.' ? ',' : '.');
const plain = (value: number, mark: Mark | null): WrittenNumber => ({
  value,
  thousands: null,
  mark,
  separator: null,
});

/** Reads a number as written, without deciding what only its neighbours can tell. */
export function readNumber(text: string): WrittenNumber | null {
  if (/^\d{1,9}$/u.test(text)) return plain(Number(text), null);
  const grouped = /^(\d{1,3})([.,])(\d{3})$/u.exec(text);
  if (grouped && !/^0/u.test(text)) {
    const [, whole, mark, rest] = grouped;
    return {
      value: Number(`${whole}.${rest}`),
      thousands: Number(`${whole}${rest}`),
      mark: null,
      separator: mark as Mark,
    };
  }
  const decimal = /^(\d{1,7})([.,])(\d{1,7})$/u.exec(text);
  if (decimal) return plain(Number(`${decimal[1]}.${decimal[3]}`), decimal[2] as Mark);
  const bare = /^[.,](\d{1,4})$/u.exec(text);
  if (bare) return plain(Number(`0.${bare[1]}`), text[0] as Mark);
  // Two marks, or groups of three: the last single mark is the decimal one.
  const groups = /^(\d{1,3})((?:([.,])\d{3})(?:\3\d{3})*)(?:([.,])(\d+))?$/u.exec(text);
  if (groups) {
    const [, first, rest, mark, last, decimals] = groups;
    if (last === mark) return null;
    const whole = `${first}${rest!.replaceAll(mark!, '')}`;
    return plain(Number(decimals === undefined ? whole : `${whole}.${decimals}`), other(mark as Mark));
  }
  return null;
}

/** Which decimal mark a document uses: null where it proves none, `BOTH` where rows contradict each other. */
export type Convention = Mark | 'BOTH' | null;

export function conventionOf(numbers: readonly WrittenNumber[]): Convention {
  const marks = new Set(numbers.flatMap(({ mark }) => (mark === null ? [] : [mark])));
  return marks.size === 2 ? 'BOTH' : ([...marks][0] ?? null);
}

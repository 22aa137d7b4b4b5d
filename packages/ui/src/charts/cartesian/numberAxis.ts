import { roundedOut, roundNumbers } from './roundNumbers.ts';

/** Whether a value is a number that can be drawn. */
export const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export interface NumberAxis {
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
}

/**
 * An axis that ends on round numbers and includes all values; values that are all equal are centred.
 *
 * @param about approximate number of ticks @param hasZero lengths are compared from zero, positions need not be
 * @param least how much it spans at least, so that a small change does not look like a large one
 */
export function numberAxis(
  values: Iterable<number | null | undefined>,
  about: number,
  hasZero = false,
  least = 0,
): NumberAxis {
  let low = hasZero ? 0 : Number.POSITIVE_INFINITY;
  let high = hasZero ? 0 : Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (!isNumber(value)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low > high) [low, high] = [0, 1];
  else if (low === high && least === 0) {
    const around = Math.abs(low) / 10 || 1;
    [low, high] = hasZero ? [low, low + 1] : [low - around, high + around];
  }
  const short = least - (high - low);
  if (short > 0) [low, high] = [low - short / 2, high + short / 2];
  const [from, to] = roundedOut(low, high, about);
  return { domain: [from, to], ticks: roundNumbers(from, to, about) };
}

/** Formats the numbers of an axis alike: as many decimals as its step needs, abbreviated if huge. */
export function tickFormat(
  locale: string,
  marks: readonly number[],
  options: Intl.NumberFormatOptions = {},
): (value: number) => string {
  const step = marks.length > 1 ? Math.abs((marks[1] ?? 0) - (marks[0] ?? 0)) : 1;
  const share = options.style === 'percent' ? 2 : 0;
  const decimals = Math.min(6, Math.max(0, -Math.floor(Math.log10(step || 1) + 1e-9) - share));
  const isHuge = marks.some((mark) => Math.abs(mark) >= 1e6);
  const format = new Intl.NumberFormat(locale, {
    useGrouping: 'always' as const,
    ...options,
    ...(isHuge
      ? { notation: 'compact' as const, minimumFractionDigits: 0, maximumFractionDigits: 2 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  });
  return (value) => unbroken(format.format(value));
}

/** Formats one value for announcement: with up to two decimals unless the caller specifies otherwise. */
export function valueFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): (value: number) => string {
  const format = new Intl.NumberFormat(locale, {
    // Group four digits too: otherwise Spanish would show 1234 beside 12.345.
    useGrouping: 'always' as const,
    maximumFractionDigits: options.style === 'percent' ? 1 : 2,
    ...options,
  });
  return (value) => unbroken(format.format(value));
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** A formatted value with its unit, which never wraps away from it. */
export const withUnit = (value: string, unit: string | undefined) => (unit ? `${value}\u00a0${unit}` : value);

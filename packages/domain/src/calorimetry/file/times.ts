import { medianOf } from '../series.ts';
import type { CartTable } from './find-table.ts';
import { cellsIn } from './columns.ts';
import { colonTimeOf, numberOf, type NumberStyle } from './numbers.ts';
import { CART_UNITS } from './units.ts';

/** Units that a time without one can have. */
export const TIME_UNITS = ['SECONDS', 'MINUTES', 'HOURS', 'DAYS', 'MILLISECONDS'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** How the times of a file are read. */
export interface TimeStyle {
  kind: 'NUMBER' | 'COLON';
  /** Multiplies a number, or the seconds of a time with colons, to seconds. */
  factor: number;
  isClock: boolean;
  /** Said when only the size of the times told what they are. */
  bySize?: string;
}

/** How far apart samples are, and how long tests last, when a unit is told by them: a breath to two minutes; five hours. */
const STEP = { low: 0.2, high: 150 };
const LENGTH = { low: 60, high: 5 * 3600 };
/** What a stated unit may lead to before it is doubted. */
const STATED_STEP = { low: 0.02, high: 600 };
const STATED_LENGTH = { low: 0, high: 26 * 3600 };
/** Seconds from the first to the last sample: a day in a chamber, with what is set up before. Longer is no recording. */
export const LONGEST_SPAN_S = STATED_LENGTH.high;

function fits(values: readonly number[], factor: number, isStated: boolean): boolean {
  const steps = values.slice(1).map((value, i) => (value - values[i]!) * factor);
  const step = medianOf(steps.filter((each) => each > 0));
  const length = (values.at(-1)! - values[0]!) * factor;
  const [steps2, lengths] = isStated ? [STATED_STEP, STATED_LENGTH] : [STEP, LENGTH];
  // A file of a few rows has no usual step.
  if (Number.isNaN(step)) return true;
  return step >= steps2.low && step <= steps2.high && length >= lengths.low && length <= lengths.high;
}

/** Seconds from which a first time is one of the day. */
const CLOCK_FROM_S = 3 * 3600;

/** Decides how times are read; a list of units that fit when the file leaves it open. */
export function timeStyleOf(
  table: CartTable,
  column: number,
  style: NumberStyle,
  chosen: TimeUnit | undefined,
): TimeStyle | { open: TimeUnit[] } {
  const heading = table.headings[column]!;
  const cells = cellsIn(table, column);
  const colons = cells.map(colonTimeOf).filter((time) => time !== null);
  if (colons.length > cells.length / 2) {
    const values = colons.map(({ seconds }) => seconds);
    // No test begins hours after it began: that is the time of day.
    const isClock = heading.quantity === 'CLOCK' || (colons[0]!.parts === 3 && values[0]! >= CLOCK_FROM_S);
    if (isClock || fits(values, 1, false)) return { kind: 'COLON', factor: 1, isClock };
    // Excel reads 2:32 as hours and minutes; some carts write hours and minutes.
    if (colons.every(({ parts, isFullMinute }) => parts === 3 && isFullMinute) && fits(values, 1 / 60, false))
      return { kind: 'COLON', factor: 1 / 60, isClock, bySize: 'mm:ss' };
    if (colons.every(({ parts }) => parts === 2) && fits(values, 60, false))
      return { kind: 'COLON', factor: 60, isClock, bySize: 'hh:mm' };
    return { kind: 'COLON', factor: 1, isClock };
  }
  const values = cells.map((cell) => numberOf(cell, style)).filter((value) => value !== null);
  const stated = chosen ?? TIME_UNITS.find((unit) => unit === heading.unit);
  if (stated !== undefined && (chosen !== undefined || fits(values, CART_UNITS[stated], true)))
    return { kind: 'NUMBER', factor: CART_UNITS[stated], isClock: false };
  const candidates = TIME_UNITS.filter((unit) => fits(values, CART_UNITS[unit], false));
  if (stated === undefined && heading.strangeUnit === null && candidates.length === 1)
    return { kind: 'NUMBER', factor: CART_UNITS[candidates[0]!], isClock: false, bySize: candidates[0]! };
  return { open: candidates.length > 0 ? candidates : [...TIME_UNITS] };
}

/** Seconds of a cell; null when it is no time. */
export function timeOf(text: string, style: NumberStyle, { kind, factor }: TimeStyle): number | null {
  if (kind === 'NUMBER') {
    const value = numberOf(text, style);
    return value === null ? null : value * factor;
  }
  const time = colonTimeOf(text);
  return time === null ? null : time.seconds * factor;
}

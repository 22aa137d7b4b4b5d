import { parseDecimal } from '../../shared/index.ts';
import { KJ_PER_KCAL, sodiumOf } from '../nutrients.ts';
import { keptUnit, type FoodAmountField, type FoodImportUnit } from './fields.ts';

/** The sign before the decimals of a table. */
export const DECIMAL_SIGNS = ['COMMA', 'POINT'] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** What a cell says about an amount. */
export type ReadAmount =
  | { kind: 'amount'; value: number; unit: FoodImportUnit | null }
  /** Nothing was determined, or nothing is written. */
  | { kind: 'unknown' }
  /** There is less than can be measured: neither zero nor the limit. */
  | { kind: 'trace' }
  | { kind: 'unreadable' };

const UNKNOWN =
  /^(|[-–—.?*/]+|n\.?\/?[adem]\.?|nd|s\/?d|sin datos?|no disponible|desconocid[oa]|not available|unknown|null|none|missing|x)$/;
const TRACE = /^(tr\.?|trz\.?|t|traces?|trazas?|(<|≤|menos de|less than) ?[\d.,]+ ?[a-zµμ]*)$/;
const AMOUNT = /^([+-]?[\d.,' ]*\d[\d.,]*(?:e[+-]?\d{1,3})?) ?(kcal|kj|g|gr|mg|µg|μg|ug|mcg)?$/;
const UNITS: Readonly<Record<string, FoodImportUnit>> = {
  kcal: 'kcal',
  kj: 'kJ',
  g: 'g',
  gr: 'g',
  mg: 'mg',
  µg: 'µg',
  μg: 'µg',
  ug: 'µg',
  mcg: 'µg',
};

/**
 * Reads an amount with a decimal comma or point, perhaps with its unit. What was not determined and traces are not
 * numbers, and never zero.
 *
 * @param decimal the table's decimal sign, which decides what `1.234` is
 * @example readAmount('<0,1', 'COMMA') // { kind: 'trace' }
 */
export function readAmount(text: string, decimal: DecimalSign | null): ReadAmount {
  const folded = text.replace(/\s+/g, ' ').trim().toLowerCase();
  if (UNKNOWN.test(folded)) return { kind: 'unknown' };
  if (TRACE.test(folded)) return { kind: 'trace' };
  const [, number, unit] = AMOUNT.exec(folded) ?? [];
  const value = number === undefined ? null : numberOf(number, decimal);
  if (value === null) return { kind: 'unreadable' };
  return { kind: 'amount', value, unit: unit === undefined ? null : (UNITS[unit] ?? null) };
}

/** Groups of three digits: `1.234,5` and `1,234.5` are beyond doubt, `1.234` is what the table's other numbers are. */
function numberOf(text: string, decimal: DecimalSign | null): number | null {
  const bare = text.replace(/(?<=\d)[ '](?=\d{3}\b)/g, '');
  if (/^[+-]?\d+([.,]\d+)?e[+-]?\d+$/.test(bare)) return Number(bare.replace(',', '.'));
  if (/^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  if (/^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(bare)) return Number(bare.replaceAll(',', ''));
  if (decimal === 'COMMA' && /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/.test(bare))
    return Number(bare.replaceAll('.', ''));
  if (decimal === 'POINT' && /^[+-]?[1-9]\d{0,2}(,\d{3})+$/.test(bare))
    return Number(bare.replaceAll(',', ''));
  return parseDecimal(bare);
}

/** The decimal sign of a table's numbers; null when they show none, or both. */
export function decimalSignOf(texts: Iterable<string>): DecimalSign | null {
  let hasComma = false;
  let hasPoint = false;
  for (const text of texts) {
    // Three digits behind a sign may be thousands, unless a zero is before it.
    const [, sign] = /^\s*[+-]?(?:\d*([.,])(?:\d{1,2}|\d{4,})|0([.,])\d+)\b/.exec(text) ?? [];
    const found = sign ?? /^\s*[+-]?0([.,])\d/.exec(text)?.[1];
    if (found === ',') hasComma = true;
    else if (found === '.') hasPoint = true;
    if (hasComma && hasPoint) return null;
  }
  return hasComma ? 'COMMA' : hasPoint ? 'POINT' : null;
}

const GRAMS = { g: 1, mg: 1e-3, µg: 1e-6 } as const;

/** An amount in the unit in which it is kept; salt becomes milligrams of sodium. Null for a unit of something else. */
export function keptAmount(field: FoodAmountField, value: number, unit: FoodImportUnit): number | null {
  if (field === 'energy') {
    if (unit === 'kcal') return value;
    return unit === 'kJ' ? rounded(value / KJ_PER_KCAL) : null;
  }
  if (unit === 'kcal' || unit === 'kJ') return null;
  const kept = keptUnit(field);
  const inKept = unit === kept ? value : rounded((value * GRAMS[unit]) / GRAMS[kept as keyof typeof GRAMS]);
  return field === 'salt' ? rounded(sodiumOf(inKept)) : inKept;
}

/** Without the noise of binary fractions. */
const rounded = (value: number): number => Number(value.toPrecision(6));

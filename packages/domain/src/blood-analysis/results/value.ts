import { ADULT_AGE } from '../../shared/index.ts';
import { acceptsUnit, convertRow, isPlausible, loincOf } from '../markers/convert.ts';
import { bloodMarker } from '../markers/markers.ts';
import { otherUnit } from '../markers/other-unit.ts';
import { parseUnit, type BloodUnit } from '../markers/units.ts';
import type { BloodSubject, ConfirmedValue } from '../values.ts';
import type { BloodValueRecord } from './schemas.ts';

/** Value and range of a row in one unit. */
export interface FiguresIn {
  value: number;
  low: number | null;
  high: number | null;
  unit: string;
}

/** The unit of a value; null where the analyte has none such. A ratio may have no text for its unit. */
export function unitOfValue(id: string, text: string): BloodUnit | null {
  const marker = bloodMarker(id);
  const unit: BloodUnit | null =
    text.trim() === '' && marker.loinc.NUMBER !== undefined ? { kind: 'NUMBER', scale: 1 } : parseUnit(text);
  return unit !== null && acceptsUnit(marker, unit) ? unit : null;
}

type Stated = Pick<BloodValueRecord, 'marker' | 'value' | 'comparator' | 'unit'>;

/** Whether a value can hardly be true; one that is cut off below says nothing of how low it is. */
export function isUnlikely({ marker, value, comparator, unit }: Stated): boolean {
  const read = unitOfValue(marker, unit);
  if (read === null || comparator === '<' || comparator === '<=') return false;
  return isPlausible(bloodMarker(marker), value, read) === false;
}

type Row = Pick<BloodValueRecord, 'marker' | 'value' | 'low' | 'high' | 'unit'>;

/** A row in another unit, value and range together; null where it does not convert exactly. */
export function rowIn({ marker, value, low, high, unit }: Row, to: string): FiguresIn | null {
  const from = unit.trim() === '' ? bloodMarker(marker).unit : unit;
  const row = convertRow(marker, { value, low, high }, from, to);
  return row && { ...row, unit: to };
}

/** A row in the unit in which values of its analyte are compared. */
export const comparableRow = (row: Row): FiguresIn | null => rowIn(row, bloodMarker(row.marker).unit);

/** A row in the other common unit. */
export function otherRow(row: Row): FiguresIn | null {
  const to = otherUnit(row.marker, row.unit);
  return to === null ? null : rowIn(row, to);
}

export function loincOfValue({ marker, unit }: Pick<Row, 'marker' | 'unit'>): string | null {
  const read = unitOfValue(marker, unit);
  return read && loincOf(bloodMarker(marker), read);
}

/** What adults of a person's sex usually have, in the unit of a row; null for children and in pregnancy. */
export function usualIn(
  { marker, unit }: Pick<Row, 'marker' | 'unit'>,
  { age, sex, isPregnant }: BloodSubject,
): { low: number | null; high: number | null } | null {
  const { usual, unit: own } = bloodMarker(marker);
  if (usual === undefined || age === null || age < ADULT_AGE || isPregnant === true) return null;
  const isSame = usual.male.join() === usual.female.join();
  if (sex === null && !isSame) return null;
  const [low, high] = sex === 'FEMALE' ? usual.female : usual.male;
  const there = convertRow(marker, { value: 0, low, high }, own, unit.trim() === '' ? own : unit);
  return there && { low: there.low, high: there.high };
}

/** A value that was stated in moles, in mmol/L; the last digit that a factor leaves is none of the laboratory's. */
function molarOf(row: BloodValueRecord): { molar: number } | null {
  if (parseUnit(row.unit)?.kind !== 'MOLES') return null;
  const there = rowIn(row, 'mmol/L');
  return there && { molar: Number(there.value.toPrecision(12)) };
}

/** The values that rules and indices use: those that convert exactly. */
export const confirmedValues = (values: readonly BloodValueRecord[]): ConfirmedValue[] =>
  values.flatMap((row) => {
    const figures = comparableRow(row);
    if (figures === null) return [];
    // Of classes and of several ranges at once, neither limit is the person's.
    const isVerdict = row.rangeKind === 'INTERVAL' || row.rangeKind === 'LIMIT';
    const { value, low, high } = figures;
    const limits = isVerdict ? { low, high } : { low: null, high: null };
    return [{ marker: row.marker, comparator: row.comparator, value, ...limits, ...molarOf(row) }];
  });

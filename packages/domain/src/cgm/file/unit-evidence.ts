import type { GlucoseUnit } from '../../shared/index.ts';
import type { Collected } from './collected.ts';
import { foldHeading } from '../../shared/delimited/index.ts';
import { unitIn, type Headings } from './headings.ts';
import type { CgmRefusalDetails } from './result.ts';
import type { ScanFindings } from './scan-findings.ts';

/** The range of numbers that any sensor can have written, both ends included. */
const PLAUSIBLE: Record<GlucoseUnit, { min: number; max: number }> = {
  'mg/dL': { min: 20, max: 700 },
  'mmol/L': { min: 1, max: 39 },
};

/** Fractions below this under a mg/dL heading, and numbers above this under a mmol/L one, are in the other unit. */
const OTHER_UNIT = { 'mg/dL': 35, 'mmol/L': 39 } as const;

export type UnitEvidence = { unit: GlucoseUnit | null } | { contradiction: CgmRefusalDetails };

/** The unit that headings and unit columns state; two different ones are a contradiction, none leaves it open. */
export function statedUnit(
  headings: Headings,
  headingRow: number,
  rowUnits: ScanFindings['rowUnits'],
): UnitEvidence {
  let unit: GlucoseUnit | null = null;
  for (const stated of headings.units) {
    if (unit !== null && stated.unit !== unit) {
      return {
        contradiction: {
          row: headingRow,
          column: columnName(headings, stated.column),
          found: stated.unit,
          expected: unit,
        },
      };
    }
    unit = stated.unit;
  }
  for (const { row, column, text } of rowUnits) {
    const found = unitIn(foldHeading(text));
    if (found === null) continue;
    if (unit !== null && found !== unit) {
      return { contradiction: { row, column: columnName(headings, column), found: text, expected: unit } };
    }
    unit = found;
  }
  return { unit };
}

/** Units of glucose that are neither of the two: g/L in France, µmol/L in laboratories. */
const ANOTHER_UNIT = /(?<![a-zµμ])(?:[mµμu]?g|[nµμu]?mol)\s?\/\s?(?:dl|ml|l)(?![a-z])/i;

/**
 * Where another unit than mg/dL and mmol/L is stated. Asking which of the two it is would make 1.1 g/L a severe low of
 * 1.1 mmol/L.
 */
export function anotherUnit(
  headings: Headings,
  headingRow: number,
  rowUnits: ScanFindings['rowUnits'],
): CgmRefusalDetails | null {
  const { glucose } = headings;
  const places = [{ row: headingRow, column: glucose, text: headings.names[glucose] ?? '' }, ...rowUnits];
  for (const { row, column, text } of places) {
    const found = unitIn(foldHeading(text)) === null ? ANOTHER_UNIT.exec(text)?.[0] : undefined;
    if (found !== undefined) return { row, column: columnName(headings, column), found };
  }
  return null;
}

/** The first number that can only be in the other unit, or null. */
export function otherUnitRow(collected: Collected, unit: GlucoseUnit): { row: number; found: string } | null {
  const { values, rows, size, lowest, highest } = collected;
  if (unit === 'mmol/L' ? highest <= OTHER_UNIT[unit] : lowest >= OTHER_UNIT[unit]) return null;
  let suspects = 0;
  let firstSuspect = -1;
  for (let i = 0; i < size; i++) {
    const value = values[i]!;
    if (value === 0) continue;
    if (unit === 'mmol/L') {
      if (value > OTHER_UNIT['mmol/L']) return { row: rows[i]!, found: String(value) };
    } else if (value < OTHER_UNIT['mg/dL'] && value >= 1) {
      if (!Number.isInteger(value)) return { row: rows[i]!, found: String(value) };
      if (value < PLAUSIBLE['mg/dL'].min) {
        suspects++;
        if (firstSuspect < 0) firstSuspect = i;
      }
    }
  }
  // Whole numbers that low occur as error codes; when there are more than a few they are mmol/L.
  const isMany = suspects >= 3 && suspects >= size * 0.05;
  return isMany ? { row: rows[firstSuspect]!, found: String(values[firstSuspect]) } : null;
}

/** So many values in mmol/L are never all whole: one in ten is. */
const WHOLE_MMOL = 12;

/** The first value when all of many values in mmol/L are whole: their decimals were lost. */
export function wholeMmolRow({ values, rows, size }: Collected): { row: number; found: string } | null {
  let first = -1;
  let numbers = 0;
  for (let i = 0; i < size && numbers < WHOLE_MMOL; i++) {
    if (values[i] === 0) continue;
    if (first < 0) first = i;
    numbers++;
  }
  return numbers < WHOLE_MMOL ? null : { row: rows[first]!, found: String(values[first]) };
}

/** Whether a number is within what sensors write. */
export function isPlausible(value: number, unit: GlucoseUnit): boolean {
  return value >= PLAUSIBLE[unit].min && value <= PLAUSIBLE[unit].max;
}

/** The heading of a column, or its number from 1 when there is none. */
export function columnName(headings: Headings, column: number): string {
  return headings.names[column] ?? String(column + 1);
}

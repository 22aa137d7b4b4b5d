import { z } from 'zod';
import { headSchema, type PatientRecord } from './record.ts';
import { FORMER_ROWS, RECORD_ROWS, RECORD_SECTIONS } from './record-rows.ts';

/** More rows than any patient has, all sections together. */
const MOST_ROWS = 30_000;
/** Values in one row other than its readings. */
const MOST_VALUES = 20_000;

/** A valid record, or the path of the first value that is not. */
export type CheckedRecord = { record: PatientRecord } | { at: string };

/**
 * `recordSchema` row by row, so that the caller can serve other requests in between, within the limits of any patient.
 */
export function* recordCheckSteps(json: unknown): Generator<undefined, CheckedRecord> {
  const head = headSchema.extend({ sections: z.record(z.string(), z.unknown()) }).safeParse(json);
  if (!head.success) return { at: pathOf(head.error) };
  const checked: Record<string, unknown[]> = {};
  let count = 0;
  for (const section of RECORD_SECTIONS) {
    // A record that was exported before there was such a section has none.
    const rows = head.data.sections[section] ?? [];
    if (!Array.isArray(rows)) return { at: `sections/${section}` };
    count += rows.length;
    if (count > MOST_ROWS) return { at: `sections/${section}` };
    const good: unknown[] = (checked[section] = []);
    for (const [index, row] of rows.entries()) {
      const at = `sections/${section}/${index}`;
      if (hasTooManyValues(row)) return { at };
      const complete = FORMER_ROWS[section];
      const result = RECORD_ROWS[section].safeParse(complete && isFields(row) ? complete(row) : row);
      if (!result.success) return { at: `${at}/${pathOf(result.error)}` };
      good.push(result.data);
      yield;
    }
  }
  return { record: { ...head.data, sections: checked as PatientRecord['sections'] } };
}

const pathOf = ({ issues }: z.ZodError): string => issues[0]?.path.map(String).join('/') ?? '';

/** Readings have a limit of their own. */
function hasTooManyValues(row: unknown): boolean {
  const open: unknown[] = isRow(row)
    ? Object.entries(row).flatMap(([name, value]) => (name === 'readings' ? [] : [value]))
    : [];
  for (let seen = 0; open.length > 0; seen++) {
    const value = open.pop();
    if (!isRow(value)) continue;
    const inside = Object.values(value);
    if (seen + open.length + inside.length > MOST_VALUES) return true;
    for (const one of inside) open.push(one);
  }
  return false;
}

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isFields = (value: unknown): value is Record<string, unknown> => isRow(value) && !Array.isArray(value);

import type { RecordRow, RecordSection } from '@healzy/domain/patient-transfer';
import type { RecordSource, Row, RowOwner } from '../contributions/record.ts';
import type { Sql } from '../db/database.ts';
import { columnOf } from '../db/field-names.ts';
import { fieldsOf } from './sections.ts';

/** Inserts one row of a section for an existing patient. */
export async function insertRow<Section extends RecordSection>(
  sql: Sql,
  { section, source }: { section: Section; source: RecordSource<Section> },
  row: RecordRow<Section>,
  owner: RowOwner,
): Promise<void> {
  const written: Row = row;
  const values: Row = {
    accountId: owner.accountId,
    ...Object.fromEntries(fieldsOf(section, source).map((field) => [field, written[field] ?? null])),
    ...(source.derived ? source.derived(row, owner) : { patientId: owner.patientId }),
  };
  const fields = Object.keys(values);
  await sql.query(
    `INSERT INTO ${source.table} (${fields.map(columnOf).join(', ')})
     VALUES (${fields.map((field, i) => `$${i + 1}${castOf(values[field])}`).join(', ')})`,
    fields.map((field) => storedValue(values[field])),
  );
  await source.writeMore?.(sql, row, owner);
}

const isJson = (value: unknown): value is object => typeof value === 'object' && value !== null;
const castOf = (value: unknown): string => (isJson(value) ? '::text::json' : '');
const storedValue = (value: unknown): unknown => (isJson(value) ? JSON.stringify(value) : value);

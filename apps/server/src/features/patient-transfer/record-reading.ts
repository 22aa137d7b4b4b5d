import {
  RECORD_FORMAT,
  RECORD_SECTIONS,
  RECORD_VERSION,
  recordSchema,
  type PatientRecord,
} from '@healzy/domain/patient-transfer';
import { fieldsOfCard } from '@healzy/domain/patients';
import type { Contributions } from '../../contributions/index.ts';
import type { Row } from '../../contributions/record.ts';
import type { Sql } from '../../platform/db/database.ts';
import { findPatient } from '../patients/patient-rows.ts';
import { columnOf } from '../../platform/db/field-names.ts';
import { fieldsOf, rowsOf } from './sections.ts';

/** The storage key of each file of a record, by document id. */
export type FileKeys = ReadonlyMap<string, string>;

/**
 * Reads everything that a record contains, and the keys of its files.
 *
 * @throws when a row does not match the record's schema: then the schema is wrong, not the row
 */
export async function readRecord(
  sql: Sql,
  { accountId, patientId }: { accountId: string; patientId: string },
  { contributions, now }: { contributions: Contributions; now: Date },
): Promise<{ record: PatientRecord; files: FileKeys }> {
  const patient = await findPatient(sql, accountId, patientId);
  const sections: Record<string, Row[]> = {};
  for (const section of RECORD_SECTIONS) {
    const source = contributions.record[section];
    const columns = fieldsOf(section, source).map((field) => `x.${columnOf(field)} AS "${field}"`);
    const { rows } = await sql.query<Row>(
      `SELECT ${columns.join(', ')} FROM ${source.table} x WHERE ${rowsOf(section, contributions)} ORDER BY ${source.order}`,
      [patientId],
    );
    sections[section] = (await source.complete?.(sql, rows)) ?? rows;
  }
  const { rows: stored } = await sql.query<{ id: string; storageKey: string }>(
    `SELECT x.id, x.storage_key FROM documents x WHERE ${rowsOf('documents', contributions)}`,
    [patientId],
  );
  const record = recordSchema.parse({
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    exportedAt: now.toISOString(),
    specialists: patient.specialists,
    patient: {
      id: patient.id,
      createdAt: patient.createdAt,
      state: patient.state,
      ...fieldsOfCard(patient),
    },
    sections,
  });
  return { record, files: new Map(stored.map((row) => [row.id, row.storageKey])) };
}

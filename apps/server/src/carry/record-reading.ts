import { RECORD_FORMAT, RECORD_VERSION, recordSchema, type PatientRecord } from '@healzy/domain/carry';
import type { GlucoseUnit } from '@healzy/domain/shared';
import { unpackBlock } from '../cgm/blocks.ts';
import type { Sql } from '../db/database.ts';
import { notFound } from '../http/refusals.ts';
import { findPatient } from '../patients/patient-rows.ts';
import { columnOf } from '../db/field-names.ts';
import { fieldsOf, RECORD_SECTIONS, SECTION_TABLES } from './sections.ts';

type Row = Record<string, unknown>;

/** Where each file of a record lies in the store, by the document's id. */
export type FileKeys = ReadonlyMap<string, string>;

/**
 * Reads everything that a record carries, and where its files are.
 *
 * @throws when a row does not follow the record's own rule: then the rule is wrong, not the row
 */
export async function readRecord(
  sql: Sql,
  { accountId, patientId }: { accountId: string; patientId: string },
  now: Date,
): Promise<{ record: PatientRecord; files: FileKeys }> {
  const patient = await findPatient(sql, accountId, patientId);
  if (!patient) throw notFound();
  const sections: Record<string, Row[]> = {};
  for (const section of RECORD_SECTIONS) {
    const { table, of, order } = SECTION_TABLES[section];
    const columns = fieldsOf(section).map((field) => `x.${columnOf(field)} AS "${field}"`);
    const { rows } = await sql.query<Row>(
      `SELECT ${columns.join(', ')} FROM ${table} x WHERE ${of} ORDER BY ${order}`,
      [patientId],
    );
    sections[section] = section === 'cgmImports' ? await withReadings(sql, rows) : rows;
  }
  const { rows: stored } = await sql.query<{ id: string; storageKey: string }>(
    `SELECT x.id, x.storage_key FROM documents x WHERE ${SECTION_TABLES.documents.of}`,
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
      name: patient.name,
      surname: patient.surname,
      email: patient.email,
      phone: patient.phone,
      address: patient.address,
      postalCode: patient.postalCode,
      city: patient.city,
      country: patient.country,
      birthdate: patient.birthdate,
      sex: patient.sex,
      weightKg: patient.weightKg,
      heightCm: patient.heightCm,
      coupon: patient.coupon,
      timezone: patient.timezone,
    },
    sections,
  });
  return { record, files: new Map(stored.map((row) => [row.id, row.storageKey])) };
}

async function withReadings(sql: Sql, imports: readonly Row[]): Promise<Row[]> {
  const filled: Row[] = [];
  for (const row of imports) {
    const { rows } = await sql.query<{ data: Uint8Array }>(
      'SELECT data FROM cgm_blocks WHERE import_id = $1 ORDER BY day',
      [row.id],
    );
    const days = rows.map(({ data }) => unpackBlock(data, row.unit as GlucoseUnit));
    filled.push({
      ...row,
      readings: {
        epochSeconds: days.flatMap((day) => [...day.epochSeconds]),
        offsetMinutes: days.flatMap((day) => [...day.offsetMinutes]),
        mgdl: days.flatMap((day) => [...day.mgdl]),
        recorded: days.flatMap((day) => [...day.recorded]),
        flags: days.flatMap((day) => [...day.flags]),
      },
    });
  }
  return filled;
}

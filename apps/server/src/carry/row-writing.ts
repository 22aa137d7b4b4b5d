import type { PatientRecord, RecordSection } from '@healzy/domain/carry';
import { plainTextOf } from '@healzy/domain/notes';
import { searchKey } from '@healzy/domain/shared';
import { randomBytes } from 'node:crypto';
import { packDays } from '../cgm/blocks.ts';
import type { Sql } from '../db/database.ts';
import { storageKey } from '../documents/document-rows.ts';
import { safeFileName } from '../documents/file-names.ts';
import { columnOf } from '../db/field-names.ts';
import { fieldsOf, SECTION_TABLES } from './sections.ts';

/** A row of a record, its ids already those of here. */
export type Row = Record<string, unknown>;

export interface RecordTarget {
  accountId: string;
  /** Who answers for the patient, and for their tests and appointments, from now on. */
  principalId: string;
  now: Date;
}

interface RowOwner extends RecordTarget {
  patientId: string;
}

/** Writes one row of a section for a patient who is there. */
export async function insertRow(sql: Sql, section: RecordSection, row: Row, owner: RowOwner): Promise<void> {
  const columns: Row = {
    account_id: owner.accountId,
    ...Object.fromEntries(fieldsOf(section).map((field) => [columnOf(field), row[field] ?? null])),
    ...derivedColumns(section, row, owner),
  };
  const names = Object.keys(columns);
  await sql.query(
    `INSERT INTO ${SECTION_TABLES[section].table} (${names.join(', ')})
     VALUES (${names.map((name, i) => `$${i + 1}${castOf(columns[name])}`).join(', ')})`,
    names.map((name) => storedValue(columns[name])),
  );
  if (section === 'medicalTests') await insertTestPrincipal(sql, row, owner);
  if (section === 'cgmImports') await insertReadings(sql, row, owner);
}

const isJson = (value: unknown): value is object => typeof value === 'object' && value !== null;
const castOf = (value: unknown): string => (isJson(value) ? '::text::json' : '');
const storedValue = (value: unknown): unknown => (isJson(value) ? JSON.stringify(value) : value);

/** Columns that follow from the rest, or that the record does not hold. */
function derivedColumns(section: RecordSection, row: Row, owner: RowOwner): Row {
  const { patientId } = owner;
  switch (section) {
    case 'tags':
      return { patient_id: patientId, tag_key: searchKey(String(row.tag)) };
    case 'documents':
      return {
        file_name: safeFileName(String(row.fileName)),
        state: 'STORED',
        storage_key: storageKey(owner.accountId, String(row.id)),
      };
    case 'cgmImports': {
      const at = (row.readings as PatientRecord['sections']['cgmImports'][number]['readings']).epochSeconds;
      const instant = (second: number | undefined): string => new Date((second ?? 0) * 1000).toISOString();
      return { readings: at.length, first_at: instant(at[0]), last_at: instant(at.at(-1)) };
    }
    case 'cgmEvents':
      return {};
    case 'intakes':
      // The link was given out elsewhere: here it opens nothing, and nobody can fill it in any more.
      return {
        patient_id: patientId,
        token_hash: randomBytes(32).toString('base64url'),
        state: row.state === 'OPEN' ? 'WITHDRAWN' : row.state,
      };
    case 'notes': {
      const plain = plainTextOf(row.message as PatientRecord['sections']['notes'][number]['message']);
      return {
        patient_id: patientId,
        plain_text: plain,
        search_text: searchKey(`${String(row.title)} ${plain}`),
      };
    }
    case 'appointments':
      return { patient_id: patientId, professional_id: owner.principalId };
    default:
      return { patient_id: patientId };
  }
}

async function insertTestPrincipal(sql: Sql, row: Row, owner: RowOwner): Promise<void> {
  await sql.query(
    `INSERT INTO medical_test_specialists (account_id, medical_test_id, professional_id, is_principal)
     VALUES ($1, $2, $3, true)`,
    [owner.accountId, row.id, owner.principalId],
  );
}

async function insertReadings(sql: Sql, row: Row, owner: RowOwner): Promise<void> {
  const { readings, unit, zone, cadenceMinutes } = row as PatientRecord['sections']['cgmImports'][number];
  const blocks = packDays({
    epochSeconds: Float64Array.from(readings.epochSeconds),
    offsetMinutes: Int16Array.from(readings.offsetMinutes),
    mgdl: Float64Array.from(readings.mgdl),
    recorded: Float64Array.from(readings.recorded),
    flags: Uint8Array.from(readings.flags),
    unit,
    zone,
    cadenceMinutes,
  });
  for (const { day, readings: count, data } of blocks) {
    await sql.query(
      `INSERT INTO cgm_blocks (account_id, medical_test_id, import_id, day, readings, data)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [owner.accountId, row.medicalTestId, row.id, day, count, data],
    );
  }
}

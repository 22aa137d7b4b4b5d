import type { PatientRecord, RecordSection } from '@healzy/domain/carry';
import { plainTextOf } from '@healzy/domain/notes';
import { searchKey } from '@healzy/domain/shared';
import { randomBytes } from 'node:crypto';
import { packDays } from '../cgm/blocks.ts';
import type { Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { storageKey } from '../documents/document-rows.ts';
import { safeFileName } from '../documents/file-names.ts';
import { insertPatient } from '../patients/changes.ts';
import { columnOf, fieldsOf, RECORD_SECTIONS, SECTION_TABLES } from './sections.ts';

/** A row refers to another one that the record does not have. */
export class BrokenReferenceError extends Error {
  override readonly name = 'BrokenReferenceError';
}

export interface RecordTarget {
  accountId: string;
  /** Who answers for the patient, and for their tests and appointments, from now on. */
  principalId: string;
  now: Date;
}

export interface WrittenRecord {
  patientId: string;
  /** The id here of every document by its id in the record. */
  documents: ReadonlyMap<string, string>;
  counts: { name: RecordSection; count: number }[];
}

type Row = Record<string, unknown>;

/** Fields that name another row of the record. */
const REFERENCES = new Set(['id', 'medicalTestId', 'documentId', 'noteId', 'entityId']);
/** Fields that name somebody who did something: kept where they are known in this account. */
const PEOPLE = new Set(['createdBy', 'decidedBy', 'authorId']);

/**
 * Writes a checked record as a new patient of the account, under new ids.
 *
 * @throws BrokenReferenceError, and whatever the database refuses
 */
export async function writeRecord(
  sql: Sql,
  record: PatientRecord,
  target: RecordTarget,
): Promise<WrittenRecord> {
  const { id: oldId, createdAt: _createdAt, ...card } = record.patient;
  const ids = newIds(record);
  const people = await knownPeople(sql, record);
  const patientId = newId();
  ids.set(oldId, patientId);
  await insertPatient(
    sql,
    target.accountId,
    // Weight and height follow from the measurements.
    {
      ...card,
      ...bodyOf(record),
      tags: [],
      specialists: [{ professionalId: target.principalId, isPrincipal: true }],
    },
    patientId,
    target.now,
  );
  const owner = { ...target, patientId };
  const counts: WrittenRecord['counts'] = [];
  for (const section of RECORD_SECTIONS) {
    const rows = carriedRows(section, record, target.now);
    for (const row of rows) await insertRow(sql, section, mapped(row, { ids, people, patientId }), owner);
    if (rows.length > 0) counts.push({ name: section, count: rows.length });
  }
  const documents = record.sections.documents.map(({ id }) => [id, ids.get(id) ?? ''] as const);
  return { patientId, documents: new Map(documents), counts };
}

/** Where there are measurements they say it; a card without any keeps its own. */
function bodyOf({ patient, sections }: PatientRecord): { weightKg: number | null; heightCm: number | null } {
  return sections.measurements.length > 0
    ? { weightKg: null, heightCm: null }
    : { weightKg: patient.weightKg, heightCm: patient.heightCm };
}

/** An appointment to come was made with somebody elsewhere: it is none of this account's. */
function carriedRows(section: RecordSection, record: PatientRecord, now: Date): Row[] {
  const rows: Row[] = record.sections[section];
  return section === 'appointments'
    ? rows.filter((row) => typeof row.endsAt === 'string' && Date.parse(row.endsAt) <= now.getTime())
    : rows;
}

function newIds(record: PatientRecord): Map<string, string> {
  const ids = new Map<string, string>();
  for (const section of RECORD_SECTIONS) {
    for (const row of record.sections[section] as Row[]) {
      if (typeof row.id === 'string') ids.set(row.id, newId());
    }
  }
  return ids;
}

async function knownPeople(sql: Sql, record: PatientRecord): Promise<Set<string>> {
  const named = new Set<string>();
  for (const section of RECORD_SECTIONS) {
    for (const row of record.sections[section] as Row[]) {
      for (const field of PEOPLE) if (typeof row[field] === 'string') named.add(row[field]);
    }
  }
  const { rows } = await sql.query<{ id: string }>('SELECT id FROM users WHERE id = ANY ($1::uuid[])', [
    [...named],
  ]);
  return new Set(rows.map((row) => row.id));
}

function mapped(
  row: Row,
  { ids, people, patientId }: { ids: Map<string, string>; people: Set<string>; patientId: string },
): Row {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      if (PEOPLE.has(field)) return [field, typeof value === 'string' && people.has(value) ? value : null];
      if (!REFERENCES.has(field)) return [field, value];
      // Papers that came in another format are the patient's own.
      if (field === 'entityId' && (row.entityType === 'PATIENT' || row.entityType === 'NOTE'))
        return [field, patientId];
      const here = ids.get(String(value));
      if (here === undefined) throw new BrokenReferenceError(`${field} names no row of the record.`);
      return [field, here];
    }),
  );
}

interface RowOwner extends RecordTarget {
  patientId: string;
}

async function insertRow(sql: Sql, section: RecordSection, row: Row, owner: RowOwner): Promise<void> {
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

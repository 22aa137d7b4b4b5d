import {
  RECORD_SECTIONS,
  type PatientRecord,
  type RecordRow,
  type RecordSection,
} from '@healzy/domain/patient-transfer';
import type { Contributions } from '../../contributions/index.ts';
import type { RecordSource, RecordTarget, Row, RowOwner } from '../../contributions/record.ts';
import type { Sql } from '../../platform/db/database.ts';
import { columnOf } from '../../platform/db/field-names.ts';
import { newId } from '../../platform/db/ids.ts';
import { requirePlausibleHistory, type PlausibilityCheck } from '../../shared/body-figures/plausibility.ts';
import { insertPatient } from '../patients/patient-writing.ts';
import { fieldsOf } from './sections.ts';

/** A row refers to another that the record does not contain. */
export class BrokenReferenceError extends Error {
  override readonly name = 'BrokenReferenceError';
}

export interface WrittenRecord {
  patientId: string;
  /** The new id of each document, by its id in the record. */
  documents: ReadonlyMap<string, string>;
  counts: { name: RecordSection; count: number }[];
}

/** Fields that refer to another row of the record. */
const REFERENCES = new Set([
  'id',
  'medicalTestId',
  'eventId',
  'documentId',
  'noteId',
  'entityId',
  'nutritionalPlanId',
  'followUpPlanId',
]);
/** Fields that refer to a person: kept if they are known in this account. */
const PEOPLE = new Set(['createdBy', 'changedBy', 'decidedBy', 'authorId', 'doneBy', 'endedBy']);

/**
 * Writes a checked record as a new patient of the account, under new ids.
 *
 * @throws BrokenReferenceError, HttpProblem 422 `IMPLAUSIBLE_CHANGE`, and errors of the database
 */
export async function writeRecord(
  sql: Sql,
  record: PatientRecord,
  target: RecordTarget & Partial<Pick<PlausibilityCheck, 'confirmed'>>,
  contributions: Contributions,
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
  const taken = takenIds(record, target, contributions);
  const newIdOf = (id: string) => (taken.has(id) ? ids.get(id) : undefined);
  const counts: WrittenRecord['counts'] = [];
  for (const section of RECORD_SECTIONS) {
    const source = contributions.record[section];
    const rows = takenRows(record, section, target, contributions);
    for (const row of rows) {
      const here = mapped(row, { ids, people, patientId }) as RecordRow<RecordSection>;
      await insertRow(sql, { section, source }, source.rewrite?.(here, newIdOf) ?? here, owner);
    }
    if (rows.length > 0) counts.push({ name: section, count: rows.length });
  }
  const { confirmed } = target;
  await requirePlausibleHistory(sql, owner, { birthdate: card.birthdate, confirmed });
  const documents = record.sections.documents.map(({ id }) => [id, ids.get(id) ?? ''] as const);
  return { patientId, documents: new Map(documents), counts };
}

/** Measurements take precedence; a card without any keeps its own values. */
function bodyOf({ patient, sections }: PatientRecord): { weightKg: number | null; heightCm: number | null } {
  return sections.measurements.length > 0
    ? { weightKg: null, heightCm: null }
    : { weightKg: patient.weightKg, heightCm: patient.heightCm };
}

function takenRows(
  record: PatientRecord,
  section: RecordSection,
  { now }: RecordTarget,
  contributions: Contributions,
): RecordRow<RecordSection>[] {
  const all: RecordRow<RecordSection>[] = record.sections[section];
  return all.filter((row) => contributions.record[section].isCarried?.(row, now) ?? true);
}

/** The ids of the rows that this account takes. */
function takenIds(record: PatientRecord, target: RecordTarget, contributions: Contributions): Set<string> {
  const rows = RECORD_SECTIONS.flatMap((section): Row[] => takenRows(record, section, target, contributions));
  return new Set(rows.flatMap(({ id }) => (typeof id === 'string' ? [id.toLowerCase()] : [])));
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
      if (!REFERENCES.has(field) || value === null) return [field, value];
      // Documents from another format belong to the patient.
      if (field === 'entityId' && ['PATIENT', 'NOTE', 'CHAT'].includes(String(row.entityType)))
        return [field, patientId];
      const here = ids.get(String(value));
      if (here === undefined) throw new BrokenReferenceError(`${field} names no row of the record.`);
      return [field, here];
    }),
  );
}

/** Inserts one row of a section for an existing patient. */
async function insertRow<Section extends RecordSection>(
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

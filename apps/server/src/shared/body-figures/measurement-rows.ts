import {
  BODY_MAGNITUDE_IDS,
  measurementRecord,
  type BodyFigures,
  type MeasuringDays,
} from '@healzy/domain/patient-data';
import type { BodyMeasurement } from '@healzy/api/schema';
import { idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { Expression, NEXT_VERSION, table, type RowOf } from '../../platform/db/table.ts';
import { todayIn } from '@healzy/domain/shared';

const measurements = table(
  'body_measurements',
  measurementRecord.extend({ accountId: idColumn, patientId: idColumn }),
);

const read = measurements.pick('id', 'patientId', 'version', 'measuredOn', 'note', 'source', 'createdAt');
const figures = measurements.pick(...BODY_MAGNITUDE_IDS);

/** The module whose demo data measure bodies: what reads a body on some day is added after them. */
export const MEASURING_DEMO = 'patient-data';

/** The columns of the measurement `m`. */
export const MEASUREMENT_COLUMNS = `${read.columns('m')}, ${figures.columns('m', 'figures')},
  (SELECT json_build_object('userId', u.id, 'name', u.name, 'surname', u.surname) FROM users u WHERE u.id = m.created_by)
    AS author`;

export type MeasurementRow = RowOf<typeof read> & {
  figures: RowOf<typeof figures>;
  author: BodyMeasurement['author'];
};

/** One measurement of a patient. */
export async function findMeasurement(
  sql: Sql,
  owner: { accountId: string; patientId: string },
  id: string,
): Promise<MeasurementRow | undefined> {
  const { rows } = await sql.query<MeasurementRow>(
    `SELECT ${MEASUREMENT_COLUMNS} FROM body_measurements m WHERE m.account_id = $1 AND m.patient_id = $2 AND m.id = $3`,
    [owner.accountId, owner.patientId, id],
  );
  return rows[0];
}

/** A measurement to store, and for whom; the caller has checked permissions. */
export interface MeasurementToWrite {
  accountId: string;
  patientId: string;
  /** Who enters it, or accepts what the patient entered. */
  authorId: string | null;
  source: BodyMeasurement['source'];
  measuredOn: string;
  figures: BodyFigures;
  note: string | null;
  /** When it was entered. */
  at: Date;
}

/** Inserts a measurement; a trigger updates the patient's weight and height. */
export async function insertMeasurement(sql: Sql, written: MeasurementToWrite): Promise<string> {
  const id = newId();
  const { figures: measured, authorId: createdBy, at: createdAt, ...rest } = written;
  await measurements.insert(sql, { ...rest, ...measured, id, createdBy, createdAt });
  return id;
}

/** Distinguishes several measurements of one transaction. */
const WRITTEN_NOW = new Expression('clock_timestamp()');

/** Corrects a measurement. */
export async function changeMeasurement(
  sql: Sql,
  id: string,
  written: Pick<MeasurementToWrite, 'measuredOn' | 'figures' | 'note'>,
): Promise<void> {
  const { figures: measured, ...rest } = written;
  const changes = { ...rest, ...measured, version: NEXT_VERSION, updatedAt: WRITTEN_NOW };
  await measurements.update(sql, { id }, changes);
}

/** The days on which the patient can have been measured. */
export async function measuringDays(
  sql: Sql,
  { accountId, patientId }: { accountId: string; patientId: string },
  now: Date,
): Promise<MeasuringDays> {
  const { rows } = await sql.query<{ birthdate: string; timezone: string }>(
    'SELECT birthdate, timezone FROM patients WHERE account_id = $1 AND id = $2',
    [accountId, patientId],
  );
  const patient = rows[0];
  if (!patient) throw new Error('Whose measurement it is was not checked.');
  return { birthdate: patient.birthdate, today: todayIn(patient.timezone, now) };
}

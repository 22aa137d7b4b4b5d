import { BODY_MAGNITUDE_IDS, type BodyFigures, type MeasuringDays } from '@healzy/domain/patient-data';
import type { BodyMeasurement } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import { columnOf } from '../db/field-names.ts';
import { newId } from '../db/ids.ts';
import { localToday } from '@healzy/domain/patient-data';

/** The columns of the magnitudes in the order of {@link BODY_MAGNITUDE_IDS}. */
const FIGURE_COLUMNS = BODY_MAGNITUDE_IDS.map((id) => columnOf(id));

export interface MeasurementRow {
  id: string;
  patientId: string;
  version: number;
  measuredOn: string;
  figures: BodyFigures;
  note: string | null;
  source: BodyMeasurement['source'];
  createdAt: string;
  author: BodyMeasurement['author'];
}

/** The columns of the measurement `m`. */
export const MEASUREMENT_COLUMNS = `m.id, m.patient_id, m.version, m.measured_on, m.note, m.source, m.created_at,
  json_build_object(${BODY_MAGNITUDE_IDS.map((id) => `'${id}', m.${columnOf(id)}`).join(', ')}) AS figures,
  (SELECT json_build_object('userId', u.id, 'name', u.name, 'surname', u.surname) FROM users u WHERE u.id = m.created_by)
    AS author`;

export function toMeasurement(row: MeasurementRow): BodyMeasurement {
  return {
    id: row.id,
    patientId: row.patientId,
    version: row.version,
    measuredOn: row.measuredOn,
    figures: row.figures,
    note: row.note,
    source: row.source,
    author: row.author,
    createdAt: row.createdAt,
  };
}

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

/** What is written down, and for whom; the caller of this has checked who may. */
export interface MeasurementToWrite {
  accountId: string;
  patientId: string;
  /** Who writes it down, or accepts what the patient gave. */
  authorId: string | null;
  source: BodyMeasurement['source'];
  measuredOn: string;
  figures: BodyFigures;
  note: string | null;
  /** When it was written down. */
  at: Date;
}

/** Writes a new measurement; the patient's weight and height follow by themselves. */
export async function insertMeasurement(sql: Sql, written: MeasurementToWrite): Promise<string> {
  const id = newId();
  const values = [
    id,
    written.accountId,
    written.patientId,
    written.measuredOn,
    written.note,
    written.source,
    written.authorId,
    written.at.toISOString(),
    ...BODY_MAGNITUDE_IDS.map((magnitude) => written.figures[magnitude]),
  ];
  await sql.query(
    `INSERT INTO body_measurements (id, account_id, patient_id, measured_on, note, source, created_by, created_at,
       ${FIGURE_COLUMNS.join(', ')})
     VALUES (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
    values,
  );
  return id;
}

/** Corrects a measurement. */
export async function changeMeasurement(
  sql: Sql,
  id: string,
  written: Pick<MeasurementToWrite, 'measuredOn' | 'figures' | 'note'>,
): Promise<void> {
  await sql.query(
    `UPDATE body_measurements SET version = version + 1, updated_at = clock_timestamp(), measured_on = $2, note = $3,
       ${FIGURE_COLUMNS.map((column, index) => `${column} = $${index + 4}`).join(', ')} WHERE id = $1`,
    [
      id,
      written.measuredOn,
      written.note,
      ...BODY_MAGNITUDE_IDS.map((magnitude) => written.figures[magnitude]),
    ],
  );
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
  return { birthdate: patient.birthdate, today: localToday(patient.timezone, now) };
}

import { ageOn, todayIn } from '@healzy/domain/shared';
import {
  fieldsOfCard,
  PATIENT_FIELD_NAMES,
  readableCard,
  type PatientFieldValues,
} from '@healzy/domain/patients';
import type { PatientAccess } from '@healzy/domain/session';
import type { AssignedSpecialist, Patient, PatientSummary, TestInProgress } from '@healzy/api/schema';
import { nextAppointmentAt } from '../appointments/next.ts';
import type { Sql } from '../db/database.ts';
import { columnOf } from '../db/field-names.ts';

export interface PatientRow extends PatientFieldValues {
  id: string;
  version: number;
  state: Patient['state'];
  lastActivityAt: string | null;
  createdAt: string;
  specialists: AssignedSpecialist[];
  tests: TestInProgress[];
  tags: string[];
  nextAppointmentAt: string | null;
}

/** Specialists, tests in progress and tags of the patient `p`, as JSON, so that a page is one query. */
export const PATIENT_RELATIONS = `
  (SELECT coalesce(json_agg(json_build_object('professionalId', s.professional_id, 'name', u.name, 'surname', u.surname,
     'isPrincipal', s.is_principal) ORDER BY s.is_principal DESC, u.surname, u.name), '[]')
   FROM patient_specialists s JOIN professionals pr ON pr.id = s.professional_id JOIN users u ON u.id = pr.user_id
   WHERE s.patient_id = p.id) AS specialists,
  (SELECT coalesce(json_agg(json_build_object('id', t.id, 'type', t.type, 'name', t.name) ORDER BY t.created_at), '[]')
   FROM medical_tests t WHERE t.account_id = p.account_id AND t.patient_id = p.id AND t.state = 'IN_PROGRESS') AS tests,
  (SELECT coalesce(json_agg(g.tag ORDER BY g.tag_key), '[]') FROM patient_tags g WHERE g.patient_id = p.id) AS tags`;

export const PATIENT_COLUMNS = [
  'id',
  'version',
  'state',
  ...PATIENT_FIELD_NAMES,
  'lastActivityAt',
  'createdAt',
]
  .map((field) => `p.${columnOf(field)}`)
  .join(', ');

export async function findPatient(
  sql: Sql,
  accountId: string,
  id: string,
  now = new Date(),
): Promise<PatientRow | undefined> {
  const { rows } = await sql.query<PatientRow>(
    `SELECT ${PATIENT_COLUMNS}, ${PATIENT_RELATIONS}, ${nextAppointmentAt('p', '$3')} AS next_appointment_at
     FROM patients p WHERE p.account_id = $1 AND p.id = $2`,
    [accountId, id, now.toISOString()],
  );
  return rows[0];
}

function ageToday(row: Pick<PatientRow, 'birthdate' | 'timezone'>, now: Date): number | null {
  return ageOn(row.birthdate, todayIn(row.timezone, now));
}

export function toSummary(row: PatientRow, now: Date): PatientSummary {
  return {
    id: row.id,
    state: row.state,
    name: row.name,
    surname: row.surname,
    email: row.email,
    phone: row.phone,
    birthdate: row.birthdate,
    age: ageToday(row, now),
    specialists: row.specialists,
    testsInProgress: row.tests,
    tags: row.tags,
    sex: row.sex,
    city: row.city,
    coupon: row.coupon,
    nextAppointment: row.nextAppointmentAt,
    lastActivity: row.lastActivityAt,
    createdAt: row.createdAt,
  };
}

/** A card with all its fields, for comparison; `toPatient` gives the part that the caller may read. */
export type WholePatient = Patient & PatientFieldValues;

export const toPatient = (row: PatientRow, access: PatientAccess, now: Date): Patient =>
  readableCard(toWholePatient(row, access, now), access);

export function toWholePatient(row: PatientRow, access: PatientAccess, now: Date): WholePatient {
  return {
    ...toSummary(row, now),
    version: row.version,
    ...fieldsOfCard(row),
    access,
  };
}

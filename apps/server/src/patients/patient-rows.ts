import { ageOn, localDateOfDays, zoneOffsetMinutes } from '@healzy/domain/shared';
import type { PatientAccess } from '@healzy/domain/session';
import type { AssignedSpecialist, Patient, PatientSummary, TestInProgress } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';

export interface PatientRow {
  id: string;
  version: number;
  state: Patient['state'];
  name: string;
  surname: string;
  email: string;
  phone: string | null;
  address: string | null;
  postal_code: string | null;
  city: string | null;
  country: string | null;
  birthdate: string;
  sex: Patient['sex'];
  weight_kg: number | null;
  height_cm: number | null;
  coupon: string | null;
  timezone: string;
  last_activity_at: string | null;
  created_at: string;
  specialists: AssignedSpecialist[];
  tests: TestInProgress[];
}

/** Specialists and tests in progress of the patient `p`, as JSON, so that a page is one query. */
export const PATIENT_RELATIONS = `
  (SELECT coalesce(json_agg(json_build_object('professionalId', s.professional_id, 'name', u.name, 'surname', u.surname,
     'isPrincipal', s.is_principal) ORDER BY s.is_principal DESC, u.surname, u.name), '[]')
   FROM patient_specialists s JOIN professionals pr ON pr.id = s.professional_id JOIN users u ON u.id = pr.user_id
   WHERE s.patient_id = p.id) AS specialists,
  (SELECT coalesce(json_agg(json_build_object('id', t.id, 'type', t.type, 'name', t.name) ORDER BY t.created_at), '[]')
   FROM medical_tests t WHERE t.patient_id = p.id AND t.state = 'IN_PROGRESS') AS tests`;

export const PATIENT_COLUMNS = `p.id, p.version, p.state, p.name, p.surname, p.email, p.phone, p.address, p.postal_code,
  p.city, p.country, p.birthdate, p.sex, p.weight_kg, p.height_cm, p.coupon, p.timezone, p.last_activity_at, p.created_at`;

export async function findPatient(sql: Sql, accountId: string, id: string): Promise<PatientRow | undefined> {
  const { rows } = await sql.query<PatientRow>(
    `SELECT ${PATIENT_COLUMNS}, ${PATIENT_RELATIONS} FROM patients p WHERE p.account_id = $1 AND p.id = $2`,
    [accountId, id],
  );
  return rows[0];
}

function ageToday(row: Pick<PatientRow, 'birthdate' | 'timezone'>, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  const today = localDateOfDays(Math.floor((epoch + zoneOffsetMinutes(row.timezone, epoch) * 60) / 86_400));
  return ageOn(row.birthdate, today);
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
    lastActivity: row.last_activity_at,
    createdAt: row.created_at,
  };
}

export function toPatient(row: PatientRow, access: PatientAccess, now: Date): Patient {
  return {
    ...toSummary(row, now),
    version: row.version,
    address: row.address,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    sex: row.sex,
    weightKg: row.weight_kg,
    heightCm: row.height_cm,
    coupon: row.coupon,
    timezone: row.timezone,
    access,
  };
}

import { ageOn, todayIn } from '@healzy/domain/shared';
import {
  PATIENT_FIELD_NAMES,
  readableCard,
  type PatientField,
  type PatientFieldValues,
} from '@healzy/domain/patients';
import { patientAccess, type PatientAccess } from '@healzy/domain/session';
import type { Patient, PatientSummary } from '@healzy/api/schema';
import type { FigureName } from '../../contributions/patient-figures.ts';
import type { Sql } from '../../platform/db/database.ts';
import { columnOf } from '../../platform/db/field-names.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { CONTRACT_DOCUMENT } from '../../platform/http/contract.ts';
import { versioned } from '../../platform/http/versions.ts';
import { assignmentOf } from '../../shared/patient-access/assignments.ts';
import { ofNextAppointment } from './next-appointment.ts';
import { requireFound } from '../../platform/http/http-problem.ts';

/** A line of the list as its statement returns it. */
export type SummaryRow = Omit<PatientSummary, 'age' | FigureName> & Pick<PatientFieldValues, 'timezone'>;
export type PatientRow = SummaryRow & PatientFieldValues & Pick<Patient, 'version'>;

/** Specialists, tests in progress and tags of the patient `p`, as JSON, so that a page is one query. */
export const PATIENT_RELATIONS = `
  (SELECT coalesce(json_agg(json_build_object('professionalId', s.professional_id, 'name', u.name, 'surname', u.surname,
     'isPrincipal', s.is_principal) ORDER BY s.is_principal DESC, u.surname, u.name), '[]')
   FROM patient_specialists s JOIN professionals pr ON pr.id = s.professional_id JOIN users u ON u.id = pr.user_id
   WHERE s.patient_id = p.id) AS specialists,
  (SELECT coalesce(json_agg(json_build_object('id', t.id, 'type', t.type, 'name', t.name) ORDER BY t.created_at), '[]')
   FROM medical_tests t WHERE t.account_id = p.account_id AND t.patient_id = p.id AND t.state = 'IN_PROGRESS')
     AS tests_in_progress,
  (SELECT coalesce(json_agg(g.tag ORDER BY g.tag_key), '[]') FROM patient_tags g WHERE g.patient_id = p.id) AS tags`;

/** The columns of the patient `p` for these fields of their card, with when their next appointment begins. */
const columnsFor = (fields: readonly PatientField[], now: string): string =>
  `p.id, p.state, p.created_at, p.last_activity_at AS last_activity,
   ${fields.map((field) => `p.${columnOf(field)}`).join(', ')},
   ${PATIENT_RELATIONS}, ${ofNextAppointment('a.starts_at', 'p', now)} AS next_appointment`;

const summaryFields = PATIENT_FIELD_NAMES.filter(
  (field) => field === 'timezone' || field in CONTRACT_DOCUMENT.components.schemas.PatientSummary.properties,
);

/** The columns of a {@link SummaryRow}. @param now the parameter with the present instant */
export const summaryColumns = (now: string): string => columnsFor(summaryFields, now);

/** @throws HttpProblem 404 when the account has no such patient */
export async function findPatient(
  sql: Sql,
  accountId: string,
  id: string,
  now = new Date(),
): Promise<PatientRow> {
  const { rows } = await sql.query<PatientRow>(
    `SELECT p.version, ${columnsFor(PATIENT_FIELD_NAMES, '$3')}
     FROM patients p WHERE p.account_id = $1 AND p.id = $2`,
    [accountId, id, now.toISOString()],
  );
  return requireFound(rows[0]);
}

function ageToday(row: Pick<PatientRow, 'birthdate' | 'timezone'>, now: Date): number | null {
  return ageOn(row.birthdate, todayIn(row.timezone, now));
}

export const toSummary = (
  { timezone, ...row }: SummaryRow,
  now: Date,
  figures: Pick<PatientSummary, FigureName>,
): PatientSummary => ({
  ...row,
  ...figures,
  age: ageToday({ ...row, timezone }, now),
});

/** A card with all its fields, for comparison; `toPatient` gives the part that the caller may read. */
export type WholePatient = Patient & PatientFieldValues;

export const toPatient = (row: PatientRow, access: PatientAccess, now: Date): Patient =>
  readableCard(toWholePatient(row, access, now), access);

/** The response after a patient was written, as the caller may see them from now on. */
export async function patientAfter(sql: Sql, caller: Caller, id: string, now: Date) {
  const row = await findPatient(sql, caller.accountId, id, now);
  return versioned(toPatient(row, patientAccess(caller, assignmentOf(row.specialists)), now));
}

export const toWholePatient = (row: PatientRow, access: PatientAccess, now: Date): WholePatient => ({
  ...row,
  age: ageToday(row, now),
  access,
});

import type { PatientSupplement } from '@healzy/api/schema';
import { todayIn, type LocalDate } from '@healzy/domain/shared';
import {
  compositionSchema,
  patientSupplementRecord,
  SUPPLEMENT_LIMITS,
  statusOn,
  totalDailyAmount,
  type PatientSupplementForm,
  type SupplementComposition,
} from '@healzy/domain/supplements';
import { idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { table, type RowOf } from '../../platform/db/table.ts';
import { conflict, unprocessable } from '../../platform/http/http-problem.ts';
import { patientZone } from '../../shared/patient-access/patient-zone.ts';
import { findSupplement } from './catalogue-rows.ts';

export const patientSupplements = table(
  'patient_supplements',
  patientSupplementRecord.extend({ accountId: idColumn, patientId: idColumn }),
);

/** The fields that responses have. */
export const shownColumns = patientSupplements.omit('accountId', 'createdBy', 'updatedAt');

/** @param today the clinic's day for the patient, on which the status depends */
export const toPatientSupplement = (
  row: Omit<RowOf<typeof patientSupplements>, 'accountId' | 'createdBy' | 'updatedAt'>,
  today: LocalDate,
): PatientSupplement => ({
  ...row,
  totalDailyAmount: totalDailyAmount(row),
  status: statusOn(row, today),
});

/** The clinic's day for a patient. */
export const todayOf = async (sql: Sql, patientId: string, now: Date): Promise<LocalDate> =>
  todayIn(await patientZone(sql, patientId), now);

export const withoutOwner = ({
  accountId: _account,
  createdBy: _author,
  updatedAt: _at,
  ...row
}: RowOf<typeof patientSupplements>) => row;

/**
 * What is known of a supplement now, to keep with what a patient takes.
 *
 * @throws HttpProblem 422 `SUPPLEMENT_UNKNOWN` when the account has no such supplement
 */
async function compositionOf(
  sql: Sql,
  accountId: string,
  supplementId: string,
): Promise<SupplementComposition> {
  const found = await findSupplement(sql, accountId, supplementId);
  if (!found) throw unprocessable('SUPPLEMENT_UNKNOWN', 'The account has no such supplement.');
  // Only what it consists of: no discount code or address gets into a patient's record.
  return compositionSchema.parse(found.supplement);
}

/** The same for a change: what was deleted from the catalogue meanwhile stays as it was assigned. */
export async function compositionToSave(
  sql: Sql,
  accountId: string,
  supplementId: string,
  before: Pick<RowOf<typeof patientSupplements>, 'supplementId' | 'supplement'> | undefined,
): Promise<SupplementComposition> {
  const isGone =
    supplementId === before?.supplementId &&
    (await findSupplement(sql, accountId, supplementId)) === undefined;
  return isGone ? before.supplement : compositionOf(sql, accountId, supplementId);
}

/** @throws HttpProblem 409 `SUPPLEMENTS_FULL` when one more would be too many to add up */
export async function requireRoom(sql: Sql, accountId: string, patientId: string): Promise<void> {
  const { rows } = await sql.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM patient_supplements
     WHERE account_id = $1 AND patient_id = $2 AND is_active`,
    [accountId, patientId],
  );
  const max = SUPPLEMENT_LIMITS.perPatient;
  if ((rows[0]?.count ?? 0) >= max)
    throw conflict('SUPPLEMENTS_FULL', 'The patient has as many active supplements as there can be.', {
      max,
    });
}

interface Owner {
  accountId: string;
  patientId: string;
  userId: string;
  at: Date;
}

/** Assigns a supplement to a patient; the caller has checked permissions. */
export async function insertPatientSupplement(
  sql: Sql,
  { accountId, patientId, userId: createdBy, at }: Owner,
  form: PatientSupplementForm,
): Promise<string> {
  await requireRoom(sql, accountId, patientId);
  const supplement = await compositionOf(sql, accountId, form.supplementId);
  const { rows } = await sql.query<{ name: string; surname: string }>(
    'SELECT name, surname FROM users WHERE id = $1',
    [createdBy],
  );
  const id = newId();
  const owner = { id, accountId, patientId, createdBy, createdAt: at, updatedAt: at };
  const assignedByName = [rows[0]?.name, rows[0]?.surname].filter(Boolean).join(' ');
  await patientSupplements.insert(sql, { ...form, ...owner, supplement, isActive: true, assignedByName });
  return id;
}

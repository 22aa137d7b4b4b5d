import type { AccessLevel } from '@healzy/domain/session';
import type { Sql } from '../db/database.ts';
import type { RowOf } from '../db/table.ts';
import type { Caller } from '../http/calls.ts';
import { notFound, recordForbidden } from '../http/http-problem.ts';
import { lockRow } from '../http/lock-row.ts';
import { requirePatient } from '../patient-access/assignments.ts';
import { patientSupplements } from './patient-rows.ts';

type Wanted = Exclude<AccessLevel, 'none'>;

/**
 * Supplements are clinical: everyone with access to the patient's results reads them, the principal specialist
 * writes.
 *
 * @throws HttpProblem 404 when there is no such patient, 403 when the caller has no such access to them
 */
export async function requireSupplementsOf(
  sql: Sql,
  caller: Caller,
  patientId: string,
  wanted: Wanted,
): Promise<void> {
  const { clinical } = await requirePatient(sql, caller, patientId);
  if (clinical === 'none' || (wanted === 'edit' && clinical !== 'edit')) throw recordForbidden();
}

/** A supplement that the caller has access to; locked until the transaction ends when it is to be edited. */
export async function requirePatientSupplement(
  sql: Sql,
  caller: Caller,
  id: string,
  wanted: Wanted,
): Promise<RowOf<typeof patientSupplements>> {
  const key = { accountId: caller.accountId, id };
  if (wanted === 'edit') await lockRow(sql, patientSupplements.name, key);
  const row = await patientSupplements.find(sql, key);
  if (!row) throw notFound();
  await requireSupplementsOf(sql, caller, row.patientId, wanted);
  return row;
}

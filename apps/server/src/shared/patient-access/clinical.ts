import type { AccessLevel, PatientAccess } from '@healzy/domain/session';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { notFound, recordForbidden } from '../../platform/http/http-problem.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { requirePatient } from './assignments.ts';

export type Wanted = Exclude<AccessLevel, 'none'>;

/**
 * Requires access to what is clinical about a patient: everyone with access to the results reads it, the principal
 * specialist writes.
 *
 * @throws HttpProblem 404 when there is no such patient, 403 when the caller has no such access to them
 */
export async function requireClinical(
  sql: Sql,
  caller: Caller,
  patientId: string,
  wanted: Wanted,
): Promise<PatientAccess> {
  const access = await requirePatient(sql, caller, patientId);
  if (access.clinical === 'none' || (wanted === 'edit' && access.clinical !== 'edit'))
    throw recordForbidden();
  return access;
}

/** How rows about patients are found: their table, and one of them by its id. */
interface ClinicalRows<Row> {
  table: string;
  find: (sql: Sql, accountId: string, id: string) => Promise<Row | undefined>;
}

/**
 * A row about a patient whose clinical data are open to the caller, and what the caller may do with them. Locked until
 * the transaction ends when it is to be edited.
 *
 * @throws HttpProblem 404 when there is no such row, 403 when the caller has no such access
 */
export async function requireClinicalRow<Row extends { patientId: string }>(
  sql: Sql,
  caller: Caller,
  { id, wanted }: { id: string; wanted: Wanted },
  { table, find }: ClinicalRows<Row>,
): Promise<{ row: Row; access: PatientAccess }> {
  const { accountId } = caller;
  if (wanted === 'edit') await lockRow(sql, table, { accountId, id });
  const row = await find(sql, accountId, id);
  if (!row) throw notFound();
  return { row, access: await requireClinical(sql, caller, row.patientId, wanted) };
}

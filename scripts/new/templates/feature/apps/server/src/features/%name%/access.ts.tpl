import type { AccessLevel } from '@healzy/domain/session';
import type { Sql } from '../../platform/db/database.ts';
import type { RowOf } from '../../platform/db/table.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { notFound, recordForbidden } from '../../platform/http/http-problem.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';
import { %records% } from './%record-name%-rows.ts';

type Wanted = Exclude<AccessLevel, 'none'>;

/**
 * %Records words% are clinical: everyone with access to the patient's results reads them, the principal specialist
 * writes.
 *
 * @throws HttpProblem 404 when there is no such patient, 403 when the caller has no such access to them
 */
export async function require%Records%Of(
  sql: Sql,
  caller: Caller,
  patientId: string,
  wanted: Wanted,
): Promise<void> {
  const { clinical } = await requirePatient(sql, caller, patientId);
  if (clinical === 'none' || (wanted === 'edit' && clinical !== 'edit')) throw recordForbidden();
}

/** %A record words% that the caller has access to; locked until the transaction ends when it is to be edited. */
export async function require%Record%(
  sql: Sql,
  caller: Caller,
  id: string,
  wanted: Wanted,
): Promise<RowOf<typeof %records%>> {
  const key = { accountId: caller.accountId, id };
  if (wanted === 'edit') await lockRow(sql, %records%.name, key);
  const row = await %records%.find(sql, key);
  if (!row) throw notFound();
  await require%Records%Of(sql, caller, row.patientId, wanted);
  return row;
}

import { acceptsData, isActiveTest, type MedicalTestType } from '@healzy/domain/medical-tests';
import { patientAccess, type AccessLevel } from '@healzy/domain/session';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { notFound, recordForbidden } from '../../platform/http/http-problem.ts';
import { logAccess } from '../../shared/patient-access/access-log.ts';
import { assignmentOf } from '../../shared/patient-access/assignments.ts';
import { testFinal } from './problems.ts';
import { findTest, type TestRow } from './test-rows.ts';

const RANK: Record<AccessLevel, number> = { none: 0, read: 1, edit: 2 };

/** The caller's access to a test: that to the patient; and while the test is active, its own specialists'. */
export async function clinicalAccess(sql: Sql, caller: Caller, test: TestRow): Promise<AccessLevel> {
  const { rows } = await sql.query<{ professionalId: string; isPrincipal: boolean }>(
    'SELECT professional_id, is_principal FROM patient_specialists WHERE patient_id = $1',
    [test.patientId],
  );
  const byPatient = patientAccess(caller, assignmentOf(rows)).clinical;
  const byTest = isActiveTest(test.state)
    ? patientAccess(caller, assignmentOf(test.specialists)).clinical
    : 'none';
  return RANK[byPatient] >= RANK[byTest] ? byPatient : byTest;
}

/**
 * Finds a test that the caller has access to.
 *
 * @param wanted `edit` also locks the test against changes by others until the transaction ends
 * @throws HttpProblem 404 when the account has no such test, 403 when the caller has no such access to it
 */
export async function requireTest(
  sql: Sql,
  caller: Caller,
  id: string,
  wanted: 'read' | 'edit',
): Promise<{ test: TestRow; access: AccessLevel }> {
  if (wanted === 'edit') {
    await lockRow(sql, 'medical_tests', { accountId: caller.accountId, id });
  }
  const test = await findTest(sql, caller.accountId, id);
  if (!test) throw notFound();
  const access = await clinicalAccess(sql, caller, test);
  await logAccess(sql, caller, [test.patientId]);
  if (RANK[access] < RANK[wanted]) throw recordForbidden();
  return { test, access };
}

/** The same for a test of one type; one of another type is not found. */
export async function requireTestOf(
  sql: Sql,
  caller: Caller,
  { id, type }: { id: string; type: MedicalTestType },
  wanted: 'read' | 'edit',
): Promise<{ test: TestRow; access: AccessLevel }> {
  const found = await requireTest(sql, caller, id, wanted);
  if (found.test.type !== type) throw notFound();
  return found;
}

/**
 * Finds and locks a test of one type to which the caller may add data.
 *
 * @throws HttpProblem 404 and 403 like `requireTestOf`, 409 when the test is finished or cancelled
 */
export async function requireOpenTestOf(
  sql: Sql,
  caller: Caller,
  key: { id: string; type: MedicalTestType },
): Promise<TestRow> {
  const { test } = await requireTestOf(sql, caller, key, 'edit');
  if (!acceptsData(test.state)) throw testFinal();
  return test;
}

export const requireCgmTest = (sql: Sql, caller: Caller, id: string, wanted: 'read' | 'edit') =>
  requireTestOf(sql, caller, { id, type: 'CGM' }, wanted);

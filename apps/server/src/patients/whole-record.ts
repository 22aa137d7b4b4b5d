import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import { recordForbidden } from '../http/http-problem.ts';
import { requirePatient } from './assignments.ts';

/** Who answers for the patient and may read all of it. */
export async function requireWholeRecord(sql: Sql, caller: Caller, patientId: string): Promise<void> {
  const access = await requirePatient(sql, caller, patientId);
  if (access.identity !== 'edit' || access.clinical === 'none') throw recordForbidden();
}

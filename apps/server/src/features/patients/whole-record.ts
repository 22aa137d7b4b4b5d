import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { recordForbidden } from '../../platform/http/http-problem.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';

/** Requires responsibility for the patient and access to their whole record. */
export async function requireWholeRecord(sql: Sql, caller: Caller, patientId: string): Promise<void> {
  const access = await requirePatient(sql, caller, patientId);
  if (access.identity !== 'edit' || access.clinical === 'none') throw recordForbidden();
}

import type { AccessLevel } from '@healzy/domain/session';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import { notFound, recordForbidden } from '../http/http-problem.ts';
import { lockRow } from '../http/lock-row.ts';
import { requirePatient } from '../patient-access/assignments.ts';
import { findSurvey, surveys, type SurveyRow } from './rows.ts';

/**
 * Surveys are clinical: read by those who read the record, sent by the principal specialist.
 *
 * @throws HttpProblem 404 when there is no such patient, 403 when the caller has no such access to them
 */
export async function requireSurveysOf(
  sql: Sql,
  caller: Caller,
  patientId: string,
  wanted: 'read' | 'edit',
): Promise<AccessLevel> {
  const { clinical } = await requirePatient(sql, caller, patientId);
  if (clinical === 'none' || (wanted === 'edit' && clinical !== 'edit')) throw recordForbidden();
  return clinical;
}

/** A survey that the caller may change, locked until the transaction ends. */
export async function requireSurvey(sql: Sql, caller: Caller, id: string): Promise<SurveyRow> {
  await lockRow(sql, surveys.name, { accountId: caller.accountId, id });
  const row = await findSurvey(sql, caller.accountId, id);
  if (!row) throw notFound();
  await requireSurveysOf(sql, caller, row.patientId, 'edit');
  return row;
}

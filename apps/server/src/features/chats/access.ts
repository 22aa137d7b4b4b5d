import type { Chat } from '@healzy/api/schema';
import type { PatientAccess } from '@healzy/domain/session';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { notFound, recordForbidden } from '../../platform/http/http-problem.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';
import { findChat } from './chat-rows.ts';

/** @throws HttpProblem 404 when the account has no such patient, 403 when their chat is not open to the caller */
export async function requireChat(
  sql: Sql,
  caller: Caller,
  patientId: string,
  wanted: 'read' | 'edit',
): Promise<PatientAccess> {
  const access = await requirePatient(sql, caller, patientId);
  if (wanted === 'edit' && access.identity !== 'edit') throw recordForbidden();
  return access;
}

export async function chatOf(sql: Sql, caller: Caller, patientId: string): Promise<Chat> {
  const chat = await findChat(sql, caller, patientId);
  if (!chat) throw notFound();
  return chat;
}

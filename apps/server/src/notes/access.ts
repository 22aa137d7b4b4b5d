import type { AccessLevel, PatientAccess } from '@healzy/domain/session';
import type { CitedRecord } from '../contributions/citations.ts';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import { lockRow } from '../http/lock-row.ts';
import { notFound, recordForbidden } from '../http/http-problem.ts';
import { requirePatient } from '../patient-access/assignments.ts';
import { findNote, type NoteRow } from './note-rows.ts';

type Wanted = Exclude<AccessLevel, 'none'>;

/**
 * Notes are clinical: everyone with access to the patient's results reads them, the principal specialist writes.
 *
 * @throws HttpProblem 404 when there is no such patient, 403 when the caller has no such access to their notes
 */
export async function requireNotesOf(
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

/** A note, and the record that it is part of, as the caller sees it. */
export interface OpenNote {
  note: NoteRow;
  record: CitedRecord;
}

/** A note that the caller has access to, deleted or not; locked until the transaction ends when it is to be edited. */
export async function requireNote(sql: Sql, caller: Caller, id: string, wanted: Wanted): Promise<OpenNote> {
  if (wanted === 'edit') {
    await lockRow(sql, 'notes', { accountId: caller.accountId, id });
  }
  const note = await findNote(sql, caller.accountId, id);
  if (!note) throw notFound();
  const access = await requireNotesOf(sql, caller, note.patientId, wanted);
  return { note, record: { accountId: caller.accountId, patientId: note.patientId, access } };
}

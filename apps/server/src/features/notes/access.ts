import type { CitedRecord } from '../../contributions/citations.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { requireClinicalRow, type Wanted } from '../../shared/patient-access/clinical.ts';
import { findNote, type NoteRow } from './note-rows.ts';

/** A note, and the record that it is part of, as the caller sees it. */
export interface OpenNote {
  note: NoteRow;
  record: CitedRecord;
}

const rows = { table: 'notes', find: findNote };

/** A note that the caller has access to, deleted or not; locked until the transaction ends when it is to be edited. */
export async function requireNote(sql: Sql, caller: Caller, id: string, wanted: Wanted): Promise<OpenNote> {
  const { row: note, access } = await requireClinicalRow(sql, caller, { id, wanted }, rows);
  return { note, record: { accountId: caller.accountId, patientId: note.patientId, access } };
}

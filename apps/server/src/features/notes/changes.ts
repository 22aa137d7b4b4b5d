import { noteFormSchema, type NoteForm } from '@healzy/domain/notes';
import type { Note } from '@healzy/api/schema';
import { recordAudit } from '../../platform/audit/record.ts';
import type { CitedRecord } from '../../contributions/citations.ts';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict, requireFound } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import type { Services } from '../../platform/services.ts';
import { requireNote } from './access.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { readCitations, requireCitations } from './citations.ts';
import { findNote, findNoteDocuments, notes, toNote } from './note-rows.ts';
import { requireNoteDocuments, insertNote, reviseNote } from './signing.ts';

async function noteAsItStands(sql: Sql, services: Services, record: CitedRecord, id: string): Promise<Note> {
  const row = requireFound(await findNote(sql, record.accountId, id));
  const documents = await findNoteDocuments(sql, record.accountId, id, row.version);
  const [citations = []] = await readCitations(sql, services, record, [row.message]);
  return toNote(row, documents, citations);
}

export const createNote = handler('createNote', async ({ caller, path, body, services }, sql) => {
  const access = await requireClinical(sql, caller, path.patientId, 'edit');
  const form = checked(noteFormSchema, body);
  const patientId = path.patientId.toLowerCase();
  const record = { accountId: caller.accountId, patientId, access };
  await requireNoteDocuments(sql, caller.accountId, patientId, form.documentIds);
  await requireCitations(sql, services, record, form);
  const at = services.now();
  const signing = { accountId: caller.accountId, patientId, userId: caller.userId, at };
  const id = await insertNote(sql, signing, form, newId());
  await touchPatient(sql, patientId, at);
  return { status: 201, ...versioned(await noteAsItStands(sql, services, record, id)) };
});

export const updateNote = handler('updateNote', async ({ caller, path, body, ifMatch, services }, sql) => {
  const { note: row, record } = await requireNote(sql, caller, path.id, 'edit');
  const before = await noteAsItStands(sql, services, record, path.id);
  if (row.deletedAt !== null)
    throw conflict('NOTE_DELETED', 'A deleted note is restored before it is changed.');
  requireVersion(ifMatch, before);
  const documentIds = before.documents.map(({ id }) => id);
  const form = checked(noteFormSchema, updated('updateNote', { ...before, documentIds }, body));
  // Saving unchanged text signs nothing new.
  if (saysTheSame(before, form)) return { status: 200, ...versioned(before) };
  await requireNoteDocuments(sql, caller.accountId, row.patientId, form.documentIds);
  await requireCitations(sql, services, record, { message: form.message, noteId: row.id });
  const at = services.now();
  const signing = { accountId: caller.accountId, patientId: row.patientId, userId: caller.userId, at };
  await reviseNote(sql, signing, form, { id: row.id, version: row.version + 1 });
  await touchPatient(sql, row.patientId, at);
  return { status: 200, ...versioned(await noteAsItStands(sql, services, record, path.id)) };
});

function saysTheSame(note: Note, form: NoteForm): boolean {
  return (
    notes.differences(note, form).length === 0 &&
    note.documents.map(({ id }) => id).join() === form.documentIds.join()
  );
}

export const deleteNote = handler('deleteNote', async (call, sql) => {
  const { caller, path, services } = call;
  const { note } = await requireNote(sql, caller, path.id, 'edit');
  if (note.deletedAt !== null) return { status: 204 };
  const deleted = { deletedAt: services.now(), deletedBy: caller.userId };
  await notes.update(sql, { accountId: caller.accountId, id: note.id }, deleted);
  await recordAudit(sql, { by: call, kind: 'NOTE_DELETED', details: { patientId: note.patientId } });
  return { status: 204 };
});

export const restoreNote = handler('restoreNote', async (call, sql) => {
  const { caller, path, services } = call;
  const { note: row, record } = await requireNote(sql, caller, path.id, 'edit');
  if (row.deletedAt !== null) {
    const kept = { deletedAt: null, deletedBy: null };
    await notes.update(sql, { accountId: caller.accountId, id: row.id }, kept);
    await recordAudit(sql, { by: call, kind: 'NOTE_RESTORED', details: { patientId: row.patientId } });
  }
  return { status: 200, ...versioned(await noteAsItStands(sql, services, record, path.id)) };
});

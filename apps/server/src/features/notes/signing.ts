import type { NoteForm } from '@healzy/domain/notes';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { notUploaded } from '../documents/document-rows.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';
import { noteDocuments, notes, noteVersions, textsOf } from './note-rows.ts';

/** The note's patient, the signer, and the time. */
export interface Signing {
  accountId: string;
  patientId: string;
  userId: string;
  at: Date;
}

/** Inserts a new note and its first version; the caller has checked permissions. */
export async function insertNote(
  sql: Sql,
  signing: Signing,
  form: NoteForm,
  id: string = newId(),
): Promise<string> {
  const { accountId, patientId, userId: createdBy, at } = signing;
  const written = { ...form, ...textsOf(form), createdBy, createdAt: at, updatedAt: at };
  await notes.insert(sql, { id, accountId, patientId, ...written });
  await signVersion(sql, signing, form, { id, version: 1 });
  return id;
}

/** Stores and signs a note's new text; earlier versions stay as they were signed. */
export async function reviseNote(
  sql: Sql,
  signing: Signing,
  form: NoteForm,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const { accountId, at } = signing;
  await notes.update(sql, { accountId, id }, { ...form, ...textsOf(form), version, updatedAt: at });
  await signVersion(sql, signing, form, { id, version });
}

async function signVersion(
  sql: Sql,
  { accountId, patientId, userId, at }: Signing,
  form: NoteForm,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const { rows } = await sql.query<{ authorName: string; authorSurname: string }>(
    'SELECT name AS author_name, surname AS author_surname FROM users WHERE id = $1',
    [userId],
  );
  if (!rows[0]) throw new Error('Nobody of this account signs the note.');
  const of = { accountId, patientId, noteId: id, version };
  await noteVersions.insert(sql, { ...form, ...rows[0], ...of, authorId: userId, signedAt: at });
  const documents = form.documentIds.map((documentId, index) => ({ ...of, documentId, position: index + 1 }));
  await noteDocuments.insert(sql, documents);
}

/** Every document must be uploaded and announced for a note about this patient. */
export async function requireNoteDocuments(
  sql: Sql,
  accountId: string,
  patientId: string,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  const { rows } = await sql.query<{ id: string; state: string }>(
    `SELECT id, state FROM documents
     WHERE account_id = $1 AND entity_type = 'NOTE' AND entity_id = $2 AND id::text = ANY ($3::text[]) FOR SHARE`,
    [accountId, patientId, documentIds],
  );
  const states = new Map(rows.map((row) => [row.id, row.state]));
  if (documentIds.some((id) => !states.has(id))) {
    throw unprocessable(
      'DOCUMENT_UNKNOWN',
      'A note takes documents that were uploaded for a note about its patient.',
    );
  }
  if (rows.some(({ state }) => state !== 'STORED')) throw notUploaded();
}

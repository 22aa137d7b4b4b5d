import { excerptOf, plainTextOf, type NoteForm } from '@healzy/domain/notes';
import { searchKey } from '@healzy/domain/shared';
import type { Document, Note, NoteSignature, NoteSummary, NoteVersion } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import { findDocuments, toDocument } from '../documents/document-rows.ts';

export interface NoteRow {
  id: string;
  patientId: string;
  version: number;
  template: Note['template'];
  title: string;
  message: Note['message'];
  plainText: string;
  documentCount: number;
  createdAt: string;
  deletedAt: string | null;
  signedBy: string | null;
  signedName: string;
  signedSurname: string;
  signedAt: string;
  begunBy: string | null;
  begunName: string;
  begunSurname: string;
  begunAt: string;
}

/** Every note `n` with the signatures of its present and of its first version. */
export const NOTE_COLUMNS = `n.id, n.patient_id, n.version, n.template, n.title, n.message, n.plain_text,
  n.created_at, n.deleted_at,
  (SELECT count(*)::integer FROM note_documents d WHERE d.note_id = n.id AND d.version = n.version) AS document_count,
  s.author_id AS signed_by, s.author_name AS signed_name, s.author_surname AS signed_surname, s.signed_at,
  b.author_id AS begun_by, b.author_name AS begun_name, b.author_surname AS begun_surname, b.signed_at AS begun_at`;
export const NOTE_FROM = `notes n JOIN note_versions s ON s.note_id = n.id AND s.version = n.version
  JOIN note_versions b ON b.note_id = n.id AND b.version = 1`;

export async function findNote(sql: Sql, accountId: string, id: string): Promise<NoteRow | undefined> {
  const { rows } = await sql.query<NoteRow>(
    `SELECT ${NOTE_COLUMNS} FROM ${NOTE_FROM} WHERE n.account_id = $1 AND n.id = $2`,
    [accountId, id],
  );
  return rows[0];
}

/** The documents of one version of a note, in their order. */
export async function findNoteDocuments(
  sql: Sql,
  accountId: string,
  noteId: string,
  version: number,
): Promise<Document[]> {
  const { rows } = await sql.query<{ documentId: string }>(
    `SELECT document_id FROM note_documents WHERE account_id = $1 AND note_id = $2 AND version = $3 ORDER BY position`,
    [accountId, noteId, version],
  );
  const ids = rows.map((row) => row.documentId);
  const documents = new Map(
    (await findDocuments(sql, accountId, ids)).map((row) => [row.id, toDocument(row)]),
  );
  return ids.flatMap((id) => documents.get(id) ?? []);
}

const signedOf = (row: NoteRow): NoteSignature => ({
  userId: row.signedBy,
  name: row.signedName,
  surname: row.signedSurname,
  at: row.signedAt,
});

const begunOf = (row: NoteRow): NoteSignature => ({
  userId: row.begunBy,
  name: row.begunName,
  surname: row.begunSurname,
  at: row.begunAt,
});

export function toNote(row: NoteRow, documents: Document[]): Note {
  return {
    id: row.id,
    patientId: row.patientId,
    version: row.version,
    template: row.template,
    title: row.title,
    message: row.message,
    documents,
    signed: signedOf(row),
    begun: begunOf(row),
    deletedAt: row.deletedAt,
  };
}

/** What a note says under its headings, which a template makes all alike; they too where it has nothing else. */
function firstWords(row: NoteRow): string {
  const written = plainTextOf(row.message.filter(({ type }) => type !== 'HEADING'));
  return written.trim() === '' ? row.plainText : written;
}

export function toNoteSummary(row: NoteRow, search: string | undefined): NoteSummary {
  return {
    id: row.id,
    patientId: row.patientId,
    version: row.version,
    template: row.template,
    title: row.title,
    excerpt: excerptOf(search ? row.plainText : firstWords(row), search),
    documentCount: row.documentCount,
    signed: signedOf(row),
    begun: begunOf(row),
    deletedAt: row.deletedAt,
  };
}

export interface NoteVersionRow {
  noteId: string;
  version: number;
  template: NoteVersion['template'];
  title: string;
  message: NoteVersion['message'];
  authorId: string | null;
  authorName: string;
  authorSurname: string;
  signedAt: string;
}

export function toNoteVersion(row: NoteVersionRow, documents: Document[]): NoteVersion {
  return {
    noteId: row.noteId,
    version: row.version,
    template: row.template,
    title: row.title,
    message: row.message,
    documents,
    signed: {
      userId: row.authorId,
      name: row.authorName,
      surname: row.authorSurname,
      at: row.signedAt,
    },
  };
}

/** What `notes` keeps of a form beside the form itself. */
export function textsOf(form: Pick<NoteForm, 'title' | 'message'>): { plain: string; search: string } {
  const plain = plainTextOf(form.message);
  return { plain, search: searchKey(`${form.title} ${plain}`) };
}

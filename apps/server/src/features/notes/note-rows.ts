import {
  excerptOf,
  noteDocumentRecord,
  noteRecord,
  noteVersionRecord,
  type NoteForm,
} from '@healzy/domain/notes';
import { plainTextOf, searchKey } from '@healzy/domain/shared';
import { z } from 'zod';
import type { Document, Note, NoteCitation, Signature, NoteSummary } from '@healzy/api/schema';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table, type RowOf } from '../../platform/db/table.ts';
import { findDocuments, toDocument } from '../documents/document-rows.ts';

const owner = { accountId: idColumn, patientId: idColumn };

export const notes = table(
  'notes',
  noteRecord.extend({
    ...owner,
    plainText: z.string(),
    searchText: z.string(),
    deletedAt: instantColumn.nullable(),
    deletedBy: idColumn.nullable(),
  }),
);
export const noteVersions = table('note_versions', noteVersionRecord.extend(owner));
export const noteDocuments = table('note_documents', noteDocumentRecord.extend(owner));

const shown = notes.omit('accountId', 'searchText', 'createdBy', 'updatedAt', 'deletedBy');
const shownVersion = noteVersions.omit(
  'accountId',
  'patientId',
  'authorId',
  'authorName',
  'authorSurname',
  'signedAt',
);

export type NoteRow = RowOf<typeof shown> & {
  documentCount: number;
  signed: Signature;
  begun: Signature;
};
export type NoteVersionRow = RowOf<typeof shownVersion> & { signed: Signature };

/** Who signed the version `alias`, and when. */
const signature = (alias: string, field: string) =>
  `${alias}.author_id AS "${field}.user_id", ${alias}.author_name AS "${field}.name",
   ${alias}.author_surname AS "${field}.surname", ${alias}.signed_at AS "${field}.at"`;

/** Every note `n` with the signatures of its current and of its first version. */
export const NOTE_COLUMNS = `${shown.columns('n')},
  (SELECT count(*)::integer FROM note_documents d WHERE d.note_id = n.id AND d.version = n.version) AS document_count,
  ${signature('s', 'signed')}, ${signature('b', 'begun')}`;
export const NOTE_FROM = `notes n JOIN note_versions s ON s.note_id = n.id AND s.version = n.version
  JOIN note_versions b ON b.note_id = n.id AND b.version = 1`;

/** Every version `v` with its signature. */
export const NOTE_VERSION_COLUMNS = `${shownVersion.columns('v')}, ${signature('v', 'signed')}`;

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

/** The stored fields that responses leave out. */
function shownOf({ plainText: _plain, documentCount: _count, createdAt: _created, ...note }: NoteRow) {
  return note;
}

export const toNote = (row: NoteRow, documents: Document[], citations: NoteCitation[]): Note => ({
  ...shownOf(row),
  documents,
  citations,
});

/**
 * The start of a note's text without headings, which a template makes all alike; with them if there is nothing else.
 */
function firstWords(row: NoteRow): string {
  const written = plainTextOf(row.message.filter(({ type }) => type !== 'HEADING'));
  return written.trim() === '' ? row.plainText : written;
}

export function toNoteSummary(row: NoteRow, search: string | undefined): NoteSummary {
  const { message: _message, ...note } = shownOf(row);
  const excerpt = excerptOf(search ? row.plainText : firstWords(row), search);
  return { ...note, excerpt, documentCount: row.documentCount };
}

/** The columns of `notes` that are derived from the input. */
export function textsOf(form: Pick<NoteForm, 'title' | 'message'>) {
  const plainText = plainTextOf(form.message);
  return { plainText, searchText: searchKey(`${form.title} ${plainText}`) };
}

import { handler } from '../http/calls.ts';
import { cutPage, listFingerprint, readCursor, searchPatterns } from '../http/paging.ts';
import { demandNote, demandNotesOf } from './access.ts';
import {
  findNoteDocuments,
  NOTE_SELECT,
  toNote,
  toNoteSummary,
  toNoteVersion,
  type NoteRow,
  type NoteVersionRow,
} from './note-rows.ts';

export const listNotes = handler('listNotes', async ({ caller, path, query }, sql) => {
  await demandNotesOf(sql, caller, path.patientId, 'read');
  const filters = [path.patientId, query.isDeleted, query.template ?? null, searchPatterns(query.search)];
  const fingerprint = listFingerprint(['notes', ...filters]);
  const after = readCursor(fingerprint, query.cursor);
  const where = `n.account_id = $1 AND n.patient_id = $2 AND (n.deleted_at IS NOT NULL) = $3
    AND ($4::text IS NULL OR n.template = $4) AND n.search_text LIKE ALL ($5::text[])`;
  const parameters = [caller.accountId, ...filters];
  const { rows } = await sql.query<NoteRow & { sortValue: string }>(
    `SELECT x.*, x.created_at::text AS sort_value FROM (${NOTE_SELECT} WHERE ${where}) x
     WHERE $6::timestamptz IS NULL OR (x.created_at, x.id) < ($6::timestamptz, $7::uuid)
     ORDER BY x.created_at DESC, x.id DESC LIMIT $8`,
    [...parameters, after?.value ?? null, after?.id ?? null, query.limit + 1],
  );
  const { rows: counts } = await sql.query<{ total: number }>(
    `SELECT count(*)::integer AS total FROM notes n WHERE ${where}`,
    parameters,
  );
  const page = cutPage(rows, query.limit, fingerprint, (row) => ({ value: row.sortValue, id: row.id }));
  return {
    status: 200,
    body: {
      items: page.items.map((row) => toNoteSummary(row, query.search)),
      nextCursor: page.nextCursor,
      total: counts[0]?.total ?? 0,
    },
  };
});

export const getNote = handler('getNote', async ({ caller, path }, sql) => {
  const note = await demandNote(sql, caller, path.id, 'read');
  const documents = await findNoteDocuments(sql, caller.accountId, note.id, note.version);
  return { status: 200, body: toNote(note, documents), version: note.version };
});

export const listNoteVersions = handler('listNoteVersions', async ({ caller, path, query }, sql) => {
  const note = await demandNote(sql, caller, path.id, 'read');
  const fingerprint = listFingerprint(['note-versions', note.id]);
  const after = readCursor(fingerprint, query.cursor);
  const { rows } = await sql.query<NoteVersionRow>(
    `SELECT note_id, version, template, title, message, author_id, author_name, author_surname, signed_at
     FROM note_versions WHERE account_id = $1 AND note_id = $2 AND ($3::integer IS NULL OR version < $3)
     ORDER BY version DESC LIMIT $4`,
    [caller.accountId, note.id, after?.value ?? null, query.limit + 1],
  );
  const page = cutPage(rows, query.limit, fingerprint, (row) => ({
    value: String(row.version),
    id: row.noteId,
  }));
  const items = [];
  for (const row of page.items) {
    items.push(toNoteVersion(row, await findNoteDocuments(sql, caller.accountId, note.id, row.version)));
  }
  return { status: 200, body: { items, nextCursor: page.nextCursor, total: note.version } };
});

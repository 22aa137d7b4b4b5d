import { handler } from '../../platform/http/calls.ts';
import { countedPage, listPage, searchPatterns } from '../../platform/http/paging.ts';
import { versioned } from '../../platform/http/versions.ts';
import { requireNote } from './access.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { readCitations } from './citations.ts';
import {
  findNoteDocuments,
  NOTE_COLUMNS,
  NOTE_FROM,
  NOTE_VERSION_COLUMNS,
  toNote,
  toNoteSummary,
  type NoteRow,
  type NoteVersionRow,
} from './note-rows.ts';

export const listNotes = handler('listNotes', async ({ caller, path, query }, sql) => {
  await requireClinical(sql, caller, path.patientId, 'read');
  const page = await countedPage<NoteRow>(sql, query, {
    name: 'notes',
    columns: NOTE_COLUMNS,
    from: NOTE_FROM,
    where: `n.account_id = $1 AND n.patient_id = $2 AND (n.deleted_at IS NOT NULL) = $3
      AND ($4::text IS NULL OR n.template = $4) AND n.search_text LIKE ALL ($5::text[])`,
    params: [
      caller.accountId,
      path.patientId,
      query.isDeleted,
      query.template ?? null,
      searchPatterns(query.search),
    ],
    by: 'n.created_at',
    id: 'n.id',
    isDescending: true,
    countIn: 'notes n',
  });
  return {
    status: 200,
    body: { ...page, items: page.items.map((row) => toNoteSummary(row, query.search)) },
  };
});

export const getNote = handler('getNote', async ({ caller, path, services }, sql) => {
  const { note, record } = await requireNote(sql, caller, path.id, 'read');
  const documents = await findNoteDocuments(sql, caller.accountId, note.id, note.version);
  const [citations = []] = await readCitations(sql, services, record, [note.message]);
  return { status: 200, ...versioned(toNote(note, documents, citations)) };
});

export const listNoteVersions = handler(
  'listNoteVersions',
  async ({ caller, path, query, services }, sql) => {
    const { note, record } = await requireNote(sql, caller, path.id, 'read');
    const page = await listPage<NoteVersionRow>(sql, query, {
      name: 'note-versions',
      columns: NOTE_VERSION_COLUMNS,
      from: 'note_versions v',
      where: 'v.account_id = $1 AND v.note_id = $2',
      params: [caller.accountId, note.id],
      by: 'v.version',
      type: 'integer',
      id: 'v.note_id',
      isDescending: true,
    });
    const messages = page.items.map(({ message }) => message);
    const citations = await readCitations(sql, services, record, messages);
    const items = [];
    for (const [index, row] of page.items.entries()) {
      const documents = await findNoteDocuments(sql, caller.accountId, note.id, row.version);
      items.push({ ...row, documents, citations: citations[index] ?? [] });
    }
    return { status: 200, body: { ...page, items, total: note.version } };
  },
);

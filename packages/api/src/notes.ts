import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type {
  Note,
  NoteCitation,
  Signature,
  NoteSummary,
  NoteTemplate,
  NoteVersion,
  NoteWrite,
  RichTextBlock,
  RichTextSpan,
} from './generated/schema.ts';
export type NotesQuery = QueryOf<'listNotes'>;

const listNotes = operation('listNotes');
const createNote = operation('createNote');
const getNote = operation('getNote');
const updateNote = operation('updateNote');
const deleteNote = operation('deleteNote');
const restoreNote = operation('restoreNote');
const listNoteVersions = operation('listNoteVersions');

export const notesQuery = (scope: ApiScope, patientId: string, query: NotesQuery = {}) =>
  pagesOptions(scope, listNotes, { path: { patientId }, query });
export const noteQuery = (scope: ApiScope, id: string) => readOptions(scope, getNote, { path: { id } });
export const noteVersionsQuery = (scope: ApiScope, id: string) =>
  pagesOptions(scope, listNoteVersions, { path: { id } });

/** Notes about a patient, page by page; those found before stay until the next have loaded. */
export const useNotes = (patientId: string, query: NotesQuery = {}) =>
  useInfiniteQuery({ ...notesQuery(useApi(), patientId, query), placeholderData: keepPreviousData });
export const useNote = (id: string) => useQuery(noteQuery(useApi(), id));
export const useNoteVersions = (id: string) => useInfiniteQuery(noteVersionsQuery(useApi(), id));

export const useCreateNote = () =>
  useOperation(createNote, (creation: { patientId: string; body: BodyOf<'createNote'> }) => ({
    path: { patientId: creation.patientId },
    body: creation.body,
    idempotencyKey: idempotencyKeyOf(creation.body),
  }));
export const useUpdateNote = () =>
  useOperation(updateNote, (change: { id: string; version: number; body: BodyOf<'updateNote'> }) => ({
    path: { id: change.id },
    version: change.version,
    body: change.body,
  }));
export const useDeleteNote = () => useOperation(deleteNote, (id: string) => ({ path: { id } }));
export const useRestoreNote = () => useOperation(restoreNote, (id: string) => ({ path: { id } }));

import type { WaitingDraft } from '@healzy/api/runtime/drafts/drafts';
import { atom } from 'jotai';
import { browserDrafts } from '../../app/forms/drafts/browser-drafts.ts';
import { currentAccountAtom } from '../../state/account.ts';
import { tabMemory } from '../../state/browser-storage.ts';
import { openRail, railPatientAtom } from '../../state/rail.ts';
import { sessionUserAtom } from '../../state/session.ts';
import { store } from '../../state/store.ts';

/** The note that is being written about a patient: the id of the one to change, or a new one. */
export type Writing = { readonly noteId: string } | 'new';

/** Which note is open for each patient, by whom. Ids alone: what was typed is in the draft. */
interface OpenNotes {
  readonly userId: string;
  readonly notes: Readonly<Record<string, Writing>>;
}

const STORAGE_KEY = 'healzy.notes.writing';

const isWriting = (found: unknown): found is Writing =>
  found === 'new' ||
  (typeof found === 'object' && found !== null && 'noteId' in found && typeof found.noteId === 'string');

function remembered(): OpenNotes | null {
  try {
    const found: unknown = JSON.parse(tabMemory.get(STORAGE_KEY) ?? 'null');
    if (typeof found !== 'object' || found === null || !('userId' in found) || !('notes' in found))
      return null;
    const { userId, notes } = found;
    if (typeof userId !== 'string' || typeof notes !== 'object' || notes === null) return null;
    const known = Object.entries(notes).filter((entry): entry is [string, Writing] => isWriting(entry[1]));
    return { userId, notes: Object.fromEntries(known) };
  } catch {
    return null;
  }
}

const openNotesAtom = atom<OpenNotes | null>(remembered());

/** The signed-in user's open notes, by patient. */
export const writingAtom = atom((get) => {
  const open = get(openNotesAtom);
  return open !== null && open.userId === get(sessionUserAtom)?.userId ? open.notes : {};
});

/** Opens a note of a patient for writing, or none; another one that is open waits as a draft. */
export function setWriting(patientId: string, writing: Writing | null): void {
  const userId = store.get(sessionUserAtom)?.userId;
  if (userId === undefined) return;
  const { [patientId]: _before, ...others } = store.get(writingAtom);
  const next = { userId, notes: writing === null ? others : { ...others, [patientId]: writing } };
  store.set(openNotesAtom, next);
  tabMemory.set(STORAGE_KEY, JSON.stringify(next));
}

/** Opens a note for writing in the rail. */
export function writeNote(patientId: string, writing: Writing): void {
  setWriting(patientId, writing);
  openRail('notes');
}

/** Opens a new note about the patient of this page. */
export function writeNewNote(): void {
  const patientId = store.get(railPatientAtom);
  if (patientId !== null) writeNote(patientId, 'new');
}

/** The key of a note's draft. */
export const draftKeyOf = (patientId: string, writing: Writing): string =>
  `patients/${patientId}/notes/${writing === 'new' ? 'new' : writing.noteId}`;

/** The note that a draft belongs to; null if it is not a note about this patient. */
export function writingOf(patientId: string, { form }: WaitingDraft): Writing | null {
  const start = `patients/${patientId}/notes/`;
  if (!form.startsWith(start)) return null;
  const noteId = form.slice(start.length);
  return noteId === 'new' ? 'new' : { noteId };
}

/** Consult mode: the note that is open, else the newest draft about the patient, else a new note. */
export async function openLiveNote(patientId: string): Promise<void> {
  if (store.get(writingAtom)[patientId] !== undefined) return;
  const [user, account] = [store.get(sessionUserAtom), store.get(currentAccountAtom)];
  const waiting =
    user === null || account === null
      ? []
      : await browserDrafts()
          .waiting({ userId: user.userId, accountId: account.accountId })
          // Where nothing can be kept, nothing waits.
          .catch(() => []);
  const [newest = 'new'] = waiting.flatMap((draft) => writingOf(patientId, draft) ?? []);
  setWriting(patientId, newest);
}

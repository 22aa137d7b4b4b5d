import type { Citation } from '@healzy/domain/shared';
import { atom } from 'jotai';

/** The note that is being written. */
export interface OpenNote {
  readonly patientId: string;
  /** Puts a citation where the cursor is, or at the end. */
  readonly insert: (text: string, citation: Citation) => void;
}

/** Null while no note is being written; the note's form keeps it. */
export const openNoteAtom = atom<OpenNote | null>(null);

import type { NoteSignature } from '@healzy/api/notes';

/** The name with which the note was signed. */
export const signerName = ({ name, surname }: NoteSignature): string => `${name} ${surname}`.trim();

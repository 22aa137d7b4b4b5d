import type { NoteSignature } from '@healzy/api/notes';

/** The name that somebody signed with. */
export const signerName = ({ name, surname }: NoteSignature): string => `${name} ${surname}`.trim();

import type { Note } from '@healzy/api/notes';
import { RichText } from '@healzy/ui/patterns/RichText';
import { Stack } from '@healzy/ui/primitives';
import { NoteDocuments } from './NoteDocuments.tsx';
import { useCitationLook } from './useCitationLook.ts';

/** The text of a note, and its documents. */
export function NoteBody({ note, headingLevel }: { note: Note; headingLevel: 3 | 5 }) {
  const citationLook = useCitationLook(note.patientId, note.citations);
  return (
    <Stack gap="lg">
      {note.message.length > 0 && (
        <RichText text={note.message} headingLevel={headingLevel} citationLook={citationLook} />
      )}
      {note.documents.length > 0 && <NoteDocuments documents={note.documents} />}
    </Stack>
  );
}

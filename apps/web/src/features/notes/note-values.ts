import type { Note } from '@healzy/api/notes';
import { NOTE_FIELDS, noteFormSchema, type NoteForm } from '@healzy/domain/notes';
import { emptyValues, formValues } from '@healzy/domain/shared';
import { z } from 'zod';

/** A document as the form shows it; the note keeps its id. */
export interface NoteDocument {
  id: string;
  fileName: string;
  sizeBytes: number;
}

type Fields = typeof NOTE_FIELDS;
/** The values of the form. */
export type NoteValues = { [Field in keyof Fields]: z.input<Fields[Field]['schema']> } & {
  documents: NoteDocument[];
};

/**
 * Converts the form's values to the note to send. The note's own schema validates all of them at once, so that a title
 * and a message that are missing are both said.
 */
export const noteValuesSchema = z
  .custom<NoteValues>()
  .transform(({ documents, ...values }, context): NoteForm => {
    const note = noteFormSchema.safeParse({ ...values, documentIds: documents.map(({ id }) => id) });
    if (note.success) return note.data;
    for (const { path, message } of note.error.issues)
      context.addIssue({
        code: 'custom',
        message,
        path: [path[0] === 'documentIds' ? 'documents' : (path[0] ?? '')],
      });
    return z.NEVER;
  });
export type { NoteForm };

export const emptyNote = (): NoteValues => ({ ...emptyValues(NOTE_FIELDS), documents: [] });

export const valuesOf = (note: Note): NoteValues => ({
  ...formValues(NOTE_FIELDS, note),
  documents: note.documents.map(({ id, fileName, sizeBytes }) => ({ id, fileName, sizeBytes })),
});

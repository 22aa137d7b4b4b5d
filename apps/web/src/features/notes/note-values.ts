import type { Note } from '@healzy/api/notes';
import {
  NOTE_FIELDS,
  NOTE_LIMITS,
  noteFormSchema,
  type NoteForm,
  type NoteFormInput,
} from '@healzy/domain/notes';
import { emptyValues, formValues, schemasOf, type FieldCode } from '@healzy/domain/shared';
import { z } from 'zod';

/** A document as the form shows it; the note keeps its id. */
const documentSchema = z.object({ id: z.string(), fileName: z.string(), sizeBytes: z.number() });
export type NoteDocument = z.infer<typeof documentSchema>;

const TOO_MANY: FieldCode = 'TOO_MANY';

/** Converts the form's values to the note to send. */
export const noteValuesSchema = z
  .object({
    ...schemasOf(NOTE_FIELDS),
    documents: z.array(documentSchema).max(NOTE_LIMITS.documents, TOO_MANY),
  })
  .transform(({ documents, ...note }): NoteFormInput => ({
    ...note,
    documentIds: documents.map(({ id }) => id),
  }))
  .pipe(noteFormSchema);
export type NoteValues = z.input<typeof noteValuesSchema>;
export type { NoteForm };

export const emptyNote = (): NoteValues => ({ ...emptyValues(NOTE_FIELDS), documents: [] });

export const valuesOf = (note: Note): NoteValues => ({
  ...formValues(NOTE_FIELDS, note),
  documents: note.documents.map(({ id, fileName, sizeBytes }) => ({ id, fileName, sizeBytes })),
});

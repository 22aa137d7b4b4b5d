import type { Note } from '@healzy/api/notes';
import { NOTE_TEMPLATES, noteFormSchema, type NoteForm } from '@healzy/domain/notes';
import { RICH_TEXT_BLOCKS, RICH_TEXT_MARKS } from '@healzy/domain/shared';
import { citationSchema } from '@healzy/domain/shared';
import { z } from 'zod';

/** A document as the form shows it; the note keeps its id. */
const documentSchema = z.object({ id: z.string(), fileName: z.string(), sizeBytes: z.number() });
export type NoteDocument = z.infer<typeof documentSchema>;

/** The values of the form. The note's own schema validates each of them. */
const valuesSchema = z.object({
  title: z.string(),
  template: z.enum(NOTE_TEMPLATES).nullable(),
  message: z.array(
    z.object({
      type: z.enum(RICH_TEXT_BLOCKS),
      level: z.number(),
      spans: z.array(
        z.object({
          text: z.string(),
          marks: z.array(z.enum(RICH_TEXT_MARKS)),
          href: z.string().nullable(),
          citation: citationSchema.exactOptional(),
        }),
      ),
    }),
  ),
  documents: z.array(documentSchema),
});
export type NoteValues = z.infer<typeof valuesSchema>;

/** Converts the form's values to the note to send; validation is up to the note's own schema. */
export const noteValuesSchema = valuesSchema.transform(({ documents, ...values }, context): NoteForm => {
  const note = noteFormSchema.safeParse({ ...values, documentIds: documents.map(({ id }) => id) });
  if (note.success) return note.data;
  for (const { path, message } of note.error.issues) {
    context.addIssue({
      code: 'custom',
      message,
      path: [path[0] === 'documentIds' ? 'documents' : (path[0] ?? '')],
    });
  }
  return z.NEVER;
});
export type { NoteForm };

export const emptyNote = (): NoteValues => ({ title: '', template: null, message: [], documents: [] });

export function valuesOf(note: Note): NoteValues {
  return {
    title: note.title,
    template: note.template,
    message: note.message,
    documents: note.documents.map(({ id, fileName, sizeBytes }) => ({ id, fileName, sizeBytes })),
  };
}

import { z } from 'zod';
import { requiredText, type FieldCode } from '../shared/index.ts';
import { NOTE_LIMITS, NOTE_TEMPLATES } from './limits.ts';
import { isBlankRichText, richTextSchema } from '../shared/rich-text.ts';

const code = (value: FieldCode): FieldCode => value;

/** A note as it is written: a title, and a message, documents, or both. */
export const noteFormSchema = z
  .object({
    title: requiredText(NOTE_LIMITS.title),
    template: z
      .enum(NOTE_TEMPLATES, { error: code('OPTION_INVALID') })
      .nullable()
      .default(null),
    message: richTextSchema,
    documentIds: z
      .array(requiredText(64))
      .max(NOTE_LIMITS.documents, code('TOO_MANY'))
      .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])
      .default([]),
  })
  .refine((note) => note.documentIds.length > 0 || !isBlankRichText(note.message), {
    path: ['message'],
    error: code('REQUIRED'),
  });
export type NoteForm = z.infer<typeof noteFormSchema>;
export type NoteFormInput = z.input<typeof noteFormSchema>;

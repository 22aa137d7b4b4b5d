import { z } from 'zod';
import { requiredText, schemasOf, type FieldCode, type RecordField } from '../shared/index.ts';
import type { NOTE_FIELDS as NAMES } from './generated/field-names.ts';
import { NOTE_LIMITS, NOTE_TEMPLATES } from './limits.ts';
import { isBlankRichText, richTextSchema } from '../shared/rich-text.ts';

const code = (value: FieldCode): FieldCode => value;

/**
 * What a note says, as the contract has it; one that is missing here does not compile. The form's values, what is
 * written, the stored versions and those of a transfer derive from this. Its documents are rows of their own.
 */
export const NOTE_FIELDS = {
  title: { schema: requiredText(NOTE_LIMITS.title), empty: '' },
  template: { schema: z.enum(NOTE_TEMPLATES, { error: code('OPTION_INVALID') }).nullable() },
  message: { schema: richTextSchema, empty: [] },
} as const satisfies Record<(typeof NAMES)[number], RecordField>;

/** A note as it is written: a title, and a message, documents, or both. */
export const noteFormSchema = z
  .object({
    ...schemasOf(NOTE_FIELDS),
    template: NOTE_FIELDS.template.schema.default(null),
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

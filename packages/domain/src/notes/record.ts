import { z } from 'zod';
import { requiredText } from '../shared/field-schemas.ts';
import { recordFields } from '../shared/record-fields.ts';
import { NOTE_LIMITS, NOTE_TEMPLATES } from './limits.ts';
import { richTextSchema } from '../shared/rich-text.ts';

const { id, person, instant, text, count, version } = recordFields;

/** The current version of a note, as stored and as exported in a patient's record. */
export const noteRecord = z.object({
  id,
  version,
  template: z.enum(NOTE_TEMPLATES).nullable(),
  title: requiredText(NOTE_LIMITS.title),
  message: richTextSchema,
  createdBy: person,
  createdAt: instant,
  updatedAt: instant,
});

/** A signed version of a note, as stored and as exported in a patient's record. */
export const noteVersionRecord = z.object({
  noteId: id,
  version,
  template: z.enum(NOTE_TEMPLATES).nullable(),
  title: requiredText(NOTE_LIMITS.title),
  message: richTextSchema,
  authorId: person,
  authorName: text(200),
  authorSurname: text(200),
  signedAt: instant,
});

/** A document of a version of a note, as stored and as exported in a patient's record. */
export const noteDocumentRecord = z.object({ noteId: id, version, documentId: id, position: count });

import { z } from 'zod';
import { schemasOf } from '../shared/field-table.ts';
import { recordFields } from '../shared/record-fields.ts';
import { NOTE_FIELDS } from './schemas.ts';

const { id, person, instant, text, count, version } = recordFields;

/** The current version of a note, as stored and as exported in a patient's record. */
export const noteRecord = z.object({
  id,
  version,
  ...schemasOf(NOTE_FIELDS),
  createdBy: person,
  createdAt: instant,
  updatedAt: instant,
});

/** A signed version of a note, as stored and as exported in a patient's record. */
export const noteVersionRecord = z.object({
  noteId: id,
  version,
  ...schemasOf(NOTE_FIELDS),
  authorId: person,
  authorName: text(200),
  authorSurname: text(200),
  signedAt: instant,
});

/** A document of a version of a note, as stored and as exported in a patient's record. */
export const noteDocumentRecord = z.object({ noteId: id, version, documentId: id, position: count });

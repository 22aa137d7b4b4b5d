import { z } from 'zod';
import { recordFields } from '../shared/record-fields.ts';
import { CHAT_MESSAGE_KINDS, CHAT_MESSAGE_LENGTH } from './limits.ts';

const { id, person, instant, text, count } = recordFields;

/** A message of a chat, as stored and as exported in a patient's record. */
export const chatMessageRecord = z.object({
  id,
  sequence: count.min(1),
  kind: z.enum(CHAT_MESSAGE_KINDS),
  isFromPatient: z.boolean(),
  authorId: person,
  authorName: text(410),
  text: text(CHAT_MESSAGE_LENGTH),
  documentId: id.nullable(),
  createdAt: instant,
});

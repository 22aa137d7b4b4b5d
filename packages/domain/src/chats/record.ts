import { z } from 'zod';
import { citationSchema } from '../shared/citations.ts';
import { recordFields } from '../shared/record-fields.ts';
import { CHAT_CITATION_LENGTHS, CHAT_MESSAGE_KINDS, CHAT_MESSAGE_LENGTH } from './limits.ts';

const { id, person, instant, text, count } = recordFields;

/** The length of a recording, and how loud it is in equal parts of it, in percent. */
const chatRecording = z.object({
  seconds: z.number().min(0).max(86_400),
  peaks: z.array(z.number().int().min(0).max(100)).max(64),
});

/** What a message points at, and what it was when it was written. */
export const chatCitationSchema = citationSchema.extend({
  title: text(CHAT_CITATION_LENGTHS.title),
  when: text(CHAT_CITATION_LENGTHS.when),
});

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
  recording: chatRecording.nullable(),
  /** Records exported before messages could point at something have none. */
  citation: chatCitationSchema.nullable().default(null),
  createdAt: instant,
});

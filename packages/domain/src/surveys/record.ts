import { z } from 'zod';
import { LANGUAGES, localDateText } from '../shared/index.ts';
import { recordFields } from '../shared/record-fields.ts';
import { SURVEY_KINDS, SURVEY_STORED_STATES } from './kinds.ts';

const { id, person, instant, version, text, answers } = recordFields;

/** A survey with its answers, as stored and as exported in a patient's record. */
export const surveyRecord = z.object({
  id,
  version,
  kind: z.enum(SURVEY_KINDS),
  language: z.enum(LANGUAGES),
  state: z.enum(SURVEY_STORED_STATES),
  sentTo: text(254).nullable(),
  dueOn: localDateText,
  createdBy: person,
  createdAt: instant,
  expiresAt: instant,
  openedAt: instant.nullable(),
  answeredAt: instant.nullable(),
  readAt: instant.nullable(),
  answers,
});

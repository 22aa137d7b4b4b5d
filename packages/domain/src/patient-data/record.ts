import { z } from 'zod';
import { localDateText } from '../shared/field-schemas.ts';
import { boundedFields, recordFields } from '../shared/record-fields.ts';
import { BODY_MAGNITUDES } from './body/magnitudes.ts';
import { SECTION_IDS } from './questionnaire.ts';

const { id, person, instant, text, anything, answers, version } = recordFields;

/** A body measurement as stored and as exported in a patient's record. */
export const measurementRecord = z.object({
  id,
  version,
  measuredOn: localDateText,
  ...boundedFields(BODY_MAGNITUDES),
  note: text(500).nullable(),
  source: z.enum(['STAFF', 'CARD', 'INTAKE']),
  createdBy: person,
  createdAt: instant,
  updatedAt: instant,
});

/** A version of the answers of a section, as stored and as exported in a patient's record. */
export const answersRecord = z.object({
  section: z.enum(SECTION_IDS),
  version,
  answers,
  source: z.enum(['STAFF', 'INTAKE', 'IMPORT']),
  authorId: person,
  createdAt: instant,
});

/** A questionnaire for the patient, as stored and as exported in a patient's record. */
export const intakeRecord = z.object({
  id,
  version,
  state: z.enum(['OPEN', 'SUBMITTED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN']),
  language: z.enum(['es', 'en']),
  sentTo: text(254).nullable(),
  expiresAt: instant,
  createdBy: person,
  createdAt: instant,
  openedAt: instant.nullable(),
  savedAt: instant.nullable(),
  submittedAt: instant.nullable(),
  consent: text(100_000).nullable(),
  answers,
  figures: answers,
  decidedBy: person,
  decidedAt: instant.nullable(),
  accepted: anything,
});

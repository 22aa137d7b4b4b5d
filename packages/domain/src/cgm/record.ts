import { z } from 'zod';
import { recordFields } from '../shared/record-fields.ts';
import { zoneText } from '../shared/field-schemas.ts';

const { id, person, instant, text, anything } = recordFields;

/** An import of a sensor without its readings, as stored and as exported in a patient's record. */
export const cgmImportRecord = z.object({
  id,
  medicalTestId: id,
  documentId: id,
  zone: zoneText,
  unit: z.enum(['mg/dL', 'mmol/L']),
  cadenceMinutes: z.number().min(0).max(100_000),
  recognised: anything,
  report: anything,
  beganTest: z.boolean(),
  createdBy: person,
  createdAt: instant,
});

/** An event as stored and as exported in a patient's record. */
export const cgmEventRecord = z.object({
  id,
  medicalTestId: id,
  type: z.enum(['REST', 'MEAL', 'FEELING', 'TRAINING', 'CUSTOM']),
  subtype: text(100).nullable(),
  name: text(500),
  description: text(100_000).nullable(),
  comment: text(100_000).nullable(),
  feeling: z.enum(['FATAL', 'BAD', 'NORMAL', 'GOOD', 'GREAT']).nullable(),
  startsAt: instant,
  endsAt: instant.nullable(),
  createdBy: person,
  createdAt: instant,
});

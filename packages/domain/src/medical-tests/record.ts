import { z } from 'zod';
import { recordFields } from '../shared/record-fields.ts';
import { RANGE_PROFILES } from './range-profiles.ts';
import { MEDICAL_TEST_STATES, MEDICAL_TEST_TYPES } from './states.ts';

const { id, person, instant, text, version } = recordFields;

/** A medical test as stored and as exported in a patient's record. */
export const medicalTestRecord = z.object({
  id,
  version,
  type: z.enum(MEDICAL_TEST_TYPES),
  state: z.enum(MEDICAL_TEST_STATES),
  name: text(500),
  observations: text(100_000).nullable(),
  rangeProfile: z.enum(RANGE_PROFILES),
  createdBy: person,
  createdAt: instant,
  inProgressAt: instant.nullable(),
  finishedAt: instant.nullable(),
  canceledAt: instant.nullable(),
});

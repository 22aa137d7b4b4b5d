import { z } from 'zod';
import { localDateText } from '../shared/index.ts';
import { recordFields } from '../shared/record-fields.ts';
import { FOLLOW_UP_LIMITS } from './limits.ts';
import { FOLLOW_UP_PHASES, FOLLOW_UP_STATES, FOLLOW_UP_TYPES } from './states.ts';
import { FOLLOW_UP_PROOFS } from './steps.ts';

const { id, person, instant, version, text } = recordFields;
const { observations, note, name, stepName, dueDay } = FOLLOW_UP_LIMITS;

/** A follow-up plan, as stored and as exported in a patient's record. */
export const followUpPlanRecord = z.object({
  id,
  version,
  type: z.enum(FOLLOW_UP_TYPES),
  state: z.enum(FOLLOW_UP_STATES),
  startDate: localDateText,
  observations: text(observations).nullable(),
  createdBy: person,
  createdAt: instant,
  updatedAt: instant,
  endedAt: instant.nullable(),
  endedBy: person,
  /** Kept by name, so that another account can read it. */
  endedByName: text(name).nullable(),
});

/** A step of a follow-up plan, without what the record proves. */
export const followUpStepRecord = z.object({
  id,
  followUpPlanId: id,
  version,
  /** Null for a step that the account had added to its template. */
  code: z.string().max(40).nullable(),
  nameEs: text(stepName),
  nameEn: text(stepName),
  phase: z.enum(FOLLOW_UP_PHASES),
  proof: z.enum(FOLLOW_UP_PROOFS).nullable(),
  /** Its place in the template with which the follow-up plan began. */
  position: z.number().int().min(0).max(1000),
  dueDay: z.number().int().min(0).max(dueDay),
  note: text(note).nullable(),
  /** Records exported before the reception had steps have none. */
  isReception: z.boolean().default(false),
  doneAt: instant.nullable(),
  doneBy: person,
  doneByName: text(name).nullable(),
});

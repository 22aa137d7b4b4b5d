import { z } from 'zod';
import { nameText, requiredText, type FieldCode } from '../shared/index.ts';
import { optionalText } from '../shared/index.ts';
import { RANGE_PROFILES } from './range-profiles.ts';
import { MEDICAL_TEST_TYPES } from './states.ts';

const OPTION: FieldCode = 'OPTION_INVALID';
const MAIN: FieldCode = 'MAIN_SPECIALIST_REQUIRED';
const REPEATED: FieldCode = 'SPECIALIST_REPEATED';

const changeable = {
  name: nameText(120),
  principalId: z.string({ error: MAIN }).min(1, MAIN).max(64, MAIN),
  observerIds: z.array(requiredText(64)).default([]),
  observations: optionalText(4000),
};
const { name, ...others } = changeable;
const rangeProfile = z.enum(RANGE_PROFILES, { error: OPTION });

const hasEachSpecialistOnce = (test: { principalId: string; observerIds: readonly string[] }) =>
  new Set([test.principalId, ...test.observerIds]).size === test.observerIds.length + 1;
const repeated = { path: ['observerIds'], error: REPEATED };

/** A new medical test: a name, its type, one principal specialist and any number of observers. */
export const medicalTestFormSchema = z
  .object({
    // In the order of the form, in which its problems are listed.
    name,
    type: z.enum(MEDICAL_TEST_TYPES, { error: OPTION }),
    ...others,
    rangeProfile: rangeProfile.default('STANDARD'),
  })
  .refine(hasEachSpecialistOnce, repeated);
export type MedicalTestForm = z.infer<typeof medicalTestFormSchema>;
export type MedicalTestFormInput = z.input<typeof medicalTestFormSchema>;

/** What may be changed of a medical test until it is final. Its type stays. */
export const medicalTestUpdateSchema = z
  .object({ ...changeable, rangeProfile })
  .refine(hasEachSpecialistOnce, repeated);

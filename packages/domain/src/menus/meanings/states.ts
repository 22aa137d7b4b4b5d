import { ASKS, REMARK, restrictsAndRemarks, type FoodMeaning } from './meaning.ts';

/**
 * States that follow from a birthdate or from a glucose test. Children up to ten years: large predatory fish (AESAN 2019).
 * In the first year menus ask: no code of foods says honey, which AESAN links to infant botulism (its scientific committee,
 * 2011), and the catalogue has it. That foods choke has no source here, so it is a remark. A test by the ranges of
 * pregnancy asks whether the patient is pregnant, unless the record says so itself.
 */
export const STATE_MEANINGS = {
  INFANT: ASKS,
  CHILD_UNDER_5: restrictsAndRemarks('MERCURY'),
  CHILD_UNDER_10: restrictsAndRemarks('MERCURY'),
  OVER_70: REMARK,
  PREGNANCY_RANGES: ASKS,
} as const satisfies Readonly<Record<string, FoodMeaning>>;
export type PatientState = keyof typeof STATE_MEANINGS;

/** Upper ends in completed years; a patient has the first that they are younger than, and an infant also the second. */
export const CHILD_STATES = [
  { state: 'INFANT', under: 1 },
  { state: 'CHILD_UNDER_5', under: 5 },
  { state: 'CHILD_UNDER_10', under: 10 },
] as const satisfies readonly { state: PatientState; under: number }[];
const OLD_FROM = 70;

/** States of somebody of this age in completed years; null when it is not known. */
export function statesOfAge(age: number | null): PatientState[] {
  if (age === null) return [];
  const child = CHILD_STATES.find(({ under }) => age < under);
  if (child?.state === 'INFANT') return ['INFANT', 'CHILD_UNDER_5'];
  if (child) return [child.state];
  return age >= OLD_FROM ? ['OVER_70'] : [];
}

import { ASKS, REMARK, restricts, restrictsAndRemarks, type FoodMeaning } from './meaning.ts';

/**
 * States that follow from a birthdate or from a glucose test. Children up to ten years: large predatory fish (AESAN 2019).
 * In the first year menus ask: no code of foods says honey, which AESAN links to infant botulism (its scientific committee,
 * 2011), and the catalogue has it. A test by the ranges of pregnancy asks whether the patient is pregnant, unless the record
 * says so itself.
 *
 * What chokes is never given under five: whole or chopped nuts, popcorn, sweets (HSE Ireland; the Spanish paediatric
 * association's life support committee, 2024, names the same and sausages and grapes). The NHS in Berkshire says six for
 * whole nuts; the later age costs nobody anything.
 *
 * Raw or hardly cooked animal foods are for nobody under five (ANSES 2021; AESAN: eggs at 75 °C); the same year as above.
 *
 * EFSA (2015) has no safe intake of caffeine for children and adolescents, and takes 3 mg per kg as of no concern: 48 mg at
 * 16 kg, which one coffee passes. Menus do not add up caffeine, so that they give none under 18. Seaweed: AESAN (2021)
 * advises children against it for its iodine. Alcohol out of caution.
 */
export const STATE_MEANINGS = {
  INFANT: ASKS,
  CHILD_UNDER_6: restrictsAndRemarks('ALCOHOL', 'MERCURY', 'LISTERIA', 'CAFFEINE', 'CHOKING', 'SEAWEED'),
  CHILD_UNDER_10: restrictsAndRemarks('ALCOHOL', 'MERCURY', 'CAFFEINE', 'SEAWEED'),
  CHILD_UNDER_18: restricts('ALCOHOL', 'CAFFEINE', 'SEAWEED'),
  OVER_70: REMARK,
  PREGNANCY_RANGES: ASKS,
} as const satisfies Readonly<Record<string, FoodMeaning>>;
export type PatientState = keyof typeof STATE_MEANINGS;

/** Upper ends in completed years; a patient has the first that they are younger than, and an infant also the second. */
export const CHILD_STATES = [
  { state: 'INFANT', under: 1 },
  { state: 'CHILD_UNDER_6', under: 6 },
  { state: 'CHILD_UNDER_10', under: 10 },
  { state: 'CHILD_UNDER_18', under: 18 },
] as const satisfies readonly { state: PatientState; under: number }[];
const OLD_FROM = 70;

/** States of somebody of this age in completed years; null when it is not known. */
export function statesOfAge(age: number | null): PatientState[] {
  if (age === null) return [];
  const child = CHILD_STATES.find(({ under }) => age < under);
  if (child?.state === 'INFANT') return ['INFANT', 'CHILD_UNDER_6'];
  if (child) return [child.state];
  return age >= OLD_FROM ? ['OVER_70'] : [];
}

/** Whether menus are for somebody below ten, by the codes of what the record says. */
export const isChild = (remarks: readonly string[]): boolean =>
  remarks.includes('state.CHILD_UNDER_6') || remarks.includes('state.CHILD_UNDER_10');

import { z } from 'zod';
import {
  birthdateText,
  boundedNumber,
  emailText,
  optionalPhone,
  optionalText,
  nameText,
  zoneText,
  type FieldCode,
} from '../shared/index.ts';
import { BIOLOGICAL_SEXES, BODY_LIMITS, PATIENT_STATES } from './enums.ts';
import { isPostalCode } from './postal-codes.ts';
import { specialistsSchema } from './specialists.ts';
import { tagsSchema } from './tags.ts';

const OPTION: FieldCode = 'OPTION_INVALID';
const POSTAL_CODE: FieldCode = 'POSTAL_CODE_INVALID';
const REQUIRED: FieldCode = 'REQUIRED';

/** A patient's card, field by field: identity, the body's two first figures and who is responsible. */
export const patientCardSchema = z.object({
  name: nameText(),
  surname: nameText(),
  email: emailText,
  phone: optionalPhone,
  address: optionalText(300),
  postalCode: optionalText(20),
  city: optionalText(100),
  country: optionalText(100),
  birthdate: birthdateText,
  sex: z.enum(BIOLOGICAL_SEXES, { error: ({ input }) => (input == null ? REQUIRED : OPTION) }),
  weightKg: boundedNumber(BODY_LIMITS.weightKg.min, BODY_LIMITS.weightKg.max).nullable().default(null),
  heightCm: boundedNumber(BODY_LIMITS.heightCm.min, BODY_LIMITS.heightCm.max).nullable().default(null),
  coupon: optionalText(60),
  timezone: zoneText,
  state: z.enum(PATIENT_STATES, { error: OPTION }).default('ACTIVE'),
  specialists: specialistsSchema,
  tags: tagsSchema.default([]),
});
const hasPostalCode = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'postalCode' in value &&
  'country' in value &&
  typeof value.postalCode === 'string' &&
  value.postalCode.length <= 20 &&
  typeof value.country === 'string';

const postalCodeIssue = {
  path: ['postalCode'],
  error: POSTAL_CODE,
  // Said along with whatever else is wrong, not only once the rest is right.
  when: ({ value }: { value: unknown }) => hasPostalCode(value),
};

/** A patient's card as staff enter it: what its fields say must go together, too. */
export const patientFormSchema = patientCardSchema.refine(
  ({ postalCode, country }) => isPostalCode(postalCode ?? '', country),
  postalCodeIssue,
);

/** Where a patient lives, as far as its parts have to go together. */
export interface PostalPlace {
  readonly postalCode?: string | null | undefined;
  readonly country?: string | null | undefined;
}

const isSamePlace = (one: PostalPlace, other: PostalPlace): boolean =>
  (one.postalCode ?? '').trim() === (other.postalCode ?? '').trim() &&
  (one.country ?? '').trim() === (other.country ?? '').trim();

/** The card of a patient who is there. A postal code that did not go with its country before holds up no other change. */
export const patientChangeSchema = (before: PostalPlace) =>
  patientCardSchema.refine(
    (card) => isSamePlace(card, before) || isPostalCode(card.postalCode ?? '', card.country),
    postalCodeIssue,
  );
export type PatientForm = z.infer<typeof patientFormSchema>;
export type PatientFormInput = z.input<typeof patientFormSchema>;

/**
 * Body mass index in kg/m². Whether weight and height are of one body is asked before (`bodyIndices`).
 *
 * @example bodyMassIndexOf(70, 175) // 22.86
 */
export function bodyMassIndexOf(weightKg: number, heightCm: number): number {
  return weightKg / (heightCm / 100) ** 2;
}

import { z } from 'zod';
import type { FieldCode } from '../shared/index.ts';
import { PATIENT_STATES } from './enums.ts';
import { PATIENT_FIELD_SCHEMAS } from './fields.ts';
import { isPostalCode } from './postal-codes.ts';
import { specialistsSchema } from './specialists.ts';
import { tagsSchema } from './tags.ts';

const OPTION: FieldCode = 'OPTION_INVALID';
const POSTAL_CODE: FieldCode = 'POSTAL_CODE_INVALID';

/** A patient's card: its fields, and who is responsible. */
export const patientCardSchema = z.object({
  ...PATIENT_FIELD_SCHEMAS,
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
  // Reported along with all other errors, not only once the rest is valid.
  when: ({ value }: { value: unknown }) => hasPostalCode(value),
};

/** A patient's card as staff enter it, including that its fields fit together. */
export const patientInputSchema = patientCardSchema.refine(
  ({ postalCode, country }) => isPostalCode(postalCode ?? '', country),
  postalCodeIssue,
);

/** The parts of an address that must fit together. */
export interface PostalPlace {
  readonly postalCode?: string | null | undefined;
  readonly country?: string | null | undefined;
}

const isSamePlace = (one: PostalPlace, other: PostalPlace): boolean =>
  (one.postalCode ?? '').trim() === (other.postalCode ?? '').trim() &&
  (one.country ?? '').trim() === (other.country ?? '').trim();

/** The card of an existing patient. A postal code that did not fit its country before blocks no other change. */
export const patientChangeSchema = (before: PostalPlace) =>
  patientCardSchema.refine(
    (card) => isSamePlace(card, before) || isPostalCode(card.postalCode ?? '', card.country),
    postalCodeIssue,
  );
export type PatientInput = z.infer<typeof patientInputSchema>;
export type PatientFormValues = z.input<typeof patientInputSchema>;

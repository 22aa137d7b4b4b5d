import type { PatientSupplement, Supplement } from '@healzy/api/supplements';
import { emptyValues, formValues } from '@healzy/domain/shared';
import {
  type PatientSupplementFormInput,
  SUPPLEMENT_FIELDS,
  type SupplementFormInput,
  TAKE_FIELDS,
} from '@healzy/domain/supplements';

/** A supplement's values for the form. */
export const valuesOf = (supplement: Supplement): SupplementFormInput => ({
  ...formValues(SUPPLEMENT_FIELDS, supplement),
  ingredients: supplement.ingredients.map((one) => ({ ...one, name: one.name ?? null })),
});

export const NEW_SUPPLEMENT: SupplementFormInput = emptyValues(SUPPLEMENT_FIELDS);

/** The values of a patient's supplement for the form. */
export const takesOf = (taken: PatientSupplement): PatientSupplementFormInput =>
  formValues(TAKE_FIELDS, taken);

export const newTakes = (today: string): PatientSupplementFormInput => ({
  ...emptyValues(TAKE_FIELDS),
  startDate: today,
});

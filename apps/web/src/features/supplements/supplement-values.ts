import type { PatientSupplement, Supplement } from '@healzy/api/supplements';
import type { PatientSupplementFormInput, SupplementFormInput } from '@healzy/domain/supplements';

/** A supplement's values for the form. */
export function valuesOf(supplement: Supplement): SupplementFormInput {
  const { name, nameEn, internalName, category, description, descriptionEn, discountCode } = supplement;
  const { shoppingUrl, servingAmount, servingUnit, ingredients } = supplement;
  return {
    name,
    nameEn,
    internalName,
    category,
    description,
    descriptionEn,
    discountCode,
    shoppingUrl,
    servingAmount,
    servingUnit,
    ingredients: ingredients.map((one) => ({ ...one, name: one.name ?? null })),
  };
}

export const NEW_SUPPLEMENT: SupplementFormInput = {
  name: '',
  nameEn: null,
  internalName: null,
  category: null as never,
  description: null,
  descriptionEn: null,
  discountCode: null,
  shoppingUrl: null,
  servingAmount: 1,
  servingUnit: 'UNIT',
  ingredients: [],
};

/** The values of a patient's supplement for the form. */
export function takesOf(taken: PatientSupplement): PatientSupplementFormInput {
  const { supplementId, unit, amountPerTake, dailyTakes, frequency, weekdays } = taken;
  const { startDate, endDate, observations } = taken;
  return {
    supplementId,
    unit,
    amountPerTake,
    dailyTakes,
    frequency,
    weekdays,
    startDate,
    endDate,
    observations,
  };
}

export const newTakes = (today: string): PatientSupplementFormInput => ({
  supplementId: '',
  unit: 'UNIT',
  amountPerTake: 1,
  dailyTakes: 1,
  frequency: 'DAILY',
  weekdays: [],
  startDate: today,
  endDate: null,
  observations: null,
});

import type { Food } from '@healzy/api/foods';
import { changesOf } from '@healzy/api/runtime/drafts/form-changes';
import { eachNutrient, foodFormSchema, type FoodFormInput } from '@healzy/domain/foods';
import { expect, it } from 'vitest';
import { valuesOf } from './food-values.ts';

/** As a newer server gives it: with a field and a nutrient that this form does not know. */
const food = {
  id: 'bread',
  version: 3,
  origin: 'PERSONAL',
  nameEs: 'Pan',
  nameEn: null,
  synonyms: [],
  category: 'BREAD_PASTA',
  tier: 2,
  meals: [],
  unit: 'G',
  unitWeight: null,
  density: null,
  portions: [],
  notFor: null,
  carbohydrateKind: null,
  nutrients: { ...eachNutrient(() => null), energy: 230, iodine: 12 },
  unknownShares: {},
  sourceNote: null,
  recipe: null,
  shelfDays: 9,
} as unknown as Food;

/** The body of an update, as the form makes it of what it was filled with and what was typed. */
const bodyOf = (typed: Partial<FoodFormInput>) => {
  const loaded = valuesOf(food);
  return changesOf(foodFormSchema.parse(loaded), foodFormSchema.parse({ ...loaded, ...typed }));
};

it('sends what was edited, and nothing that the form has no field for', () => {
  expect(bodyOf({})).toEqual({});
  expect(bodyOf({ nameEs: 'Pan de pueblo' })).toEqual({ nameEs: 'Pan de pueblo' });
});

it('sends no nutrient that it does not know', () => {
  const body = bodyOf({ nutrients: { ...valuesOf(food).nutrients, fat: 4 } });
  expect(Object.keys(body)).toEqual(['nutrients']);
  expect(body['nutrients']).toMatchObject({ energy: 230, fat: 4 });
  expect(body['nutrients']).not.toHaveProperty('iodine');
});

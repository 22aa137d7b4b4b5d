import type { FoodExchange } from '../exchange.ts';
import type { FoodRestriction } from '../option-sets.ts';

/** Foods made for those who cannot have others, which nothing but their name tells apart. */
const MADE_FOR: Readonly<Record<string, readonly FoodRestriction[]>> = {
  // Bread and pasta without gluten.
  '0e30b276-255b-873d-84c5-156b5da13a18': ['GLUTEN', 'FODMAP'],
  'f4fb0e67-6c5e-8903-8a96-44f5dac882df': ['GLUTEN', 'FODMAP'],
  'c14c9a04-1a30-8005-8eb9-767b5a3013f5': ['GLUTEN', 'FODMAP'],
  // Almond drink, and milk without lactose.
  'eecb5caa-fb62-85c5-8384-894827244457': ['MILK', 'LACTOSE', 'FODMAP', 'VEGAN'],
  '1d09d4ce-8200-8f99-8afc-2a3f952e7c22': ['LACTOSE', 'FODMAP'],
  // Edamame, which Spain knows as what those eat who eat no meat.
  'c89ea487-06c7-849d-81d2-b57efc58b63c': ['VEGETARIAN', 'VEGAN', 'MEAT'],
};

/** Whose restriction makes a food wanted that others would not think of; none for most foods. */
export function standsInFor(food: {
  readonly id: string;
  readonly exchange: FoodExchange | null;
}): readonly FoodRestriction[] {
  const group = food.exchange?.group;
  if (group === 'PROTEIN_VEGETAL') return ['VEGETARIAN', 'VEGAN', 'MEAT'];
  if (group === 'MILK_PLANT') return ['MILK', 'LACTOSE', 'VEGAN'];
  return MADE_FOR[food.id] ?? [];
}

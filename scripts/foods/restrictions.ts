import {
  FOOD_RESTRICTIONS,
  type FoodCategory,
  type FoodRestriction,
} from '../../packages/domain/src/foods/index.ts';

/** The letters of the lists beside this file. */
const LETTERS: Readonly<Record<string, FoodRestriction | 'MEAT' | 'ANIMAL'>> = {
  G: 'GLUTEN',
  C: 'CRUSTACEANS',
  E: 'EGGS',
  F: 'FISH',
  P: 'PEANUTS',
  S: 'SOYBEANS',
  M: 'MILK',
  N: 'NUTS',
  Y: 'CELERY',
  D: 'MUSTARD',
  T: 'SESAME',
  U: 'SULPHITES',
  L: 'LUPIN',
  O: 'MOLLUSCS',
  K: 'PORK',
  A: 'ALCOHOL',
  B: 'SORBITOL',
  R: 'FRUCTOSE',
  // Meat or gelatine in it.
  V: 'MEAT',
  // Honey.
  W: 'ANIMAL',
};

const OF_CATEGORY: Partial<Record<FoodCategory, readonly (FoodRestriction | 'MEAT')[]>> = {
  DAIRY: ['MILK'],
  EGGS: ['EGGS'],
  MEAT: ['MEAT'],
  PROCESSED_MEAT: ['MEAT'],
  FISH: ['FISH'],
  SEAFOOD: ['MEAT'],
};

/** Their sugar is that of milk, or none. */
const WITHOUT_FRUCTOSE: readonly FoodCategory[] = [
  'DAIRY',
  'EGGS',
  'MEAT',
  'PROCESSED_MEAT',
  'FISH',
  'SEAFOOD',
];
/** Sugars without a figure are assumed in these. */
const SUGARY: readonly FoodCategory[] = ['FRUIT', 'SWEETS', 'VEGETABLES'];

/** Whom a food is not for: what the list says, what its category implies, and what follows from either. */
export function notForOf(letters: string, category: FoodCategory, sugars: number | null): FoodRestriction[] {
  const found = new Set<string>(OF_CATEGORY[category]);
  for (const letter of letters) {
    const one = LETTERS[letter];
    if (one === undefined) throw new Error(`"${letter}" is no restriction.`);
    found.add(one);
  }
  const has = (...some: string[]): boolean => some.some((one) => found.has(one));
  if (has('MILK')) found.add('LACTOSE');
  const isSweet = sugars === null ? SUGARY.includes(category) : sugars >= 1;
  if (isSweet && !WITHOUT_FRUCTOSE.includes(category)) found.add('FRUCTOSE');
  if (has('MEAT', 'PORK', 'FISH', 'CRUSTACEANS', 'MOLLUSCS')) found.add('VEGETARIAN');
  if (has('VEGETARIAN', 'MILK', 'EGGS', 'ANIMAL')) found.add('VEGAN');
  return FOOD_RESTRICTIONS.filter((one) => found.has(one));
}

import { FOOD_RESTRICTIONS, type FoodCategory, type FoodRestriction } from './option-sets.ts';

/** What is stated of a food: the restrictions of people whom it is not for, and of people whom it is for. */
export interface StatedSuitability {
  readonly category: FoodCategory;
  readonly unsuitableFor: readonly FoodRestriction[];
  readonly suitableFor: readonly FoodRestriction[];
  /** Of a recipe, which is free of what its ingredients are free of alone. */
  readonly recipe?: object | null;
}

/**
 * What is known of a food with everything that follows. A restriction in neither list is known to be kept: the food is
 * free of the substance, or the diet allows it.
 */
export interface FoodSuitability {
  /** It breaks these restrictions. */
  readonly notFor: FoodRestriction[];
  /** Nobody knows whether it breaks these, so it is for nobody who has one. */
  readonly unknownFor: FoodRestriction[];
}

interface Implication {
  readonly from: FoodRestriction;
  readonly to: FoodRestriction;
  /** It does not follow where the food is stated to be free of it, as lactose-free milk is. */
  readonly isUsual?: true;
}

/**
 * What one restriction means for others. Most follow by definition; lactose is part of "milk" in Regulation (EU)
 * 1169/2011, annex II, and is the D of FODMAP as sorbitol is the P.
 */
const IMPLICATIONS: readonly Implication[] = [
  { from: 'LACTOSE', to: 'MILK' },
  { from: 'MILK', to: 'LACTOSE', isUsual: true },
  { from: 'LACTOSE', to: 'FODMAP', isUsual: true },
  { from: 'SORBITOL', to: 'FODMAP', isUsual: true },
  { from: 'PORK', to: 'MEAT' },
  { from: 'MERCURY', to: 'FISH' },
  { from: 'LIVER', to: 'MEAT', isUsual: true },
  { from: 'MEAT', to: 'VEGETARIAN' },
  { from: 'FISH', to: 'VEGETARIAN' },
  { from: 'CRUSTACEANS', to: 'VEGETARIAN' },
  { from: 'MOLLUSCS', to: 'VEGETARIAN' },
  { from: 'VEGETARIAN', to: 'VEGAN' },
  { from: 'MILK', to: 'VEGAN' },
  { from: 'EGGS', to: 'VEGAN' },
];

/** What foods of a category usually are; a plant burger among the meats is stated to be free of it. */
const OF_CATEGORY: Partial<Record<FoodCategory, readonly FoodRestriction[]>> = {
  DAIRY: ['MILK'],
  EGGS: ['EGGS'],
  MEAT: ['MEAT'],
  PROCESSED_MEAT: ['MEAT'],
  FISH: ['FISH'],
  SEAFOOD: ['VEGETARIAN'],
  NUTS_SEEDS: ['CHOKING'],
};

/**
 * Where a food has to be stated to be free of a substance. In every other category it is free of it: these are foods, not
 * ingredients that nobody sees, so that rice is no coffee. What contains nuts may choke in any category.
 */
const ONLY_IN: readonly (readonly [
  one: FoodRestriction,
  categories: readonly FoodCategory[],
  unless?: readonly FoodRestriction[],
])[] = [
  ['CAFFEINE', ['DAIRY', 'SWEETS', 'BEVERAGES']],
  [
    'CHOKING',
    ['PROCESSED_MEAT', 'VEGETABLES', 'FRUIT', 'CEREALS', 'NUTS_SEEDS', 'FATS_OILS', 'SWEETS'],
    ['NUTS', 'PEANUTS'],
  ],
  ['LIVER', ['MEAT', 'PROCESSED_MEAT', 'FISH', 'FATS_OILS']],
  ['SEAWEED', ['FISH', 'SEAFOOD', 'VEGETABLES', 'CEREALS']],
];

/**
 * What else a food is free of. That it is for vegans says nothing about allergens: traces of milk and eggs are allowed
 * in such foods, and matter to nobody but people with an allergy.
 */
const FREEDOMS: readonly (readonly [all: readonly FoodRestriction[], also: FoodRestriction])[] = [
  [['VEGAN'], 'VEGETARIAN'],
  [['VEGAN'], 'LACTOSE'],
  [['MILK'], 'LACTOSE'],
  [['VEGETARIAN'], 'MEAT'],
  [['VEGETARIAN'], 'MERCURY'],
  [['VEGETARIAN'], 'LIVER'],
  [['FISH'], 'MERCURY'],
  [['MEAT'], 'PORK'],
  [['MEAT', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'], 'VEGETARIAN'],
];

/**
 * Whom a food is not for and whom it may not be for, from what is stated of it and its category. The one place where
 * one restriction follows from another. What it contains wins over what it is stated to be free of.
 *
 * @example suitabilityOf({ category: 'CEREALS', unsuitableFor: ['MILK'], suitableFor: [] }).notFor // MILK, LACTOSE, FODMAP, VEGAN
 */
export function suitabilityOf({
  category,
  unsuitableFor,
  suitableFor,
  recipe = null,
}: StatedSuitability): FoodSuitability {
  const stated = new Set(suitableFor);
  const broken = new Set(unsuitableFor);
  for (const one of OF_CATEGORY[category] ?? []) if (!stated.has(one)) broken.add(one);
  for (let before = -1; before !== broken.size;) {
    before = broken.size;
    for (const { from, to, isUsual } of IMPLICATIONS)
      if (broken.has(from) && !(isUsual && stated.has(to))) broken.add(to);
  }
  const free = new Set(suitableFor.filter((one) => !broken.has(one)));
  for (const [one, categories, unless = []] of ONLY_IN)
    if (
      recipe === null &&
      !broken.has(one) &&
      !categories.includes(category) &&
      !unless.some((each) => broken.has(each))
    )
      free.add(one);
  for (let before = -1; before !== free.size;) {
    before = free.size;
    for (const [all, also] of FREEDOMS)
      if (!broken.has(also) && all.every((one) => free.has(one))) free.add(also);
  }
  return {
    notFor: FOOD_RESTRICTIONS.filter((one) => broken.has(one)),
    unknownFor: FOOD_RESTRICTIONS.filter((one) => !broken.has(one) && !free.has(one)),
  };
}

/** The restrictions that a food is known to keep. */
export const freeOf = ({
  notFor,
  unknownFor,
}: Readonly<Record<keyof FoodSuitability, readonly FoodRestriction[]>>): FoodRestriction[] =>
  FOOD_RESTRICTIONS.filter((one) => !notFor.includes(one) && !unknownFor.includes(one));

/** A food of which nothing is known, such as one that is gone. */
export const NOTHING_STATED: FoodSuitability = { notFor: [], unknownFor: [...FOOD_RESTRICTIONS] };

/**
 * Of a dish: it is not for whom one of its ingredients is not for, and free only of what every ingredient is free of.
 */
export function suitabilityOfAll(
  parts: readonly Readonly<Record<keyof FoodSuitability, readonly FoodRestriction[]>>[],
): FoodSuitability {
  const notFor = FOOD_RESTRICTIONS.filter((one) => parts.some((part) => part.notFor.includes(one)));
  return {
    notFor,
    unknownFor: FOOD_RESTRICTIONS.filter(
      (one) => !notFor.includes(one) && parts.some((part) => part.unknownFor.includes(one)),
    ),
  };
}

export interface BrokenRestrictions {
  /** Those that the food certainly breaks. */
  readonly broken: readonly FoodRestriction[];
  /** Whether it may break another: whether it keeps that is not stated. */
  readonly isUnknown: boolean;
}

type Known = Readonly<Record<keyof FoodSuitability, readonly FoodRestriction[]>>;

/** Which of a person's restrictions a food breaks. One that does not say is never taken as free of anything. */
export function brokenRestrictions(
  { notFor, unknownFor }: Known = NOTHING_STATED,
  restrictions: readonly FoodRestriction[],
): BrokenRestrictions {
  return {
    broken: restrictions.filter((one) => notFor.includes(one)),
    isUnknown: restrictions.some((one) => unknownFor.includes(one)),
  };
}

/** Whether a person with these restrictions can be given a food. */
export function isFoodFor(food: Known, restrictions: readonly FoodRestriction[]): boolean {
  const { broken, isUnknown } = brokenRestrictions(food, restrictions);
  return broken.length === 0 && !isUnknown;
}

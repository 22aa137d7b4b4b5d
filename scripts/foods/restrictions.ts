import {
  suitabilityOf,
  type FoodCategory,
  type FoodRestriction,
} from '../../packages/domain/src/foods/index.ts';

/** The letters of the lists beside this file. */
const LETTERS: Readonly<Record<string, FoodRestriction | 'LACTOSE_FREE'>> = {
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
  // More fructose than glucose, or added sugar without a figure.
  R: 'FRUCTOSE',
  // Meat, stock, lard or gelatine in it.
  V: 'MEAT',
  // Raw or soft, and eaten as it is: also an egg whose yolk runs.
  I: 'LISTERIA',
  // Cheese whose protected name prescribes the rennet of calves, lambs or kids.
  v: 'VEGETARIAN',
  // Onion, garlic, wheat or milk in a dish, or a fruit or pulse that `roles.csv` does not flag.
  Q: 'FODMAP',
  // Honey.
  W: 'VEGAN',
  // Whole or chopped nuts, and what is small and hard, round or slippery.
  H: 'CHOKING',
  J: 'LIVER',
  X: 'SEAWEED',
  Z: 'LACTOSE_FREE',
};

/** The flags of `roles.csv` that are restrictions. */
const FLAGS: readonly FoodRestriction[] = [
  'FODMAP',
  'HISTAMINE',
  'LISTERIA',
  'MERCURY',
  'GRAPEFRUIT',
  'ALCOHOL',
  'CAFFEINE',
];

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

/**
 * Sugars in a usual portion that count as fructose, in grams. The tables do not tell the sugars apart; about half of the
 * sugars of fruit and of sucrose is fructose, and 3 g of it in a portion is a "high fructose load" (Shepherd and Gibson
 * 2006, J Am Diet Assoc 106:1631). Foods with more fructose than glucose have the letter R, whatever they bring.
 */
const SUGARS_OF_A_HIGH_LOAD = 6;

/**
 * Milligrams of caffeine in a portion that count: a third of the 48 mg a day that EFSA (2015) takes as of no concern for a
 * child of 16 kg. Foods of tables without a figure have the flag.
 */
const MUCH_CAFFEINE = 16;

export interface RestrictionFacts {
  readonly letters: string;
  readonly category: FoodCategory;
  /** Grams per 100 g. */
  readonly sugars: number | null;
  /** Grams of a usual portion. */
  readonly portion: number;
  readonly flags: readonly string[];
  /** Milligrams in the portion of the list. */
  readonly caffeine: number;
}

/** Whom a food is not for: what the list and the flags say, and what follows from them and its category. */
export function notForOf({
  letters,
  category,
  sugars,
  portion,
  flags,
  caffeine,
}: RestrictionFacts): FoodRestriction[] {
  const letterSet = [...letters].map((letter) => {
    const one = LETTERS[letter];
    if (one === undefined) throw new Error(`"${letter}" is no restriction.`);
    return one;
  });
  const isLactoseFree = letterSet.includes('LACTOSE_FREE');
  const found = new Set<FoodRestriction>(letterSet.filter((one) => one !== 'LACTOSE_FREE'));
  for (const flag of FLAGS) if (flags.includes(flag)) found.add(flag);
  if (caffeine >= MUCH_CAFFEINE) found.add('CAFFEINE');
  const isSweet =
    sugars === null ? SUGARY.includes(category) : (sugars * portion) / 100 >= SUGARS_OF_A_HIGH_LOAD;
  if (isSweet && !WITHOUT_FRUCTOSE.includes(category)) found.add('FRUCTOSE');
  return suitabilityOf({
    category,
    unsuitableFor: [...found],
    suitableFor: [
      ...(isLactoseFree ? (['LACTOSE'] as const) : []),
      ...(['FODMAP', 'CHOKING'] as const).filter((one) => !found.has(one)),
    ],
  }).notFor;
}

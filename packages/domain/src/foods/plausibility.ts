import { KJ_PER_KCAL, type NutrientKey, type NutrientAmounts } from './nutrients.ts';
import type { CarbohydrateKind, FoodCategory } from './option-sets.ts';

/** Figures of a food that cannot be, or hardly can be, with what they suggest. */
export const FOOD_DOUBTS = [
  /** The energy is about 4.184 times what the macronutrients give. */
  'ENERGY_AS_KJ',
  /** The energy does not fit the macronutrients. */
  'ENERGY_MISMATCH',
  /** The sodium of a cured or salted food is so little that it looks like grams of salt. */
  'SODIUM_AS_SALT',
  /** Protein, fat, carbohydrate, alcohol and water weigh more than 100 g. */
  'SUM_OVER_100',
  /** Sugars exceed the carbohydrate, or fatty acids the fat. */
  'PART_OVER_WHOLE',
] as const;
export type FoodDoubt = (typeof FOOD_DOUBTS)[number];

export interface DoubtedFigures {
  readonly category?: FoodCategory | null;
  readonly carbohydrateKind?: CarbohydrateKind | null;
  readonly nutrients: NutrientAmounts;
}

/** Kilocalories per gram, Regulation (EU) 1169/2011, annex XIV. */
const ENERGY = { protein: 4, fat: 9, carbohydrate: 4, fibre: 2, alcohol: 7 } as const;

/** Published energy differs from general factors: specific factors, polyols, organic acids (8,230 foods compared). */
const TOLERANCE = { share: 0.25, kcal: 25 } as const;
/** How near to 4.184 a ratio must be. */
const KJ_TOLERANCE = 0.15;
/** Rounding of six figures. */
const SUM_TOLERANCE = 3;

/**
 * The least and the most energy that the macronutrients of 100 g give; null when one of protein, fat and carbohydrate is
 * not known. How carbohydrate was determined decides whether fibre is in it; where that is unknown, both are allowed.
 */
export function energyRange(
  { protein, fat, carbohydrate, fibre, alcohol }: NutrientAmounts,
  kind: CarbohydrateKind | null = null,
): { least: number; most: number } | null {
  if (protein === null || fat === null || carbohydrate === null) return null;
  const base = protein * ENERGY.protein + fat * ENERGY.fat + (alcohol ?? 0) * ENERGY.alcohol;
  const ofFibre = (fibre ?? 0) * ENERGY.fibre;
  const available = base + carbohydrate * ENERGY.carbohydrate;
  const byDifference = base + Math.max(0, carbohydrate - (fibre ?? 0)) * ENERGY.carbohydrate;
  return {
    least: kind === 'AVAILABLE' ? available : byDifference,
    most: kind === 'BY_DIFFERENCE' ? available : available + ofFibre,
  };
}

function energyDoubt({ nutrients, carbohydrateKind }: DoubtedFigures): FoodDoubt | null {
  const range = energyRange(nutrients, carbohydrateKind);
  const { energy } = nutrients;
  if (range === null || energy === null) return null;
  const slack = (kcal: number): number => Math.max(TOLERANCE.kcal, kcal * TOLERANCE.share);
  if (energy >= range.least - slack(range.least) && energy <= range.most + slack(range.most)) return null;
  const isKj =
    energy >= range.least * KJ_PER_KCAL * (1 - KJ_TOLERANCE) &&
    energy <= range.most * KJ_PER_KCAL * (1 + KJ_TOLERANCE);
  return isKj ? 'ENERGY_AS_KJ' : 'ENERGY_MISMATCH';
}

/** Grams of salt in 100 g of cured meat are 1 to 6, milligrams of sodium 400 to 2,500. */
const LEAST_SODIUM_OF_CURED = 12;

const PARTS: readonly (readonly [part: readonly NutrientKey[], whole: NutrientKey])[] = [
  [['sugars'], 'carbohydrate'],
  [['saturates', 'monounsaturates', 'polyunsaturates'], 'fat'],
];

/** What is doubtful about the figures of a food, in the order of {@link FOOD_DOUBTS}. */
export function foodDoubts(food: DoubtedFigures): FoodDoubt[] {
  const { nutrients, category } = food;
  const known = (keys: readonly NutrientKey[]): number =>
    keys.reduce((sum, key) => sum + (nutrients[key] ?? 0), 0);
  const parts: readonly NutrientKey[] = ['protein', 'fat', 'carbohydrate', 'alcohol', 'water'];
  const found = new Set<FoodDoubt | null>([energyDoubt(food)]);
  if (category === 'PROCESSED_MEAT' && nutrients.sodium !== null && nutrients.sodium < LEAST_SODIUM_OF_CURED)
    found.add('SODIUM_AS_SALT');
  if (known(parts) > 100 + SUM_TOLERANCE) found.add('SUM_OVER_100');
  const isOver = ([part, whole]: (typeof PARTS)[number]): boolean => {
    const limit = nutrients[whole];
    return limit !== null && known(part) > limit + Math.max(1, limit * 0.1);
  };
  if (PARTS.some(isOver)) found.add('PART_OVER_WHOLE');
  return FOOD_DOUBTS.filter((doubt) => found.has(doubt));
}

/** What a whole table seems to have in another unit, or under another name, than it says. */
export const TABLE_DOUBTS = ['ENERGY_AS_KJ', 'SODIUM_AS_SALT'] as const;
export type TableDoubt = (typeof TABLE_DOUBTS)[number];

/** So many foods have to show it before it is said of the table. */
const FEWEST_FOODS = 3;
/** Half of the foods of a table have less salt than this, in grams; in milligrams of sodium they have far more. */
const TYPICAL_SALT = 3;
/** No food but salt itself has more, in grams of salt. */
const MOST_SALT = 100;

/** What the figures of a table say together: its energy is in kilojoules, or its sodium is grams of salt. */
export function tableDoubts(foods: readonly DoubtedFigures[]): TableDoubt[] {
  const hasEnergy = ({ nutrients, carbohydrateKind }: DoubtedFigures): boolean =>
    (nutrients.energy ?? 0) > 0 && energyRange(nutrients, carbohydrateKind) !== null;
  const checked = foods.filter(hasEnergy);
  const inKj = checked.filter((food) => energyDoubt(food) === 'ENERGY_AS_KJ').length;
  const isInKj = inKj >= FEWEST_FOODS && inKj * 2 > checked.length;
  return [
    ...(isInKj ? (['ENERGY_AS_KJ'] as const) : []),
    ...(isSalt(foods) ? (['SODIUM_AS_SALT'] as const) : []),
  ];
}

/** Fruit has as few milligrams of sodium, but without decimals. */
function isSalt(foods: readonly DoubtedFigures[]): boolean {
  const sodium = foods
    .flatMap(({ nutrients: { sodium: value } }) => (value !== null && value > 0 ? [value] : []))
    .toSorted((a, b) => a - b);
  const median = sodium[Math.floor(sodium.length / 2)] ?? 0;
  const fractions = sodium.filter((value) => !Number.isInteger(value)).length;
  return (
    sodium.length >= FEWEST_FOODS &&
    median < TYPICAL_SALT &&
    (sodium.at(-1) ?? 0) <= MOST_SALT &&
    fractions * 2 >= sodium.length
  );
}

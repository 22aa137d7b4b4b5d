import type { FoodRestriction } from '../option-sets.ts';
import type { FoodKind } from './plate-facts.ts';

/** Who recommends a frequency; what is ours is said to be ours. */
type PublishedSource = 'AESAN_2022' | 'AESAN_2020' | 'OURS';

/** How often a kind of food is eaten. */
export interface Frequency {
  readonly kind: FoodKind;
  /** Servings a day, as a mean over the days of the week, or meals a week. */
  readonly per: 'DAY' | 'WEEK';
  readonly least: number;
  /** Null is no limit. */
  readonly most: number | null;
  /** What a plan changes is the plan's. */
  readonly source: PublishedSource | 'PLAN';
  /** Nothing that a menu leaves to chance: breaking it looks wrong rather than improvable. */
  readonly isFirm?: true;
  /** What a week is not handed over without; half of the least where it is not said. */
  readonly floor?: number;
}

/** A frequency as it is recommended, before any plan changes it. */
export interface PublishedFrequency extends Frequency {
  readonly source: PublishedSource;
}

/**
 * What a week has by default: the advice of the Scientific Committee of AESAN (2022, and 2020 where it gave a figure),
 * and ours where it says "moderate" or "as little as possible". They are settings: a patient without fish has others.
 */
export const DEFAULT_FREQUENCIES: readonly PublishedFrequency[] = [
  { kind: 'VEGETABLES', per: 'DAY', least: 3, most: null, source: 'AESAN_2022' },
  { kind: 'FRUIT', per: 'DAY', least: 2, most: 3, source: 'AESAN_2022' },
  { kind: 'CEREALS', per: 'DAY', least: 3, most: 6, source: 'AESAN_2022' },
  { kind: 'DAIRY', per: 'DAY', least: 0, most: 3, source: 'AESAN_2022' },
  { kind: 'TUBERS', per: 'WEEK', least: 0, most: 4, source: 'OURS' },
  { kind: 'LEGUMES', per: 'WEEK', least: 4, most: 7, source: 'AESAN_2022', floor: 3 },
  { kind: 'NUTS', per: 'WEEK', least: 3, most: 7, source: 'AESAN_2022' },
  { kind: 'FISH', per: 'WEEK', least: 3, most: null, source: 'AESAN_2022' },
  { kind: 'OILY_FISH', per: 'WEEK', least: 1, most: 2, source: 'AESAN_2020' },
  { kind: 'HIGH_MERCURY_FISH', per: 'WEEK', least: 0, most: 1, source: 'AESAN_2020', isFirm: true },
  { kind: 'EGGS', per: 'WEEK', least: 2, most: 4, source: 'AESAN_2022' },
  { kind: 'MEAT', per: 'WEEK', least: 0, most: 3, source: 'AESAN_2022' },
  { kind: 'RED_MEAT', per: 'WEEK', least: 0, most: 1, source: 'OURS' },
  { kind: 'PROCESSED_MEAT', per: 'WEEK', least: 0, most: 1, source: 'OURS' },
  { kind: 'OTHER_OILS', per: 'WEEK', least: 0, most: 1, source: 'OURS' },
  { kind: 'SWEETS_PASTRY', per: 'WEEK', least: 0, most: 1, source: 'OURS' },
  { kind: 'SUGARY_DRINKS', per: 'WEEK', least: 0, most: 0, source: 'AESAN_2022', isFirm: true },
  { kind: 'ALCOHOL', per: 'WEEK', least: 0, most: 0, source: 'AESAN_2022', isFirm: true },
];

/** Restrictions with which a kind of food is not to be missed. */
const MISSED_BY: Partial<Record<FoodKind, readonly FoodRestriction[]>> = {
  LEGUMES: ['FODMAP', 'SOYBEANS'],
  NUTS: ['NUTS', 'PEANUTS', 'CHOKING', 'FODMAP'],
  FISH: ['FISH', 'VEGETARIAN', 'VEGAN'],
  OILY_FISH: ['FISH', 'VEGETARIAN', 'VEGAN', 'HISTAMINE'],
  EGGS: ['EGGS', 'VEGAN'],
  CEREALS: ['GLUTEN'],
  FRUIT: ['FRUCTOSE', 'SORBITOL', 'FODMAP'],
};

/** Diets with which legumes and eggs stand in for meat and fish, and are eaten as often as they are wanted. */
const OFTEN_WITHOUT_MEAT: readonly FoodKind[] = ['LEGUMES', 'EGGS', 'NUTS'];

/** What a menu of little carbohydrate goes without, and what it has instead as often as it is wanted. */
const WITHOUT_CARBOHYDRATE: readonly FoodKind[] = ['FRUIT', 'CEREALS', 'LEGUMES', 'NUTS'];
const INSTEAD_OF_CARBOHYDRATE: readonly FoodKind[] = ['EGGS', 'MEAT', 'OILY_FISH', 'NUTS'];

/** Kilocalories of a day below which three servings of cereal do not fit beside the rest; ours. */
const LITTLE_ENERGY = 1400;
const OF_ENERGY: readonly FoodKind[] = ['CEREALS'];

/**
 * What a week has for somebody with restrictions: nobody is told that fish is missing who does not eat it, who eats no
 * meat may have legumes every day, and a menu of little carbohydrate lives on fish, meat, eggs and nuts.
 */
export function frequenciesFor(
  restrictions: readonly FoodRestriction[],
  usual: readonly Frequency[] = DEFAULT_FREQUENCIES,
  {
    isOfLittleCarbohydrate = false,
    kcal = Infinity,
  }: { isOfLittleCarbohydrate?: boolean; kcal?: number } = {},
): Frequency[] {
  const has = (one: FoodRestriction) => restrictions.includes(one);
  const isMeatless = has('VEGETARIAN') || has('VEGAN') || has('MEAT');
  const isMissed = (kind: FoodKind) =>
    MISSED_BY[kind]?.some(has) === true ||
    (isOfLittleCarbohydrate && WITHOUT_CARBOHYDRATE.includes(kind)) ||
    (kcal < LITTLE_ENERGY && OF_ENERGY.includes(kind));
  const isFree = (kind: FoodKind) =>
    (isMeatless && OFTEN_WITHOUT_MEAT.includes(kind)) ||
    (isOfLittleCarbohydrate && INSTEAD_OF_CARBOHYDRATE.includes(kind));
  return usual.map((each) => ({
    ...each,
    ...(isMissed(each.kind) ? { least: 0, floor: 0 } : { least: each.least }),
    most: isFree(each.kind) ? null : each.most,
  }));
}

/** What a plan says itself about a kind of food; undefined where it follows what is published. */
export const frequencyOfPlan = (
  kind: FoodKind,
  frequencies: readonly Frequency[] = [],
): Frequency | undefined => frequencies.find((each) => each.kind === kind && each.source === 'PLAN');

/** Servings or meals below which a frequency is looked at twice, and above which. */
export const isFarOff = ({ least, most, floor = least / 2, isFirm }: Frequency, count: number): boolean =>
  isFirm === true || count < floor || (most !== null && count > 2 * most);

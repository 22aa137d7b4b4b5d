import type { FoodRestriction } from '../option-sets.ts';
import { isMeatless, isOfMuchProtein } from './bases.ts';
import { frequencyOfPlan } from './frequencies.ts';
import type { MealExpectations } from './portions.ts';

// How much a person of this energy and age has; the judge and the composer both ask it here.

/** Energies between which a limit grows; ours. */
const ENERGY = { least: 1500, most: 2500 } as const;
const USUAL_KCAL = 2000;

function grown(least: number, most: number, { day }: MealExpectations): number {
  const share = ((day?.kcal ?? USUAL_KCAL) - ENERGY.least) / (ENERGY.most - ENERGY.least);
  return least + (most - least) * Math.min(1, Math.max(0, share));
}

/** Grams of bread of a breakfast. Who has 3,000 kcal and more has a fifth more still. */
const BREAKFAST_BREAD = { least: 60, most: 90, large: 110 } as const;
export const mostBreadAtBreakfast = (expected: MealExpectations): number =>
  expected.isLarge === true
    ? BREAKFAST_BREAD.large
    : grown(BREAKFAST_BREAD.least, BREAKFAST_BREAD.most, expected);

/** Grams of protein of a lunch or a dinner, and their share of the day's, of which a plan with little asks no more. */
const MAIN_PROTEIN = { least: 12, most: 15, share: 0.2 } as const;
export const leastProteinOfMain = (expected: MealExpectations): number =>
  Math.min(
    grown(MAIN_PROTEIN.least, MAIN_PROTEIN.most, expected),
    MAIN_PROTEIN.share * (expected.day?.protein ?? Infinity),
  );

/**
 * Grams of vegetables of a lunch or a dinner, raw and cooked together, and from how many a dish is one of them. Ours: AESAN
 * (2022) has a serving of 150 to 200 g three times a day. A child has two thirds, as of everything else.
 */
const VEGETABLES = { least: 120, most: 400, dish: 80, ofChild: 2 / 3 } as const;
export function vegetablesOfMain({ isChild }: MealExpectations): Record<'least' | 'most' | 'dish', number> {
  const share = isChild === true ? VEGETABLES.ofChild : 1;
  const { least, most, dish } = VEGETABLES;
  return { least: least * share, most: most * share, dish: dish * share };
}
/** What a food of which that is not known is taken to have of them, so that nothing is found missing. */
export const UNKNOWN_VEGETABLES = VEGETABLES.least;
/** Dishes of vegetables in one meal. */
export const MOST_VEGETABLE_DISHES = 2;

/**
 * Grams of fibre a day. No body sets a limit (EFSA 2010, IOM 2005): the 50 g are ours, beyond which pulses, bran and salads
 * are more than most people bear, and never less than a half more than the 14 g in 1,000 kcal that the IOM advises. Of a
 * child 16 g in 1,000 kcal, ours too, which is a little more than age and 15 g; EFSA has 14 to 16 g as adequate from four to ten years.
 */
const FIBRE = { most: 50, inThousand: 21, ofChild: 16 } as const;
export const fibreADay = ({ isChild, day }: MealExpectations): ADay => {
  const thousands = (day?.kcal ?? USUAL_KCAL) / 1000;
  if (isChild === true) return { least: 0, most: FIBRE.ofChild * thousands };
  return { least: 0, most: Math.max(FIBRE.most, FIBRE.inThousand * thousands) };
};

/**
 * Milligrams of sodium a day. WHO (2012) has 2 g for adults, and less for children by their energy: one milligram in a
 * kilocalorie, which is EFSA's of 2019 from four to ten years too. An adult is told beyond the 2,300 mg from which the
 * National Academies (2019) see a risk: the salt of a recipe is no measure to a tenth. They except who loses much by sweat,
 * as of 3,000 kcal and more is likely; the 3,000 mg are ours.
 */
const SODIUM = { most: 2300, large: 3000, ofChildInKcal: 1 } as const;
export const sodiumADay = ({ isChild, isLarge, day }: MealExpectations): ADay => {
  if (isChild === true) return { least: 0, most: SODIUM.ofChildInKcal * (day?.kcal ?? USUAL_KCAL) };
  return { least: 0, most: isLarge === true ? SODIUM.large : SODIUM.most };
};

/** Usual servings from which a meal has pulses, in whatever form. */
export const PULSES_FROM = 0.1;
/** Meals of a day that have them; ours, and one more where much protein has no other source. */
const PULSES = { most: 3, ofMuchProtein: 4 } as const;
export const pulsesADay = (expected: MealExpectations): number =>
  isMeatless(expected) && isOfMuchProtein(expected) ? PULSES.ofMuchProtein : PULSES.most;

/** Grams that the carbohydrate of a main meal may be away from what that meal has in the mean of the week, with diabetes:
 *  one exchange, by which a fixed dose of insulin goes (American Diabetes Association, Standards of Care 2025, 5). */
export const CARBOHYDRATE_AWAY = 10;

/** Shares of the day's carbohydrate of a main meal, breakfast included, and of a snack, with diabetes. */
export const CARBOHYDRATE_SHARES = { main: { least: 0.15, most: 0.4 }, snack: { most: 0.2 } } as const;
/** Of three meals without snacks, each has a little more. */
const WITHOUT_SNACKS = 0.05;
export const mostCarbohydrateOfMain = (hasSnacks: boolean): number =>
  CARBOHYDRATE_SHARES.main.most + (hasSnacks ? 0 : WITHOUT_SNACKS);

/** Usual servings a day, and how much less nobody would notice. */
const SLACK = 0.5;
interface ADay {
  readonly least: number;
  readonly most: number;
}
const NOTHING_EXPECTED: ADay = { least: 0, most: Infinity };

/** A day of a plan that says itself how many servings a day has: half of one less or more is still the same. */
function dayOfPlan(kind: 'DAIRY' | 'FRUIT', { frequencies }: MealExpectations): ADay | undefined {
  const own = frequencyOfPlan(kind, frequencies);
  return own && { least: Math.max(0, own.least - SLACK), most: (own.most ?? Infinity) + SLACK };
}

/** Milk, yoghurt and cheese a day: two to three, and three of a child (AESAN 2022: up to three; the two is ours). */
export function dairyADay(expected: MealExpectations): ADay {
  const has = (one: FoodRestriction) => expected.restrictions?.includes(one) === true;
  if (isWithoutMilk(expected)) return NOTHING_EXPECTED;
  const ofPlan = dayOfPlan('DAIRY', expected);
  if (ofPlan) return ofPlan;
  // Fresh cheese and yoghurt are little of what a ketogenic day has room for.
  if (expected.isKetogenic === true || (has('LACTOSE') && has('FODMAP')))
    return { least: 1 - SLACK, most: 3 + SLACK };
  if (expected.isChild === true) return { least: 3 - SLACK, most: 4 };
  // Without meat, much protein is cheese and yoghurt.
  const isOften = isMeatless(expected) && isOfMuchProtein(expected);
  return { least: 2 - SLACK, most: isOften ? 5 : 3 + SLACK };
}

/** Fortified drinks and yoghurts of plants, where there is no milk: one to two glasses; half a litre is enough. */
export function plantDairyADay(expected: MealExpectations): ADay {
  const has = (one: FoodRestriction) => expected.restrictions?.includes(one) === true;
  if (!isWithoutMilk(expected)) return { least: 0, most: 2.5 };
  const ofPlan = dayOfPlan('DAIRY', expected);
  if (ofPlan) return ofPlan;
  return has('SOYBEANS') ? { least: 0, most: 2.5 } : { least: 0.7, most: 2.5 };
}

/** Nobody drinks milk who may not have it. */
const isWithoutMilk = ({ restrictions = [] }: MealExpectations): boolean =>
  restrictions.some((one: FoodRestriction) => one === 'MILK' || one === 'VEGAN');

const WITHOUT_FRUIT: readonly FoodRestriction[] = ['FRUCTOSE', 'SORBITOL', 'FODMAP'];
/** Fruit a day: two to three (AESAN 2022). */
export const fruitADay = (expected: MealExpectations): ADay =>
  dayOfPlan('FRUIT', expected) ??
  (!expected.staples || WITHOUT_FRUIT.some((one) => expected.restrictions?.includes(one))
    ? NOTHING_EXPECTED
    : { least: 2 - SLACK, most: 4 });

/** Something raw a day (AESAN 2022), but for those whose vegetables are cooked or refused. */
const WITHOUT_RAW: readonly FoodRestriction[] = ['FRUCTOSE', 'FODMAP', 'HISTAMINE'];
export const hasRawADay = ({ restrictions = [] }: MealExpectations): boolean =>
  !WITHOUT_RAW.some((one) => restrictions.includes(one));

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

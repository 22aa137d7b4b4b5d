import type { FoodRestriction } from '../option-sets.ts';
import { frequencyOfPlan } from './frequencies.ts';
import { FOOD_BASES, type FoodBase } from './plate-facts.ts';
import { isKind, servingsOf, type JudgedPortion, type MealExpectations } from './portions.ts';

// What a meal, a day and a week have once, or a few times, in whatever form: the judge and the composer both ask it here.

interface BaseRule {
  /** Usual servings from which a dish is one of it. */
  readonly from: number;
  /** False for what a day has at several of its meals: milk, bread's companions, oil. */
  readonly onceADay: boolean;
  /** Meals a week. */
  readonly mostAWeek: number;
}

const FROM = 0.4;
const rule = (mostAWeek: number, change: Partial<BaseRule> = {}): BaseRule => ({
  ...{ from: FROM, onceADay: true, mostAWeek },
  ...change,
});

/** Ours: what nine weeks that were graded had too often. */
const RULES: Readonly<Record<FoodBase, BaseRule>> = {
  HUMMUS: rule(3),
  AVOCADO: rule(4),
  // A pinch of it is what the dish tastes of.
  CURRY: rule(2, { from: 0.01 }),
  RICE: rule(5),
  // Two glasses of one intake; a cloud of milk in a coffee goes with everything.
  CUP_OF_DAIRY: rule(Infinity, { onceADay: false, from: 0.8 }),
  OATS: rule(5),
  PASTA: rule(3),
  // Less of it thickens a soup.
  POTATOES: rule(5, { from: 0.7 }),
  // A week counts eggs by the piece.
  EGGS: rule(Infinity),
  LENTILS: rule(3),
  CHICKPEAS: rule(3),
  BEANS: rule(3),
  TOFU: rule(5),
  TEMPEH: rule(4),
  SEITAN: rule(3),
  SOYA: rule(3),
  EDAMAME: rule(3),
  TINNED_TUNA: rule(2),
  SALT_COD: rule(2),
  PEANUTS: rule(4),
};

/** Share of the energy from protein beyond which a menu without animals has tofu again and again. */
const MUCH_PROTEIN = 0.2;
/** Eggs a week, by the piece; ours, and more where they stand in for meat or bread. */
const EGGS = { usual: 7, meatless: 10, littleCarbohydrate: 14, aMeal: 2 };

export const isMeatless = ({ restrictions = [] }: MealExpectations): boolean =>
  restrictions.some((one: FoodRestriction) => one === 'VEGAN' || one === 'VEGETARIAN' || one === 'MEAT');

const KCAL_PER_GRAM = 4;
/** Whether a plan has so much protein that a menu without meat has the same sources of it again and again. */
export const isOfMuchProtein = ({ day }: MealExpectations): boolean =>
  day !== undefined && (day.protein * KCAL_PER_GRAM) / day.kcal > MUCH_PROTEIN;

/** The pieces that a week may have; two for each meal with eggs where a plan says how many of those it has. */
export const mostEggs = (expected: MealExpectations): number => {
  const ofPlan = frequencyOfPlan('EGGS', expected.frequencies);
  if (ofPlan) return EGGS.aMeal * (ofPlan.most ?? Infinity);
  if (!expected.staples) return EGGS.littleCarbohydrate;
  return isMeatless(expected) ? EGGS.meatless : EGGS.usual;
};

/** Eggs of a portion, by the piece: a boiled one weighs less than a raw one, and six of a quail are one. */
export function eggsOf(portion: JudgedPortion): number {
  if (!isKind(portion, 'EGGS')) return 0;
  const piece = portion.food.plate?.piece ?? 0;
  return portion.grams / (piece >= SMALL_EGG_GRAMS ? piece : EGG_GRAMS);
}
const EGG_GRAMS = 55;
/** Below it, an egg is not a hen's. */
const SMALL_EGG_GRAMS = 40;

/** How often this person has a base. */
function baseRuleFor(base: FoodBase, expected: MealExpectations): BaseRule {
  const own = RULES[base];
  if (base === 'CURRY' && expected.isChild === true) return { ...own, mostAWeek: 1 };
  if (!expected.staples && (base === 'EGGS' || base === 'AVOCADO'))
    // What such a menu lives on.
    return { ...own, onceADay: base === 'AVOCADO', mostAWeek: Infinity };
  const isOfPulses = ['LENTILS', 'CHICKPEAS', 'BEANS', 'TEMPEH', 'SOYA', 'EDAMAME'].includes(base);
  if (expected.restrictions?.includes('VEGAN') && isOfPulses) return { ...own, mostAWeek: own.mostAWeek + 1 };
  if (base === 'TOFU' && isMeatless(expected) && isOfMuchProtein(expected))
    return { ...own, onceADay: false, mostAWeek: Infinity };
  return own;
}

/** Berries of one kind, which are dear and spoil. */
const BERRIES_A_WEEK = 3;
/** Grams of a usual serving below which a fruit is a berry or dried. */
const BERRY_GRAMS = 100;

/** Rice pudding and orange juice, of which the catalogue says how rarely. */
const isRare = ({ food }: JudgedPortion): boolean =>
  (food.exchange?.role === 'SWEET' || food.exchange?.role === 'DRINK') &&
  (food.plate?.perWeek ?? 0) > 0 &&
  food.plate!.perWeek <= RARE;
const RARE = 3;

/** What a dish or a food is of: bases, and fruits and what is rare by their ids. */
export function basesOf(portions: readonly JudgedPortion[]): string[] {
  const servings = new Map<FoodBase, number>();
  const others: string[] = [];
  for (const portion of portions) {
    const base = portion.food.plate?.base;
    if (base) servings.set(base, (servings.get(base) ?? 0) + servingsOf(portion));
    else if ((isKind(portion, 'FRUIT') || isRare(portion)) && servingsOf(portion) >= FROM)
      others.push(portion.food.id);
  }
  return [...FOOD_BASES.filter((base) => (servings.get(base) ?? 0) >= RULES[base].from), ...new Set(others)];
}

/** How often this person has a base, or a food that is counted by itself. */
export function limitsOf(
  base: string,
  expected: MealExpectations,
  portion: JudgedPortion | undefined,
): Pick<BaseRule, 'onceADay' | 'mostAWeek'> {
  const known = FOOD_BASES.find((each) => each === base);
  if (known) return baseRuleFor(known, expected);
  if (portion && isRare(portion)) return { onceADay: true, mostAWeek: portion.food.plate!.perWeek };
  const isBerry = (portion?.food.plate?.typical ?? Infinity) <= BERRY_GRAMS;
  return { onceADay: true, mostAWeek: isBerry ? BERRIES_A_WEEK + (expected.staples ? 0 : 2) : Infinity };
}

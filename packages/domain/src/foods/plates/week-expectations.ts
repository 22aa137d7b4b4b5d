import type { FoodRestriction } from '../option-sets.ts';
import { DEFAULT_FREQUENCIES, frequenciesFor, type Frequency } from './frequencies.ts';
import { USUAL_EXPECTATIONS, type MealExpectations } from './portions.ts';

/** What a week is measured by and composed for; each is a setting. */
export interface WeekExpectations extends MealExpectations {
  readonly frequencies: readonly Frequency[];
  /** Different foods to buy; what only seasons is in the kitchen already. */
  readonly distinctFoods: number;
  readonly distinctFats: number;
  /** Times that one dish of a main meal comes back. */
  readonly sameDish: number;
  /** Times that one breakfast, or what is had between meals, comes back. */
  readonly sameBreakfast: number;
  /** What was cooked is eaten again at the next meal or on the next day. */
  readonly leftovers?: boolean;
}

/** What is published: the frequencies of AESAN and, for what nobody has published, ours. */
export const DEFAULT_WEEK: WeekExpectations = {
  ...USUAL_EXPECTATIONS,
  frequencies: DEFAULT_FREQUENCIES,
  distinctFoods: 45,
  distinctFats: 3,
  sameDish: 2,
  sameBreakfast: 4,
};

/** Below this share no bread fits in: the review below calls a tenth of the energy ketogenic, and a little more has no room either. */
const KETOGENIC = 0.12;
/** Below this share of the energy, a diet is one of little carbohydrate (Feinman et al., Nutrition 2015; 31: 1-13). */
const LITTLE_CARBOHYDRATE = 0.26;
const KCAL_PER_GRAM = 4;

/** Kilocalories of a day from which one dish of rice, pasta or potato a meal is not enough; ours. */
const LARGE_KCAL = 3000;

/** What of a plan's day its meals and its frequencies follow from. */
export interface DayOfPlan {
  readonly kcal: number;
  readonly grams: { readonly CARBS: number; readonly PROTEIN: number };
}
const carbohydrateOf = ({ kcal, grams }: DayOfPlan): number => (grams.CARBS * KCAL_PER_GRAM) / kcal;

/** Whether a day is planned with so little carbohydrate that its meals have no staple. */
const isOfLittleCarbohydrate = (day: DayOfPlan): boolean => carbohydrateOf(day) < LITTLE_CARBOHYDRATE;

/** What of a meal follows from the plan alone. */
export const mealFor = (day: DayOfPlan): MealExpectations => ({
  staples: !isOfLittleCarbohydrate(day),
  isKetogenic: carbohydrateOf(day) < KETOGENIC,
  isLarge: day.kcal >= LARGE_KCAL,
  day: { kcal: day.kcal, carbohydrate: day.grams.CARBS, protein: day.grams.PROTEIN },
});

/** What of a plan's day frequencies follow from: a ketogenic week has no cereal, and a small one little of it. */
export const frequenciesFollow = (day: DayOfPlan) => ({
  isOfLittleCarbohydrate: isOfLittleCarbohydrate(day),
  kcal: day.kcal,
});

interface Person {
  readonly sparesSugar?: boolean;
  readonly isChild?: boolean;
  /** In which the week is eaten; null or absent is not known. */
  readonly month?: number | null;
  readonly usual?: WeekExpectations;
}

/** What a week is expected to have for a person with these restrictions and this day. */
export function weekFor(
  restrictions: readonly FoodRestriction[],
  day: DayOfPlan,
  { sparesSugar = false, isChild = false, month, usual = DEFAULT_WEEK }: Person = {},
): WeekExpectations {
  const meal = mealFor(day);
  const frequencies = frequenciesFor(restrictions, usual.frequencies, frequenciesFollow(day));
  return {
    ...usual,
    ...meal,
    frequencies,
    staples: usual.staples && meal.staples,
    ...{ restrictions, sparesSugar, isChild, month },
  };
}

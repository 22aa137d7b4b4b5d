import type { FoodRestriction } from '../option-sets.ts';
import { DEFAULT_FREQUENCIES, frequenciesFor, type Frequency } from './frequencies.ts';
import { USUAL_EXPECTATIONS, type MealExpectations } from './judge.ts';

/** What a week is measured by and composed for; each is a setting. */
export interface WeekExpectations extends MealExpectations {
  readonly frequencies: readonly Frequency[];
  /** Different foods to buy; what only seasons is in the kitchen already. */
  readonly distinctFoods: number;
  readonly distinctFats: number;
  /** Times that one dish of a main meal comes back. */
  readonly sameDish: number;
}

/** What is published: the frequencies of AESAN and, for what nobody has published, ours. */
export const DEFAULT_WEEK: WeekExpectations = {
  ...USUAL_EXPECTATIONS,
  frequencies: DEFAULT_FREQUENCIES,
  distinctFoods: 45,
  distinctFats: 3,
  sameDish: 2,
};

/** Below this share of the energy, a diet is one of little carbohydrate (Feinman et al., Nutrition 2015; 31: 1-13). */
const LITTLE_CARBOHYDRATE = 0.26;
const KCAL_PER_GRAM = 4;

/** Whether a day is planned with so little carbohydrate that its meals have no staple. */
export const isOfLittleCarbohydrate = ({
  kcal,
  grams,
}: {
  readonly kcal: number;
  readonly grams: { readonly CARBS: number };
}): boolean => (grams.CARBS * KCAL_PER_GRAM) / kcal < LITTLE_CARBOHYDRATE;

/** What a week is expected to have for a person with these restrictions and this day. */
export function weekFor(
  restrictions: readonly FoodRestriction[],
  day: Parameters<typeof isOfLittleCarbohydrate>[0],
  usual: WeekExpectations = DEFAULT_WEEK,
): WeekExpectations {
  const isLittle = isOfLittleCarbohydrate(day);
  const frequencies = frequenciesFor(restrictions, usual.frequencies, isLittle);
  return { ...usual, frequencies, staples: usual.staples && !isLittle };
}

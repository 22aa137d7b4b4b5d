import { MACROS, mealToleranceKcal, type NutritionTarget } from '../../nutritional-plans/index.ts';
import type { MenuProblem } from './problem.ts';
import type { MenuRule } from './rules.ts';

/** Energy and the macronutrients, in the order of every array of nutrients. */
export const NUTRIENTS = ['KCAL', ...MACROS] as const;
export const KCAL = 0;

/** Keeps sums of floating-point numbers on the right side of a limit; far below a thousandth of a kilocalorie. */
const MARGIN = 1e-6;

/** Energy between which a meal both matches its target and has exactly its bites. */
export function mealWindow(target: NutritionTarget, kcalPerBite: number): { low: number; high: number } {
  const tolerance = mealToleranceKcal(target.kcal);
  return {
    low: Math.max((target.bites - 0.25) * kcalPerBite, target.kcal - tolerance) + MARGIN,
    high: Math.min((target.bites + 0.25) * kcalPerBite, target.kcal + tolerance) - MARGIN,
  };
}

/** A day of which some meals stay empty, or of which not everything is known, has no sums to meet. */
export const NO_BOUNDS = {
  low: new Float64Array(NUTRIENTS.length).fill(Number.NEGATIVE_INFINITY),
  high: new Float64Array(NUTRIENTS.length).fill(Number.POSITIVE_INFINITY),
};

/** Energy and macronutrients of a whole day, of the rules that hold. */
export function dayBounds(
  { targets, limits }: Pick<MenuProblem, 'targets' | 'limits'>,
  holds: (rule: MenuRule) => boolean,
) {
  const low = NO_BOUNDS.low.slice();
  const high = NO_BOUNDS.high.slice();
  NUTRIENTS.forEach((nutrient, index) => {
    const isEnergy = nutrient === 'KCAL';
    if (!holds(isEnergy ? { kind: 'DAY_ENERGY' } : { kind: 'MACRO', macro: nutrient })) return;
    const target = isEnergy ? targets.day.kcal : targets.day.grams[nutrient];
    const share = isEnergy ? limits.dayEnergy : limits.macro;
    low[index] = target === 0 ? 0 : target * (1 - share) + MARGIN;
    high[index] = target === 0 ? MARGIN : target * (1 + share) - MARGIN;
  });
  return { low, high };
}

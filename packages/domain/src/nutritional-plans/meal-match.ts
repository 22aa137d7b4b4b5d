import { bitesOf } from './bites.ts';
import type { NutritionTarget } from './targets.ts';

/** How far a meal's energy may be from the one set: a share of it, but at least these kilocalories. */
const MEAL_TOLERANCE = { share: 0.05, leastKcal: 25, bites: 0.5 } as const;

export interface MealMatch {
  matches: boolean;
  /** Actual minus set. */
  kcalOff: number;
  bitesOff: number;
}

/** Kilocalories by which a meal may differ from the target. */
export function mealToleranceKcal(targetKcal: number): number {
  return Math.max(MEAL_TOLERANCE.leastKcal, targetKcal * MEAL_TOLERANCE.share);
}

/**
 * Whether a meal has the energy and bites set for it: within 5 % (at least 25 kcal), and within one half bite after
 * rounding. Where it does not, the screen says 'No coinciden las calorías y los Healzy bites con los indicados para esta
 * comida' (specification 5).
 *
 * @param kcal not rounded: 1,074.6 kcal are 10.5 bites, and rounded first they would be 11
 *
 * @example mealMatch(730, { kcal: 700, bites: 7 }, 100) // { matches: true, kcalOff: 30, bitesOff: 0.5 }
 */
export function mealMatch(
  kcal: number,
  target: Pick<NutritionTarget, 'kcal' | 'bites'>,
  kcalPerBite: number,
): MealMatch {
  const kcalOff = kcal - target.kcal;
  const bitesOff = bitesOf(kcal, kcalPerBite) - target.bites;
  const matches =
    Math.abs(kcalOff) <= mealToleranceKcal(target.kcal) + 1e-9 && Math.abs(bitesOff) <= MEAL_TOLERANCE.bites;
  return { matches, kcalOff, bitesOff };
}

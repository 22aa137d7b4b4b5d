import { bitesOf, MACROS, mealMatch, type Macro, type NutritionTarget } from '../nutritional-plans/index.ts';
import type { PortionedFood, SolverFood } from './solver/problem.ts';

/** How far an equivalent may be from the food that it replaces: a share, but at least an amount. */
const ENERGY_TOLERANCE = { share: 0.05, least: 15 } as const;
const MACRO_TOLERANCE = { share: 0.2, least: 3 } as const;

export interface Equivalent extends PortionedFood {
  /** Its amounts minus those of the food that it replaces. */
  kcalOff: number;
  gramsOff: Readonly<Record<Macro, number>>;
}

/**
 * Foods that can take the place of one in a meal, with the portion that fits: energy within 5 % (at least 15 kcal), each
 * macronutrient within 20 % (at least 3 g), and the meal keeps its bites; where it matched its target, it still does.
 * Preferred tiers first, then the closest.
 *
 * @param others energy of the rest of the meal
 * @param candidates foods that the patient may have
 * @param maxPortions of one food in a meal
 */
export function equivalentsOf(
  { food, portions }: { food: SolverFood; portions: number },
  others: number,
  candidates: readonly SolverFood[],
  target: Pick<NutritionTarget, 'kcal' | 'bites'>,
  kcalPerBite: number,
  maxPortions: number,
): Equivalent[] {
  const had = amountsOf(food, portions);
  const mealBefore = others + had.kcal;
  const matched = mealMatch(mealBefore, target, kcalPerBite).matches;
  const isClose = (off: number, of: number, { share, least }: { share: number; least: number }) =>
    Math.abs(off) <= Math.max(least, of * share) + 1e-9;
  const found = candidates.flatMap((candidate): (Equivalent & { rank: number })[] => {
    if (candidate.id === food.id) return [];
    const perStep = amountsOf(candidate, candidate.step).kcal;
    if (perStep <= 0) return [];
    const steps = Math.max(1, Math.round(had.kcal / perStep));
    const amount = steps * candidate.step;
    if (amount > maxPortions) return [];
    const has = amountsOf(candidate, amount);
    const kcalOff = has.kcal - had.kcal;
    if (!isClose(kcalOff, had.kcal, ENERGY_TOLERANCE)) return [];
    const gramsOff = Object.fromEntries(
      MACROS.map((macro) => [macro, has.grams[macro] - had.grams[macro]]),
    ) as Record<Macro, number>;
    if (MACROS.some((macro) => !isClose(gramsOff[macro], had.grams[macro], MACRO_TOLERANCE))) return [];
    const mealAfter = mealBefore + kcalOff;
    if (bitesOf(mealAfter, kcalPerBite) !== bitesOf(mealBefore, kcalPerBite)) return [];
    if (matched && !mealMatch(mealAfter, target, kcalPerBite).matches) return [];
    const apart = MACROS.reduce((sum, macro) => sum + Math.abs(gramsOff[macro]), Math.abs(kcalOff) / 10);
    return [
      { foodId: candidate.id, portions: amount, kcalOff, gramsOff, rank: candidate.tier * 1000 + apart },
    ];
  });
  return found
    .sort((one, other) => one.rank - other.rank)
    .map(({ foodId, portions: amount, kcalOff, gramsOff }) => ({
      foodId,
      portions: amount,
      kcalOff,
      gramsOff,
    }));
}

function amountsOf(food: SolverFood, portions: number): { kcal: number; grams: Record<Macro, number> } {
  const hundreds = (food.portionGrams * portions) / 100;
  const grams = Object.fromEntries(MACROS.map((macro) => [macro, food.grams[macro] * hundreds]));
  return { kcal: food.kcal * hundreds, grams: grams as Record<Macro, number> };
}

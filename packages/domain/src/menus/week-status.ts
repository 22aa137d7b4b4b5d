import { mealMatch, mealToleranceKcal, MEALS, type PlanTargets } from '../nutritional-plans/index.ts';
import type { FoodLookup } from './food-facts.ts';
import type { MenuDay } from './menu.ts';
import { remembering } from './remembered.ts';
import { mealTotals } from './totals.ts';

/** How far a day or a week of menus has got: of its meals that are to have foods, how many do, and how many are off. */
export interface MenuStatus {
  /** Meals with a share of the day's energy. */
  meals: number;
  planned: number;
  /** Planned meals whose energy or bites are not those set for them, or are not known. */
  offTarget: number;
  kind: 'EMPTY' | 'INCOMPLETE' | 'OFF_TARGET' | 'COMPLETE';
}

const kindOf = ({ meals, planned, offTarget }: Omit<MenuStatus, 'kind'>): MenuStatus['kind'] => {
  if (planned === 0) return 'EMPTY';
  if (planned < meals) return 'INCOMPLETE';
  return offTarget > 0 ? 'OFF_TARGET' : 'COMPLETE';
};

const statusesOfDays = remembering<MenuDay, MenuStatus>();

/** Status of a day; computed once for as long as neither it, the foods nor the targets change. */
export function dayStatus(day: MenuDay, targets: PlanTargets, foodOf: FoodLookup): MenuStatus {
  const variant = MEALS.map((meal) => targets.meals[meal].kcal).join(' ');
  return statusesOfDays(foodOf, `${variant} ${targets.kcalPerBite}`, day, () => {
    const wanted = MEALS.filter((meal) => targets.meals[meal].kcal > 0);
    const planned = wanted.filter((meal) => day[meal].foods.length > 0);
    const off = planned.filter((meal) => {
      const { sums } = mealTotals(day[meal], foodOf, targets.kcalPerBite);
      const { amount } = sums.nutrients.energy;
      return amount === null || !mealMatch(amount, targets.meals[meal], targets.kcalPerBite).matches;
    });
    const counts = { meals: wanted.length, planned: planned.length, offTarget: off.length };
    return { ...counts, kind: kindOf(counts) };
  });
}

/**
 * Kilocalories that a day has more (or, negative, fewer) than the plan sets; null where that is within what a meal may be
 * off, or where the energy is not known. A day that is not filled is short because of that, and no shortage is said of it.
 *
 * @example dayEnergyOff(1500, targets, 'COMPLETE') // −250 for a plan of 1,750 kcal
 */
export function dayEnergyOff(
  kcal: number | null,
  targets: Pick<PlanTargets, 'day'>,
  kind: MenuStatus['kind'],
): number | null {
  if (kcal === null) return null;
  const off = kcal - targets.day.kcal;
  if (Math.abs(off) <= mealToleranceKcal(targets.day.kcal)) return null;
  return off < 0 && (kind === 'EMPTY' || kind === 'INCOMPLETE') ? null : off;
}

/**
 * Status of a week: complete when every meal that is to have foods has them, off target when one of them then is.
 *
 * @example weekStatus(EMPTY_WEEK, targets, foodOf).kind // 'EMPTY'
 */
export function weekStatus(days: readonly MenuDay[], targets: PlanTargets, foodOf: FoodLookup): MenuStatus {
  const all = days.map((day) => dayStatus(day, targets, foodOf));
  const sum = (of: 'meals' | 'planned' | 'offTarget') => all.reduce((total, each) => total + each[of], 0);
  const counts = { meals: sum('meals'), planned: sum('planned'), offTarget: sum('offTarget') };
  return { ...counts, kind: kindOf(counts) };
}

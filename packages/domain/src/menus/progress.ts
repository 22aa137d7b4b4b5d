import { MEALS, planDayOn, planPhase, type MealShares, type PlanPeriod } from '../nutritional-plans/index.ts';
import type { LocalDate } from '../shared/index.ts';
import { menuMeals, type Menu } from './menu.ts';

const DAYS_PER_WEEK = 7;

interface CountOf {
  count: number;
  of: number;
}

export interface MenuProgress {
  /** Days of which every meal that has a share of the energy has foods, of all days of the plan. */
  completeDays: CountOf;
  /** Meals marked as eaten, of those with foods on days that are over; null where none was ever marked. */
  eaten: CountOf | null;
}

/** How far the menus of a plan are planned, and how far they were eaten. What menus have after its end does not count. */
export function menuProgress(
  { weeks }: Menu,
  plan: PlanPeriod & { mealShares: MealShares },
  today: LocalDate,
): MenuProgress {
  const menu = { weeks: weeks.slice(0, plan.weeks) };
  const wanted = MEALS.filter((meal) => plan.mealShares[meal] > 0);
  const days = menu.weeks.flat();
  const complete = days.filter((day) => wanted.every((meal) => day[meal].foods.length > 0));
  const meals = menuMeals(menu).filter(({ foods }) => foods.length > 0);
  const on = planDayOn(plan, today);
  const over =
    on === null ? (planPhase(plan, today) === 'ENDED' ? Infinity : 0) : on.week * DAYS_PER_WEEK + on.day;
  const past = meals.filter(({ week, day }) => week * DAYS_PER_WEEK + day < over);
  return {
    completeDays: { count: complete.length, of: plan.weeks * DAYS_PER_WEEK },
    eaten: meals.some(({ isCompleted }) => isCompleted)
      ? { count: past.filter(({ isCompleted }) => isCompleted).length, of: past.length }
      : null,
  };
}

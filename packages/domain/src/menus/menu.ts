import { eachMeal, MEALS, type Meal } from '../nutritional-plans/index.ts';
import { ok, refused, type Result } from '../shared/index.ts';
import type { MealDish } from './meal-dish.ts';
import type { MealPosition, PortionedFood } from './solver/problem.ts';

/** Longest name of a meal, in characters (specification 5). */
export const MEAL_NAME_LENGTH = 46;
/** More than any meal needs. */
export const FOODS_OF_MEAL = 30;
export const DISHES_OF_MEAL = 6;
export const MOST_PORTIONS = 100;
const DAYS_PER_WEEK = 7;

export interface MenuMeal {
  /** Empty when it has no name of its own. */
  name: string;
  foods: readonly PortionedFood[];
  /** What holds some of its foods together; absent when it has none. */
  dishes?: readonly MealDish[] | undefined;
  isCompleted: boolean;
  /** Kept as it is when the rest is filled or recalculated. */
  isLocked: boolean;
  /**
   * The instant whose figures its foods have, because it was eaten or its day is over; absent where they have those of
   * now. The server decides it (`keepFigures`).
   */
  figuresAt?: string | undefined;
}

export type MenuDay = Readonly<Record<Meal, MenuMeal>>;

/** The menus of a plan: seven days in every week. */
export interface Menu {
  weeks: readonly (readonly MenuDay[])[];
}

/** The weeks of a menu with a meal that has foods or a name, counted from 0: the others have nothing to print. */
export const plannedWeeks = ({ weeks }: Menu): number[] =>
  weeks.flatMap((days, week) =>
    days.some((day) => MEALS.some((meal) => day[meal].foods.length > 0 || day[meal].name !== ''))
      ? [week]
      : [],
  );

/** The same meal to be eaten some other time: its foods have the figures of now. */
export const uneaten = ({ name, foods, dishes, isLocked }: MenuMeal): MenuMeal => ({
  name,
  foods,
  ...(dishes === undefined ? {} : { dishes }),
  isCompleted: false,
  isLocked,
});

/** The same meal with other foods, which are no longer what it was called. */
export const refilled = ({ dishes: _, ...meal }: MenuMeal, foods: readonly PortionedFood[]): MenuMeal => ({
  ...meal,
  name: '',
  foods,
});

export const EMPTY_MEAL: MenuMeal = { name: '', foods: [], isCompleted: false, isLocked: false };

const EMPTY_DAY: MenuDay = eachMeal(() => EMPTY_MEAL);
export const EMPTY_WEEK: readonly MenuDay[] = Array.from({ length: DAYS_PER_WEEK }, () => EMPTY_DAY);

export function emptyMenu(weeks: number): Menu {
  return { weeks: Array.from({ length: weeks }, () => EMPTY_WEEK) };
}

/** The meal at a position; undefined outside the plan. */
export function mealAt(menu: Menu, { week, day, meal }: MealPosition): MenuMeal | undefined {
  return menu.weeks[week]?.[day]?.[meal];
}

/** Every meal of a menu, in its order. */
export function menuMeals(menu: Menu): (MealPosition & MenuMeal)[] {
  return menu.weeks.flatMap((days, week) =>
    days.flatMap((meals, day) => MEALS.map((meal) => ({ week, day, meal, ...meals[meal] }))),
  );
}

/** The foods of some weeks, each once. */
export const foodIdsOf = (weeks: Menu['weeks']): Set<string> =>
  new Set(
    weeks.flat().flatMap((day) => MEALS.flatMap((meal) => day[meal].foods.map(({ foodId }) => foodId))),
  );

/**
 * A meal's name is at most 46 characters long ('Máximo 46 caracteres permitidos. {count}/46').
 *
 * @example checkMealName('Arroz con pollo') // { ok: true, value: 'Arroz con pollo' }
 */
export function checkMealName(name: string): Result<string, 'TOO_LONG', { count: number; max: number }> {
  const trimmed = name.trim();
  const count = [...trimmed].length;
  return count > MEAL_NAME_LENGTH ? refused('TOO_LONG', { count, max: MEAL_NAME_LENGTH }) : ok(trimmed);
}

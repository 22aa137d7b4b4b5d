import type { Menus, useSetMenuBasis } from '@healzy/api/menus';
import {
  mealAt,
  mealTotals,
  menuMeals,
  remembering,
  type FoodLookup,
  type Menu,
  type MenuBasis,
  type MenuDocument,
  type MenuEdit,
  type MealPosition,
  type MenuMeal,
  type MenuTotals,
} from '@healzy/domain/menus';
import {
  DEFAULT_KCAL_PER_BITE,
  mealMatch,
  MEALS,
  planTargets,
  type FrequencyChange,
  type MacroShares,
  type MealShares,
  type PlanMenuTemplate,
  type PlanTargets,
} from '@healzy/domain/nutritional-plans';

const DAYS_PER_WEEK = 7;

/** What menus need of a nutritional plan. */
export interface PlanOfMenus {
  readonly id: string;
  readonly name: string;
  readonly startDate: string;
  readonly weeks: number;
  readonly energy: { readonly kcal: number } | null;
  readonly mealShares: MealShares;
  readonly macroShares: MacroShares;
  /** Null for the general one. */
  readonly menuTemplate: PlanMenuTemplate | null;
  /** Null is as published. */
  readonly frequencies?: readonly FrequencyChange[] | null | undefined;
}

/** The targets of a plan; null until its energy is chosen. */
export const targetsOf = ({ energy, mealShares, macroShares }: PlanOfMenus): PlanTargets | null =>
  energy &&
  planTargets({ energyKcal: energy.kcal, mealShares, macroShares, kcalPerBite: DEFAULT_KCAL_PER_BITE });

/** What is stored of menus, without what only responses have. */
export const documentOf = ({ weeks, undo, redo, applied }: Menus): MenuDocument =>
  ({ weeks, undo, redo, applied }) as unknown as MenuDocument;

const totalsOfMeals = remembering<MenuMeal, MenuTotals>();

/** What menus are made for as it is sent: the generated types know no read-only lists. */
export const writtenBasis = (basis: MenuBasis) =>
  basis as unknown as Parameters<ReturnType<typeof useSetMenuBasis>>[0];

/** Energy, macronutrients and bites of a meal, and whether they are those set for it. */
export function mealFigures(
  meal: MenuMeal,
  at: MealPosition['meal'],
  foodOf: FoodLookup,
  targets: PlanTargets,
) {
  const { sums, kcal, bites, unweighed } = totalsOfMeals(foodOf, String(targets.kcalPerBite), meal, () =>
    mealTotals(meal, foodOf, targets.kcalPerBite),
  );
  const target = targets.meals[at];
  const { amount } = sums.nutrients.energy;
  const matches =
    meal.foods.length === 0 || (amount !== null && mealMatch(amount, target, targets.kcalPerBite).matches);
  return { kcal, bites, unweighed, sums, target, matches };
}

/** Puts a meal into another place, and what was there into its own. */
export function exchangeEdit(menu: Menu, from: MealPosition, to: MealPosition): MenuEdit | null {
  const [moved, there] = [mealAt(menu, from), mealAt(menu, to)];
  if (!moved || !there || moved.isLocked || there.isLocked) return null;
  return {
    kind: 'MEALS',
    meals: [
      { at: from, meal: there },
      { at: to, meal: moved },
    ],
  };
}

/** Every food of a menu, once for each time that it is in it. */
export const foodsOfMenu = (menu: Menu): string[] =>
  menuMeals(menu).flatMap(({ foods }) => foods.map(({ foodId }) => foodId));

/** Every meal of some days. */
export const mealsOfDays = (days: readonly Pick<MealPosition, 'week' | 'day'>[]): MealPosition[] =>
  days.flatMap((day) => MEALS.map((meal) => ({ ...day, meal })));

/** What meals are together, as messages call it: one of them, a day, or the menu. */
export function subjectOf(meals: readonly MealPosition[]): 'meal' | 'menuDay' | 'menu' {
  const [first] = meals;
  if (!first || meals.some(({ week, day }) => week !== first.week || day !== first.day)) return 'menu';
  return meals.every(({ meal }) => meal === first.meal) ? 'meal' : 'menuDay';
}

/** The meals that an edit changes; none for one of whole weeks. */
export function mealsOfEdit(edit: MenuEdit): MealPosition[] {
  if (edit.kind === 'MEALS') return edit.meals.map(({ at }) => at);
  if (edit.kind === 'MOVE_FOOD') return [edit.from, edit.to];
  return 'at' in edit ? [edit.at] : [];
}

/** What the scope of a filling is called. */
export const SUBJECT_OF_SCOPE = {
  MEAL: 'meal',
  MEALS: 'menu',
  DAY: 'menuDay',
  WEEK: 'menu',
  PLAN: 'menu',
  FILLED: 'menu',
} as const;

/** Days are numbered through the plan on the board. */
export const dayIdOf = ({ week, day }: Pick<MealPosition, 'week' | 'day'>): string =>
  String(week * DAYS_PER_WEEK + day);
export const dayAt = (dayId: string): Pick<MealPosition, 'week' | 'day'> => ({
  week: Math.floor(Number(dayId) / DAYS_PER_WEEK),
  day: Number(dayId) % DAYS_PER_WEEK,
});
export const cardIdOf = ({ week, day, meal }: MealPosition): string => `${week}/${day}/${meal}`;
export function positionOf(cardId: string): MealPosition {
  const [week, day, meal] = cardId.split('/');
  return { week: Number(week), day: Number(day), meal: meal as MealPosition['meal'] };
}

/** Letters of a plan's name that a button shows; its list has all of it. On a phone a week begins below fewer rows. */
const SHOWN_LETTERS = { wide: 32, phone: 16 };
export function shortPlanName(name: string, room: keyof typeof SHOWN_LETTERS = 'wide'): string {
  const most = SHOWN_LETTERS[room];
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}

import type { MenuDay, Menu, MenuMeal } from './menu.ts';
import { withTrueDishes } from './meal-dishes.ts';
import { emptyMenu, mealAt, uneaten } from './menu.ts';
import type { MealDish } from './meal-dish.ts';
import type { MealPosition, PortionedFood } from './solver/problem.ts';

/**
 * The food that an edit speaks of. A menu that was changed elsewhere may have another one in its place, which the edit
 * must not touch; steps that were stored without it take whatever is there.
 */
type OfFood = { was?: string | undefined };

/** One change of a menu, as plain data: it can be stored, sent, and undone by another one. */
export type MenuEdit =
  | { kind: 'NAME'; at: MealPosition; name: string }
  /** `figuresAt` gives a meal back the figures that it had when it was eaten; without it they are those of now. */
  | { kind: 'COMPLETED'; at: MealPosition; value: boolean; figuresAt?: string | undefined }
  | { kind: 'LOCKED'; at: MealPosition; value: boolean }
  | { kind: 'INSERT_FOOD'; at: MealPosition; index: number; food: PortionedFood }
  | ({ kind: 'REMOVE_FOOD'; at: MealPosition; index: number } & OfFood)
  /** Another portion, or another food in its place. */
  | ({ kind: 'REPLACE_FOOD'; at: MealPosition; index: number; food: PortionedFood } & OfFood)
  /** `toIndex` counts after the food has left its place. */
  | ({ kind: 'MOVE_FOOD'; from: MealPosition; index: number; to: MealPosition; toIndex: number } & OfFood)
  /** Whole meals: pasted, cleared, filled or recalculated, as one step. */
  | { kind: 'MEALS'; meals: readonly { at: MealPosition; meal: MenuMeal }[] }
  | { kind: 'INSERT_WEEK'; index: number; days: readonly MenuDay[] }
  | { kind: 'REMOVE_WEEK'; index: number };

/** A changed menu, and the edit that turns it back. */
export interface Edited {
  menu: Menu;
  inverse: MenuEdit;
}

/**
 * Applies an edit. Undoing it restores the very same menu.
 *
 * @returns null when the menu has not what the edit speaks of, as when it has changed meanwhile
 */
export function applyEdit(menu: Menu, edit: MenuEdit): Edited | null {
  const edited = applyPlainly(menu, edit);
  // Keys of dishes are those of their meal.
  return edited && withDishesOf(edited, menu, edit);
}

/** A dish whose core has changed by an edit loses its name, which undoing the edit gives back with the whole meal. */
function withDishesOf(edited: Edited, before: Menu, edit: MenuEdit): Edited {
  const places =
    edit.kind === 'MOVE_FOOD'
      ? [edit.from, edit.to]
      : edit.kind === 'INSERT_FOOD' || edit.kind === 'REMOVE_FOOD' || edit.kind === 'REPLACE_FOOD'
        ? [edit.at]
        : [];
  const changed = places.flatMap((at) => {
    const meal = mealAt(edited.menu, at);
    const settled = meal && withTrueDishes(meal);
    return settled && settled !== meal ? [{ at, meal: settled }] : [];
  });
  if (changed.length === 0) return edited;
  const menu = changed.reduce((next, { at, meal }) => withMeal(next, at, meal), edited.menu);
  return { menu, inverse: wholeMeals(before, places) };
}

/** The dish that an edit of one food takes the name from, because without that food it is another dish; and the meal then. */
export function lostDish(edit: MenuEdit, before: MenuMeal): { dish: MealDish; after: MenuMeal } | null {
  if (edit.kind !== 'REMOVE_FOOD' && edit.kind !== 'REPLACE_FOOD') return null;
  const at = { ...edit.at, week: 0, day: 0 };
  const edited = applyEdit(withMeal(emptyMenu(1), at, before), { ...edit, at });
  const after = edited && mealAt(edited.menu, at);
  const dish = before.dishes?.find(({ key }) => !after?.dishes?.some((each) => each.key === key));
  return after && dish ? { dish, after } : null;
}

/** Puts whole meals back as they are in a menu. */
function wholeMeals(menu: Menu, places: readonly MealPosition[]): MenuEdit {
  const meals = places.flatMap((at) => {
    const meal = mealAt(menu, at);
    return meal ? [{ at, meal }] : [];
  });
  return { kind: 'MEALS', meals };
}

function applyPlainly(menu: Menu, edit: MenuEdit): Edited | null {
  switch (edit.kind) {
    case 'NAME':
    case 'COMPLETED':
    case 'LOCKED':
      return applyToMeal(menu, edit);
    case 'INSERT_FOOD': {
      const { at, index, food } = edit;
      const next = withFoods(menu, at, (foods) =>
        index <= foods.length ? [...foods.slice(0, index), food, ...foods.slice(index)] : null,
      );
      return next && { menu: next, inverse: { kind: 'REMOVE_FOOD', at, index, was: food.foodId } };
    }
    case 'REMOVE_FOOD': {
      const { at, index } = edit;
      const food = foodOf(menu, at, edit);
      const next = food && withFoods(menu, at, (foods) => foods.filter((_, each) => each !== index));
      return next ? { menu: next, inverse: { kind: 'INSERT_FOOD', at, index, food } } : null;
    }
    case 'REPLACE_FOOD': {
      const { at, index } = edit;
      const food = foodOf(menu, at, edit);
      if (food === undefined) return null;
      // What takes the place of a food of a dish is of the dish, which loses its name if it was of the core.
      const put = food.dish === undefined ? edit.food : { ...edit.food, dish: food.dish };
      const next = withFoods(menu, at, (foods) => foods.map((each, place) => (place === index ? put : each)));
      const inverse = { kind: 'REPLACE_FOOD' as const, at, index, food, was: edit.food.foodId };
      return next ? { menu: next, inverse } : null;
    }
    case 'MOVE_FOOD': {
      const { from, index, to, toIndex, was } = edit;
      const taken = applyPlainly(menu, { kind: 'REMOVE_FOOD', at: from, index, was });
      if (taken?.inverse.kind !== 'INSERT_FOOD') return null;
      const { dish, ...food } = taken.inverse.food;
      const isSame = from.week === to.week && from.day === to.day && from.meal === to.meal;
      const leaves = dish !== undefined && !isSame;
      const moved = leaves ? food : taken.inverse.food;
      const put = applyPlainly(taken.menu, { kind: 'INSERT_FOOD', at: to, index: toIndex, food: moved });
      if (put && leaves) return { menu: put.menu, inverse: wholeMeals(menu, [from, to]) };
      const back = { from: to, index: toIndex, to: from, toIndex: index, was: food.foodId };
      return put && { menu: put.menu, inverse: { kind: 'MOVE_FOOD', ...back } };
    }
    case 'MEALS':
      return applyMeals(menu, edit.meals);
    case 'INSERT_WEEK': {
      const { index, days } = edit;
      if (index < 0 || index > menu.weeks.length) return null;
      const weeks = [...menu.weeks.slice(0, index), days, ...menu.weeks.slice(index)];
      return { menu: { weeks }, inverse: { kind: 'REMOVE_WEEK', index } };
    }
    case 'REMOVE_WEEK': {
      const { index } = edit;
      const days = menu.weeks[index];
      if (!days) return null;
      const weeks = menu.weeks.filter((_, week) => week !== index);
      return { menu: { weeks }, inverse: { kind: 'INSERT_WEEK', index, days } };
    }
  }
}

/** The food in its place, unless it is another one by now. */
function foodOf(
  menu: Menu,
  at: MealPosition,
  { index, was }: { index: number } & OfFood,
): PortionedFood | undefined {
  const food = mealAt(menu, at)?.foods[index];
  return was === undefined || food?.foodId === was ? food : undefined;
}

function applyToMeal(
  menu: Menu,
  edit: Extract<MenuEdit, { kind: 'NAME' | 'COMPLETED' | 'LOCKED' }>,
): Edited | null {
  const meal = mealAt(menu, edit.at);
  if (!meal) return null;
  if (edit.kind === 'NAME')
    return {
      menu: withMeal(menu, edit.at, { ...meal, name: edit.name }),
      inverse: { ...edit, name: meal.name },
    };
  if (edit.kind === 'LOCKED')
    return {
      menu: withMeal(menu, edit.at, { ...meal, isLocked: edit.value }),
      inverse: { ...edit, value: meal.isLocked },
    };
  const { kind, at, value, figuresAt } = edit;
  const kept = meal.isCompleted ? meal.figuresAt : undefined;
  return {
    menu: withMeal(menu, at, {
      ...uneaten(meal),
      isCompleted: value,
      ...(value && figuresAt !== undefined ? { figuresAt } : {}),
    }),
    inverse: { kind, at, value: meal.isCompleted, ...(kept === undefined ? {} : { figuresAt: kept }) },
  };
}

function applyMeals(menu: Menu, meals: Extract<MenuEdit, { kind: 'MEALS' }>['meals']): Edited | null {
  const before: { at: MealPosition; meal: MenuMeal }[] = [];
  let next = menu;
  for (const { at, meal } of meals) {
    const had = mealAt(next, at);
    if (!had) return null;
    // Last first, so that a meal named twice gets back what it had at the beginning.
    before.unshift({ at, meal: had });
    next = withMeal(next, at, meal);
  }
  return { menu: next, inverse: { kind: 'MEALS', meals: before } };
}

function withFoods(
  menu: Menu,
  at: MealPosition,
  change: (foods: readonly PortionedFood[]) => readonly PortionedFood[] | null,
): Menu | null {
  const meal = mealAt(menu, at);
  const foods = meal && change(meal.foods);
  return foods ? withMeal(menu, at, { ...meal, foods }) : null;
}

function withMeal(menu: Menu, { week, day, meal }: MealPosition, next: MenuMeal): Menu {
  return {
    weeks: menu.weeks.map((days, w) =>
      w === week ? days.map((meals, d) => (d === day ? { ...meals, [meal]: next } : meals)) : days,
    ),
  };
}

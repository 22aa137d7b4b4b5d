import { z } from 'zod';
import { MEALS, PLAN_WEEKS, type Meal } from '../nutritional-plans/index.ts';
import { DISH_LEVELS } from '../foods/dishes/scale-dish.ts';
import { FOOD_LIMITS } from '../foods/limits.ts';
import { boundedNumber, hasLineBreak, isStorable, optionalText, type FieldCode } from '../shared/index.ts';
import type { MenuEdit } from './edits.ts';
import type { MenuHistory } from './history.ts';
import { withTrueDishes } from './meal-dishes.ts';
import {
  DISHES_OF_MEAL,
  foodIdsOf,
  FOODS_OF_MEAL,
  MEAL_NAME_LENGTH,
  MOST_PORTIONS,
  type Menu,
  type MenuDay,
  type MenuMeal,
} from './menu.ts';
import type { MealDish } from './meal-dish.ts';
import { jsonLength } from './remembered.ts';
import type { MealPosition, PortionedFood } from './solver/problem.ts';

/** More than any meal needs; a document with more is no menu. */
export const MENU_LIMITS = {
  foods: FOODS_OF_MEAL,
  dishes: DISHES_OF_MEAL,
  portions: MOST_PORTIONS,
  steps: 200,
  applied: 200,
  /** Different foods of a plan: sixty in each week of a year. Whatever is computed of a plan reads them all. */
  differentFoods: 3_000,
} as const;
/** What a document may weigh as JSON, below what a call takes. The oldest steps of undo and redo make room. */
const CHARACTERS = 900_000;

const code = (value: FieldCode): FieldCode => value;
const whole = (max: number) => z.number().int().min(0).max(max);

const id = z.guid({ error: code('OPTION_INVALID') }).transform((text) => text.toLowerCase());
const dishKey = z
  .number({ error: code('OPTION_INVALID') })
  .int()
  .min(1)
  .max(99);

const portioned: z.ZodType<PortionedFood> = z.object({
  foodId: id,
  portions: z
    .number({ error: code('NUMBER_INVALID') })
    .positive(code('OUT_OF_RANGE'))
    .max(MENU_LIMITS.portions, code('OUT_OF_RANGE')),
  dish: dishKey.optional(),
});

const dishName = optionalText(FOOD_LIMITS.name).refine((name) => name === null || !hasLineBreak(name), {
  error: code('LINE_BREAK'),
});

/** A dish as a meal keeps it. */
export const mealDishSchema: z.ZodType<MealDish> = z
  .object({
    key: dishKey,
    dishId: id.nullable(),
    nameEs: dishName,
    nameEn: dishName,
    size: boundedNumber(-DISH_LEVELS, DISH_LEVELS).refine(Number.isInteger, { error: code('WHOLE_NUMBER') }),
    core: z.array(id).min(1, code('REQUIRED')).max(FOODS_OF_MEAL, code('TOO_MANY')),
  })
  .refine(({ nameEs, nameEn }) => nameEs !== null || nameEn !== null, {
    path: ['nameEs'],
    error: code('REQUIRED'),
  });

const mealName = z
  .string({ error: code('REQUIRED') })
  .refine((name) => isStorable(name), { error: code('TEXT_INVALID') })
  .refine((name) => !hasLineBreak(name), { error: code('LINE_BREAK') })
  .refine((name) => [...name].length <= MEAL_NAME_LENGTH, { error: code('TOO_LONG') });

const choice = z.boolean({ error: code('REQUIRED') });

/** An instant as the server writes it, so that two of them compare as text. */
const figuresAt = z.iso
  .datetime({ error: code('OPTION_INVALID') })
  .transform((instant) => new Date(instant).toISOString())
  .optional();

const menuMeal: z.ZodType<MenuMeal> = z
  .object({
    name: mealName,
    foods: z.array(portioned).max(MENU_LIMITS.foods, code('TOO_MANY')),
    dishes: z.array(mealDishSchema).max(MENU_LIMITS.dishes, code('TOO_MANY')).optional(),
    isCompleted: choice,
    isLocked: choice,
    figuresAt,
  })
  .superRefine(({ foods, dishes = [] }, context) => {
    const keys = dishes.map(({ key }) => key);
    const refuse = (...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message: code('OPTION_INVALID') });
    for (const [place, key] of keys.entries())
      if (keys.indexOf(key) !== place) refuse('dishes', place, 'key');
    for (const [place, { dish }] of foods.entries())
      if (dish !== undefined && !keys.includes(dish)) refuse('foods', place, 'dish');
  })
  .transform(withTrueDishes);

const menuDay = z.object(
  Object.fromEntries(MEALS.map((meal) => [meal, menuMeal])),
) as unknown as z.ZodType<MenuDay>;
const week = z.array(menuDay).length(7);

const position: z.ZodType<MealPosition> = z.object({
  week: whole(PLAN_WEEKS.max - 1),
  day: whole(6),
  meal: z.enum(MEALS as unknown as [Meal, ...Meal[]]),
});

const index = whole(MENU_LIMITS.foods);
const was = z.guid().optional();
const edit: z.ZodType<MenuEdit> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('NAME'), at: position, name: mealName }),
  z.object({ kind: z.literal('COMPLETED'), at: position, value: z.boolean(), figuresAt }),
  z.object({ kind: z.literal('LOCKED'), at: position, value: z.boolean() }),
  z.object({ kind: z.literal('INSERT_FOOD'), at: position, index, food: portioned }),
  z.object({ kind: z.literal('REMOVE_FOOD'), at: position, index, was }),
  z.object({ kind: z.literal('REPLACE_FOOD'), at: position, index, food: portioned, was }),
  z.object({ kind: z.literal('MOVE_FOOD'), from: position, index, to: position, toIndex: index, was }),
  z.object({ kind: z.literal('MEALS'), meals: z.array(z.object({ at: position, meal: menuMeal })) }),
  z.object({ kind: z.literal('INSERT_WEEK'), index: whole(PLAN_WEEKS.max), days: week }),
  z.object({ kind: z.literal('REMOVE_WEEK'), index: whole(PLAN_WEEKS.max) }),
]);

const steps = z.array(edit).max(MENU_LIMITS.steps, code('TOO_MANY'));

/** What is stored of the menus of a plan: the menus, what undo and redo would do, and which actions it contains. */
export const menuDocumentSchema = z
  .object({
    weeks: z.array(week).min(1, code('REQUIRED')).max(PLAN_WEEKS.max, code('TOO_MANY')),
    undo: steps,
    redo: steps,
    /** Ids of the last actions that are in it, so that none is applied twice after a lost answer. */
    applied: z.array(z.guid()).max(MENU_LIMITS.applied, code('TOO_MANY')),
  })
  .refine(({ weeks }) => foodIdsOf(weeks).size <= MENU_LIMITS.differentFoods, {
    path: ['weeks'],
    error: code('TOO_MANY'),
  });
export type MenuDocument = z.infer<typeof menuDocumentSchema>;

/** The steps of a history that there is room for beside the menus, the last ones first. */
export function keptSteps({ undo, redo }: MenuHistory, weeks: Menu['weeks']): MenuHistory {
  // Brackets and commas around the weeks, and each week's own length.
  let room = CHARACTERS - weeks.reduce((sum, week) => sum + jsonLength(week) + 1, 2);
  const fitting = (edits: readonly MenuEdit[]) => {
    const kept: MenuEdit[] = [];
    for (const each of edits.slice(0, MENU_LIMITS.steps)) {
      room -= jsonLength(each);
      if (room < 0) break;
      kept.push(each);
    }
    return kept;
  };
  return { undo: fitting(undo), redo: fitting(redo) };
}

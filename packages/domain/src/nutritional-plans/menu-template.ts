import { z } from 'zod';
import { FOOD_CATEGORIES } from '../foods/index.ts';
import type { FieldCode } from '../shared/index.ts';
import { MEALS, type Meal } from './meals.ts';

/** Groups of a meal, foods that a group names, and the most foods of a group that one meal has. */
export const TEMPLATE_LIMITS = { groups: 8, foods: 30, count: 5 } as const;

const code = (value: FieldCode): FieldCode => value;

/** Each thing once, in the order given. */
const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** How many foods a meal has of a group; null while its field is empty. */
const count = (least: number) =>
  z
    .number({ error: ({ input }) => code(input == null ? 'REQUIRED' : 'NUMBER_INVALID') })
    .int(code('WHOLE_NUMBER'))
    .min(least, code('OUT_OF_RANGE'))
    .max(TEMPLATE_LIMITS.count, code('OUT_OF_RANGE'));

/** "Milk or yoghurt": how many of which foods. It names at least one food or category, and `max` is at least `min`. */
export const menuTemplateGroupSchema = z
  .object({
    foodIds: z
      .array(z.guid({ error: code('OPTION_INVALID') }).transform((id) => id.toLowerCase()))
      .max(TEMPLATE_LIMITS.foods, code('TOO_MANY'))
      .transform(distinct),
    categories: z.array(z.enum(FOOD_CATEGORIES, { error: code('OPTION_INVALID') })).transform(distinct),
    min: count(0),
    max: count(1),
  })
  .superRefine(({ foodIds, categories, min, max }, context) => {
    if (foodIds.length + categories.length === 0)
      context.addIssue({ code: 'custom', path: ['foodIds'], message: code('REQUIRED') });
    if (max < min) context.addIssue({ code: 'custom', path: ['max'], message: code('OUT_OF_RANGE') });
  });
export type MenuTemplateGroup = z.infer<typeof menuTemplateGroupSchema>;

const meal = z.array(menuTemplateGroupSchema).max(TEMPLATE_LIMITS.groups, code('TOO_MANY'));

/** Which foods may fill which meal of a plan. A meal without groups cannot be filled. */
export const menuTemplateSchema = z.object({
  BREAKFAST: meal,
  MID_MORNING_SNACK: meal,
  LUNCH: meal,
  MID_AFTERNOON_SNACK: meal,
  DINNER: meal,
} satisfies Record<Meal, typeof meal>);
export type PlanMenuTemplate = z.infer<typeof menuTemplateSchema>;

/** Every food that a template names. */
export const foodsOfTemplate = (template: PlanMenuTemplate): string[] =>
  distinct(MEALS.flatMap((each) => template[each].flatMap(({ foodIds }) => foodIds)));

import { z } from 'zod';
import {
  boundedNumber,
  hasLineBreak,
  optionalText,
  requiredText,
  schemasOf,
  type FieldCode,
  type RecordField,
} from '../../shared/index.ts';
import type { DISH_FIELDS as NAMES } from '../generated/field-names.ts';
import { FOOD_LIMITS } from '../limits.ts';
import { MEAL_TYPES } from '../option-sets.ts';
import { recipeCycle } from '../recipes.ts';

export const DISH_COURSES = [
  'BREAKFAST',
  'SNACK',
  'FIRST',
  'SECOND',
  'SINGLE',
  'DESSERT',
  'SIDE',
  'DRINK',
] as const;

/**
 * What an ingredient is in its dish. All of the core move together when a dish is scaled, a flexible part may move by
 * itself, a fixed part stays, and what seasons is never scaled to reach a figure.
 */
export const DISH_PARTS = ['CORE', 'FLEX', 'FIXED', 'SEASONING'] as const;

export const DISH_LIMITS = {
  ingredients: 30,
  servings: 50,
  /** Grams of one ingredient in one serving below which it is a slip of the hand. */
  leastGrams: 0.05,
  steps: 30,
  step: 2000,
  /** A day of soaking, and meat that marinates over a weekend. */
  minutes: 4320,
  /** What is frozen keeps longer than a fridge. */
  keepsDays: 180,
  /** No part is served at more than this many times its weight. */
  factor: 4,
} as const;

/** An ingredient that is none of the foods: nothing is known of it, as of a food that is gone. */
export const NO_FOOD = '00000000-0000-0000-0000-000000000000';

const code = (value: FieldCode): FieldCode => value;
const required = ({ input }: { input?: unknown }): FieldCode =>
  code(input == null ? 'REQUIRED' : 'OPTION_INVALID');

const whole = (min: number, max: number) =>
  boundedNumber(min, max).refine(Number.isInteger, { error: code('WHOLE_NUMBER') });

const optionalName = optionalText(FOOD_LIMITS.name).refine(
  (value) => value === null || !hasLineBreak(value),
  { error: code('LINE_BREAK') },
);

const steps = z.array(requiredText(DISH_LIMITS.step)).max(DISH_LIMITS.steps, code('TOO_MANY'));

/** The steps of one language as a form has them: a text with each on lines of its own. */
const typedSteps = z.string().transform((text, context) => {
  const read = steps.safeParse(text.split(/\r?\n/).filter((line) => line.trim() !== ''));
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? code('TEXT_INVALID') });
  return z.NEVER;
});

const ingredientSchema = z
  .object({
    /** A food, or `NO_FOOD`. */
    foodId: z.guid({ error: code('OPTION_INVALID') }).transform((id) => id.toLowerCase()),
    /** As it was called when it was written: what is left of one that is no food, or no longer. */
    name: optionalName,
    /** As it goes in, for all servings. */
    grams: boundedNumber(DISH_LIMITS.leastGrams, FOOD_LIMITS.amount * 10),
    part: z.enum(DISH_PARTS, { error: required }),
    minFactor: boundedNumber(0, 1).default(1),
    maxFactor: boundedNumber(1, DISH_LIMITS.factor).default(1),
    /** Grams of what cannot be divided further: an egg, half an apple; null for what can be weighed. */
    stepGrams: boundedNumber(1, FOOD_LIMITS.amount).nullable().default(null),
  })
  .refine(({ foodId, name }) => foodId !== NO_FOOD || name !== null, {
    path: ['foodId'],
    error: code('REQUIRED'),
  });

type DishField = (typeof NAMES)[number];

/**
 * What a person enters about a dish; a field of the contract that is missing here does not compile. The form's values and
 * schema and what is stored derive from this.
 */
export const DISH_FIELDS = {
  nameEs: { schema: optionalName },
  nameEn: { schema: optionalName },
  course: { schema: z.enum(DISH_COURSES, { error: required }) },
  meals: {
    schema: z
      .array(z.enum(MEAL_TYPES, { error: code('OPTION_INVALID') }))
      .min(1, code('REQUIRED'))
      .transform((meals) => MEAL_TYPES.filter((meal) => meals.includes(meal))),
    empty: [],
  },
  ingredients: {
    schema: z
      .array(ingredientSchema)
      .min(1, code('REQUIRED'))
      .max(DISH_LIMITS.ingredients, code('TOO_MANY'))
      // Without a core there is nothing that the dish is of, nor that scaling starts from.
      .refine((all) => all.some(({ part }) => part === 'CORE'), { error: code('REQUIRED') }),
  },
  servings: { schema: whole(1, DISH_LIMITS.servings).default(1) },
  minutes: { schema: whole(0, DISH_LIMITS.minutes).nullable().default(null) },
  /** Months in which it is eaten; none is all year. */
  season: {
    schema: z
      .array(whole(1, 12))
      .transform((months) => [...new Set(months)].sort((one, other) => one - other))
      .default([]),
  },
  /** Days in the fridge; 0 is eaten at once, and null is not known. */
  keepsDays: { schema: whole(0, DISH_LIMITS.keepsDays).nullable().default(null) },
  steps: { schema: z.object({ es: steps.default([]), en: steps.default([]) }).default({ es: [], en: [] }) },
} as const satisfies Record<DishField, RecordField>;

const dishWith = <Steps extends z.ZodType<{ es: string[]; en: string[] }>>(steps: Steps) =>
  z
    .object({ ...schemasOf(DISH_FIELDS), steps })
    .refine(({ nameEs, nameEn }) => nameEs !== null || nameEn !== null, {
      path: ['nameEs'],
      error: code('REQUIRED'),
    });

/** A dish as a person writes it. Its figures, restrictions and allergens are never written: they follow from its foods. */
export const dishFormSchema = dishWith(DISH_FIELDS.steps.schema);
/** The same as the values of a form. */
export const typedDishSchema = dishWith(z.object({ es: typedSteps, en: typedSteps }));
export type TypedDish = z.input<typeof typedDishSchema>;
export type DishForm = z.infer<typeof dishFormSchema>;
export type DishFormInput = z.input<typeof dishFormSchema>;
export type DishPart = (typeof DISH_PARTS)[number];
export type DishIngredient = DishForm['ingredients'][number];

/** A dish that is stored somewhere. */
export interface Dish extends DishForm {
  readonly id: string;
}

/**
 * The way by which a dish would contain itself, from it to it; null when it does not. Asked before a dish is stored:
 * neither its figures nor its shopping list would ever end.
 *
 * @param ingredientsOf the ids in another dish or recipe, none for a plain food
 */
export const dishCycle = (
  { id, ingredients }: Dish,
  ingredientsOf: (id: string) => readonly string[],
): string[] | null =>
  recipeCycle(id, (at) => (at === id ? ingredients.map(({ foodId }) => foodId) : ingredientsOf(at)));

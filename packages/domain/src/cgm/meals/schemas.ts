import { z } from 'zod';
import type { FieldCode } from '../../shared/index.ts';
import { LOGGED_UNITS, MEAL_FOOD_LIMITS } from './logged-foods.ts';

const code = (value: FieldCode): FieldCode => value;

/** What was eaten of a food: an amount in a unit, of a household portion with its name. */
export const loggedFoodSchema = z
  .object({
    foodId: z.guid({ error: code('OPTION_INVALID') }).transform((id) => id.toLowerCase()),
    amount: z
      .number({ error: ({ input }) => code(input == null ? 'REQUIRED' : 'NUMBER_INVALID') })
      .positive(code('OUT_OF_RANGE'))
      .max(MEAL_FOOD_LIMITS.amount, code('OUT_OF_RANGE')),
    unit: z.enum(LOGGED_UNITS, { error: code('OPTION_INVALID') }),
    portion: z.string().max(MEAL_FOOD_LIMITS.portionName, code('TOO_LONG')).nullable().default(null),
  })
  .refine(({ unit, portion }) => (unit === 'PORTION') === (portion !== null), {
    path: ['unit'],
    error: code('OPTION_INVALID'),
  });
export type LoggedFood = z.infer<typeof loggedFoodSchema>;

export const loggedFoodsSchema = z.array(loggedFoodSchema).max(MEAL_FOOD_LIMITS.foods, code('TOO_MANY'));

/** Carbohydrates of a meal that someone wrote down, in grams. */
export const typedCarbohydratesSchema = z
  .number({ error: code('NUMBER_INVALID') })
  .min(0, code('OUT_OF_RANGE'))
  .max(MEAL_FOOD_LIMITS.carbohydrates, code('OUT_OF_RANGE'));

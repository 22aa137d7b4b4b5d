import { z } from 'zod';
import { FOOD_CATEGORIES } from '../foods/index.ts';
import type { FieldCode } from '../shared/index.ts';
import { recordFields } from '../shared/record-fields.ts';
import { FOOD_ANSWER_LIMITS, givenFoodAnswerSchema, storedFoodAnswerSchema } from './food-answers.ts';
import { EXCLUSION_LIMITS } from './food-exclusions.ts';

const code = (value: FieldCode): FieldCode => value;

/** Each thing once, in the order given. */
const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** What one person will not eat: foods, and whole categories of them. A food that is gone stays in the list. */
export const foodExclusionsSchema = z.object({
  foodIds: z
    .array(z.guid({ error: code('OPTION_INVALID') }).transform((id) => id.toLowerCase()))
    .max(EXCLUSION_LIMITS.foods, code('TOO_MANY'))
    .transform(distinct),
  categories: z.array(z.enum(FOOD_CATEGORIES, { error: code('OPTION_INVALID') })).transform(distinct),
  /** Answers that are not sent stay as they were. */
  answers: z.array(givenFoodAnswerSchema).max(FOOD_ANSWER_LIMITS.answers, code('TOO_MANY')).optional(),
});

const { id, person, instant, version } = recordFields;

/** What a patient will not eat, as stored and as exported in their record. */
export const foodExclusionsRecord = z.object({
  version,
  foodIds: z.array(id).max(EXCLUSION_LIMITS.foods),
  categories: z.array(z.enum(FOOD_CATEGORIES)).max(FOOD_CATEGORIES.length),
  answers: z.array(storedFoodAnswerSchema).max(FOOD_ANSWER_LIMITS.answers),
  changedBy: person,
  changedAt: instant,
});

import { z } from 'zod';
import { FOOD_CATEGORIES } from '../foods/index.ts';
import type { FieldCode } from '../shared/index.ts';
import { recordFields } from '../shared/record-fields.ts';
import { PREFERENCE_LIMITS } from './food-preferences.ts';

const code = (value: FieldCode): FieldCode => value;

/** Each thing once, in the order given. */
const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

const ids = (max: number) =>
  z
    .array(z.guid({ error: code('OPTION_INVALID') }).transform((id) => id.toLowerCase()))
    .max(max, code('TOO_MANY'))
    .transform(distinct);
const categories = z.array(z.enum(FOOD_CATEGORIES, { error: code('OPTION_INVALID') })).transform(distinct);

/** A whole number; null while its field is empty. */
const whole = ({ min, max }: { min: number; max: number }) =>
  z
    .number({ error: ({ input }) => code(input == null ? 'REQUIRED' : 'NUMBER_INVALID') })
    .int(code('WHOLE_NUMBER'))
    .min(min, code('OUT_OF_RANGE'))
    .max(max, code('OUT_OF_RANGE'));

const fields = {
  likedFoodIds: ids(PREFERENCE_LIMITS.foods),
  likedCategories: categories,
  likedDishIds: ids(PREFERENCE_LIMITS.dishes),
  dislikedFoodIds: ids(PREFERENCE_LIMITS.foods),
  dislikedCategories: categories,
  dislikedDishIds: ids(PREFERENCE_LIMITS.dishes),
  weekdayMinutes: whole(PREFERENCE_LIMITS.minutes).nullable(),
  weekendMinutes: whole(PREFERENCE_LIMITS.minutes).nullable(),
  cooksFor: whole(PREFERENCE_LIMITS.persons),
  wantsLeftovers: z.boolean(),
};

const OPPOSITES = [
  ['likedFoodIds', 'dislikedFoodIds'],
  ['likedCategories', 'dislikedCategories'],
  ['likedDishIds', 'dislikedDishIds'],
] as const;

/** What a person likes and how they cook; nothing is both liked and disliked. */
export const foodPreferencesSchema = z.object(fields).superRefine((chosen, context) => {
  for (const [liked, disliked] of OPPOSITES)
    if (chosen[disliked].some((each) => (chosen[liked] as readonly string[]).includes(each)))
      context.addIssue({ code: 'custom', path: [disliked], message: code('OPTION_INVALID') });
});
export type FoodPreferencesForm = z.infer<typeof foodPreferencesSchema>;
export type FoodPreferencesInput = z.input<typeof foodPreferencesSchema>;

const { person, instant, version } = recordFields;

/** What a patient likes, as stored and as exported in their record. */
export const foodPreferencesRecord = z.object({ version, ...fields, changedBy: person, changedAt: instant });

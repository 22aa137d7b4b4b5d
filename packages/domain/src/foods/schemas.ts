import { z } from 'zod';
import { schemasOf, type FieldCode } from '../shared/index.ts';
import { EXCHANGE_GROUPS, FOOD_ROLES, FOOD_SERVINGS } from './exchange.ts';
import { FOOD_FIELDS } from './fields.ts';
import { NUTRIENT_KEYS, type NutrientKey } from './nutrients.ts';
import { FOOD_SOURCE_CODES, type FoodSourceCode } from './sources.ts';

const code = (value: FieldCode): FieldCode => value;

/** What a person enters about a food; a recipe's nutrients and restrictions follow from its ingredients. */
const enteredFood = z.object(schemasOf(FOOD_FIELDS));

interface NamedAndCounted {
  readonly nameEs: string | null;
  readonly nameEn: string | null;
  readonly unit: string;
  readonly unitWeight: number | null;
}

const isNamed = ({ nameEs, nameEn }: NamedAndCounted): boolean => nameEs !== null || nameEn !== null;
const hasWeight = ({ unit, unitWeight }: NamedAndCounted): boolean => unit !== 'U' || unitWeight !== null;

/** A food of the account as it is written. */
export const foodFormSchema = enteredFood
  .refine(isNamed, { path: ['nameEs'], error: code('REQUIRED') })
  .refine(hasWeight, { path: ['unitWeight'], error: code('REQUIRED') });
export type FoodForm = z.infer<typeof foodFormSchema>;
export type FoodFormInput = z.input<typeof foodFormSchema>;

const NUTRIENT_NAMES = NUTRIENT_KEYS as [NutrientKey, ...NutrientKey[]];

const source = z.object({
  code: z.enum(FOOD_SOURCE_CODES as [FoodSourceCode, ...FoodSourceCode[]]),
  /** The food's number there. */
  reference: z.string().nullable(),
});

/** A food as it is stored, of the catalogue or of an account. */
export const foodSchema = enteredFood
  .extend({
    id: z.guid(),
    source,
    /** Of a recipe: the share of its ingredients' weight, 0 to 1, that says nothing about a nutrient. */
    unknownShares: z.partialRecord(z.enum(NUTRIENT_NAMES), z.number().min(0).max(1)).default({}),
    /** What the catalogue states that it can be exchanged for; null for foods of an account. */
    exchange: z
      .object({
        group: z.enum(EXCHANGE_GROUPS),
        role: z.enum(FOOD_ROLES),
        served: z.enum(FOOD_SERVINGS).nullable(),
      })
      .nullable()
      .default(null),
  })
  .refine(isNamed, { path: ['nameEs'], error: code('REQUIRED') })
  .refine(hasWeight, { path: ['unitWeight'], error: code('REQUIRED') });
export type Food = z.infer<typeof foodSchema>;

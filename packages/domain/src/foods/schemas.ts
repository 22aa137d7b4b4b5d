import { z } from 'zod';
import { boundedNumber, hasLineBreak, nameText, optionalText, type FieldCode } from '../shared/index.ts';
import { EXCHANGE_GROUPS, FOOD_ROLES, FOOD_SERVINGS } from './exchange.ts';
import { FOOD_LIMITS } from './limits.ts';
import { NUTRIENT_KEYS, eachNutrient, nutrientFacts, type NutrientKey } from './nutrients.ts';
import {
  CARBOHYDRATE_KINDS,
  FOOD_CATEGORIES,
  FOOD_RESTRICTIONS,
  FOOD_UNITS,
  MEAL_TYPES,
} from './option-sets.ts';
import { FOOD_SOURCE_CODES, type FoodSourceCode } from './sources.ts';

const code = (value: FieldCode): FieldCode => value;
const required = ({ input }: { input?: unknown }): FieldCode =>
  code(input == null ? 'REQUIRED' : 'OPTION_INVALID');

const optionalName = (maxLength: number) =>
  optionalText(maxLength).refine((value) => value === null || !hasLineBreak(value), {
    error: code('LINE_BREAK'),
  });

/** Each once, in the order of the option set. */
const someOf = <const Option extends string>(options: readonly Option[]) =>
  z
    .array(z.enum(options, { error: code('OPTION_INVALID') }))
    .transform((chosen) => options.filter((option) => chosen.includes(option)));

const positive = (max: number) =>
  boundedNumber(0, max).refine((value) => value > 0, { error: code('OUT_OF_RANGE') });

/** A household measure: "1 taza" and what it weighs. */
export const foodPortionSchema = z
  .object({
    nameEs: optionalName(FOOD_LIMITS.portionName),
    nameEn: optionalName(FOOD_LIMITS.portionName),
    grams: positive(FOOD_LIMITS.amount),
  })
  .refine(({ nameEs, nameEn }) => nameEs !== null || nameEn !== null, {
    path: ['nameEs'],
    error: code('REQUIRED'),
  });
export type FoodPortion = z.infer<typeof foodPortionSchema>;

/** Amounts per 100 g of every nutrient; one that is missing is not known. */
const nutrientsSchema = z.object(
  eachNutrient((key) => boundedNumber(0, nutrientFacts(key).max).nullable().default(null)),
);

/** An ingredient of a recipe: a food and its weight in grams as it goes in. */
const recipeIngredientSchema = z.object({
  foodId: z.guid({ error: code('OPTION_INVALID') }).transform((id) => id.toLowerCase()),
  grams: positive(FOOD_LIMITS.amount),
});

const recipeSchema = z.object({
  ingredients: z
    .array(recipeIngredientSchema)
    .min(1, code('REQUIRED'))
    .max(FOOD_LIMITS.ingredients, code('TOO_MANY')),
  /** What the finished dish weighs: cooking takes or adds water. */
  yieldGrams: positive(FOOD_LIMITS.amount * 10),
});
export type Recipe = z.infer<typeof recipeSchema>;

/** What a person enters about a food; a recipe's nutrients and restrictions follow from its ingredients. */
const enteredFood = z.object({
  nameEs: optionalName(FOOD_LIMITS.name),
  nameEn: optionalName(FOOD_LIMITS.name),
  /** Other names that it is found by. */
  synonyms: z
    .array(nameText(FOOD_LIMITS.name))
    .max(FOOD_LIMITS.synonyms, code('TOO_MANY'))
    .transform((names) => [...new Set(names)])
    .default([]),
  category: z.enum(FOOD_CATEGORIES, { error: required }),
  tier: z.union([z.literal(1), z.literal(2), z.literal(3)], { error: code('OPTION_INVALID') }).default(2),
  meals: someOf(MEAL_TYPES).default([]),
  unit: z.enum(FOOD_UNITS, { error: required }),
  /**
   * A usual portion: grams for a food counted in grams, millilitres for one in millilitres, and for one counted in
   * pieces the grams of a piece, without which an amount would have no weight.
   */
  unitWeight: positive(FOOD_LIMITS.amount).nullable().default(null),
  /** Grams in a millilitre. Unknown counts as 1, and the screen says so. */
  density: boundedNumber(FOOD_LIMITS.density.min, FOOD_LIMITS.density.max).nullable().default(null),
  portions: z.array(foodPortionSchema).max(FOOD_LIMITS.portions, code('TOO_MANY')).default([]),
  /**
   * The restrictions of people whom it is stated not to be for, and to be for. What is in neither list is unknown unless
   * it follows from something else (`suitabilityOf`), and then it is for nobody who has that restriction.
   */
  unsuitableFor: someOf(FOOD_RESTRICTIONS).default([]),
  suitableFor: someOf(FOOD_RESTRICTIONS).default([]),
  /** Null is not known. */
  carbohydrateKind: z
    .enum(CARBOHYDRATE_KINDS, { error: code('OPTION_INVALID') })
    .nullable()
    .default(null),
  nutrients: nutrientsSchema.default(eachNutrient(() => null)),
  /** Where its figures are from, in the account's words. */
  sourceNote: optionalText(FOOD_LIMITS.sourceNote),
  recipe: recipeSchema.nullable().default(null),
});

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

import { z } from 'zod';
import {
  boundedNumber,
  hasLineBreak,
  nameText,
  optionalText,
  type FieldCode,
  type PlainControl,
  type PlainFieldOf,
  type RecordField,
} from '../shared/index.ts';
import type { FOOD_FIELDS as NAMES } from './generated/field-names.ts';
import { FOOD_LIMITS } from './limits.ts';
import { eachNutrient, nutrientFacts } from './nutrients.ts';
import {
  CARBOHYDRATE_KINDS,
  FOOD_CATEGORIES,
  FOOD_RESTRICTIONS,
  FOOD_UNITS,
  MEAL_TYPES,
} from './option-sets.ts';

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

/** A field of a food, as the contract names it (`openapi/foods/FoodFields.yaml`). */
export type FoodField = (typeof NAMES)[number];

/** How the world outside calls a field, and how it is entered. */
interface FoodFieldFacts extends RecordField {
  /** The headings of its column in a spreadsheet, folded to lower case without accents, in Spanish and English. */
  readonly heading?: RegExp;
}

const TEXT = { kind: 'TEXT' } as const;
const OPTIONAL_TEXT = { kind: 'TEXT', need: 'OPTIONAL' } as const;

/**
 * What a person enters about a food. The contract has the same fields, and one that is missing here does not compile.
 * The form's values and schema, what is stored, the columns of an imported table, and the controls of plain fields
 * derive from this. A recipe's nutrients and restrictions follow from its ingredients.
 */
export const FOOD_FIELDS = {
  nameEs: {
    schema: optionalName(FOOD_LIMITS.name),
    control: TEXT,
    heading:
      /^(nombre|alimento|nombre (del )?alimento|nombre (en )?(espanol|castellano)|producto|nombre del producto|descripcion|name es|nombre es|alimento es|spanish name|name in spanish)$/,
  },
  nameEn: {
    schema: optionalName(FOOD_LIMITS.name),
    control: OPTIONAL_TEXT,
    heading:
      /^(name|food|food name|food item|product|product name|nombre (en )?ingles|name en|nombre en|english name|name in english|(shrt|long|short) desc(ription)?|description|alim nom eng|food description)$/,
  },
  /** Other names that it is found by. */
  synonyms: {
    schema: z
      .array(nameText(FOOD_LIMITS.name))
      .max(FOOD_LIMITS.synonyms, code('TOO_MANY'))
      .transform((names) => [...new Set(names)])
      .default([]),
    heading: /^(sinonimos?|otros nombres|synonyms?|other names|com ?name|common names?|aliases)$/,
  },
  category: {
    schema: z.enum(FOOD_CATEGORIES, { error: required }),
    control: { kind: 'CHOICE', options: FOOD_CATEGORIES, labels: 'category', need: 'REQUIRED' },
    heading:
      /^(categoria|grupo|grupo de alimentos?|familia|tipo de alimento|category|group|food (group|category)|usda group|section( es)?|seccion( es)?|alim s?s?grp nom eng|fdgrp desc)$/,
  },
  tier: {
    schema: z.union([z.literal(1), z.literal(2), z.literal(3)], { error: code('OPTION_INVALID') }).default(2),
  },
  meals: {
    schema: someOf(MEAL_TYPES).default([]),
    control: { kind: 'CHOICES', options: MEAL_TYPES, labels: 'meal', need: 'OPTIONAL' },
  },
  unit: {
    schema: z.enum(FOOD_UNITS, { error: required }),
    empty: 'G',
    control: { kind: 'CHOICE', options: FOOD_UNITS, labels: 'unit', need: 'REQUIRED' },
    heading: /^(unidad|unidad de medida|unit|unit of measure|medida)$/,
  },
  /**
   * A usual portion: grams for a food counted in grams, millilitres for one in millilitres, and for one counted in
   * pieces the grams of a piece, without which an amount would have no weight.
   */
  unitWeight: {
    schema: positive(FOOD_LIMITS.amount).nullable().default(null),
    heading:
      /^(racion|porcion|peso (de la )?(unidad|racion|porcion)|racion habitual|porcion habitual|tamano de (la )?(racion|porcion)|portion( size)?|serving( size)?|unit weight|weight of a (piece|unit)|usual portion)$/,
  },
  /** Grams in a millilitre. Unknown counts as 1, and the screen says so. */
  density: {
    schema: boundedNumber(FOOD_LIMITS.density.min, FOOD_LIMITS.density.max).nullable().default(null),
    heading: /^(densidad|density)$/,
  },
  portions: { schema: z.array(foodPortionSchema).max(FOOD_LIMITS.portions, code('TOO_MANY')).default([]) },
  /**
   * The restrictions of people whom it is stated not to be for, and to be for. What is in neither list is unknown unless
   * it follows from something else (`suitabilityOf`), and then it is for nobody who has that restriction.
   */
  unsuitableFor: { schema: someOf(FOOD_RESTRICTIONS).default([]) },
  suitableFor: { schema: someOf(FOOD_RESTRICTIONS).default([]) },
  /** Null is not known. */
  carbohydrateKind: {
    schema: z
      .enum(CARBOHYDRATE_KINDS, { error: code('OPTION_INVALID') })
      .nullable()
      .default(null),
  },
  nutrients: { schema: nutrientsSchema.default(eachNutrient(() => null)) },
  /** Where its figures are from, in the account's words. */
  sourceNote: {
    schema: optionalText(FOOD_LIMITS.sourceNote),
    control: OPTIONAL_TEXT,
    heading: /^(fuente|origen( de los datos)?|procedencia|source|data source)$/,
  },
  recipe: { schema: recipeSchema.nullable().default(null) },
} as const satisfies Record<FoodField, FoodFieldFacts>;

/** A field that a form enters with a control of its kind, and one with a control of its own. */
export type PlainFoodField = PlainFieldOf<typeof FOOD_FIELDS>;
export type OwnFoodField = Exclude<FoodField, PlainFoodField>;

/** The control of a plain field; undefined for one that has its own, and for what is no field of a food. */
export const plainFoodControl = (name: string): PlainControl | undefined =>
  (FOOD_FIELDS as Partial<Record<string, FoodFieldFacts>>)[name]?.control;

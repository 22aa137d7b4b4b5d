import { z } from 'zod';
import { nameText, optionalText, type FieldCode } from '../../shared/index.ts';
import { FOOD_LIMITS } from '../limits.ts';
import { CARBOHYDRATE_KINDS, FOOD_CATEGORIES } from '../option-sets.ts';
import { DECIMAL_SIGNS } from './amounts.ts';
import {
  FOOD_IMPORT_FIELDS,
  FOOD_IMPORT_UNITS,
  hasName,
  isAmountField,
  repeatedFoodColumn,
  unitsOf,
} from './fields.ts';
import { FOOD_IMPORT_LIMITS } from './limits.ts';

/** What is done with a food of the table whose name the account already has. */
export const OWN_DUPLICATE_CHOICES = ['SKIP', 'REPLACE'] as const;
export type OwnDuplicateChoice = (typeof OWN_DUPLICATE_CHOICES)[number];

/** The same for a name of the catalogue, whose foods are not changed. */
export const CATALOGUE_DUPLICATE_CHOICES = ['SKIP', 'ADD'] as const;
export type CatalogueDuplicateChoice = (typeof CATALOGUE_DUPLICATE_CHOICES)[number];

const code = (value: FieldCode | 'FOOD_IMPORT_NAME_MISSING' | 'IMPORT_COLUMN_TWICE'): string => value;

const column = z
  .object({ field: z.enum(FOOD_IMPORT_FIELDS), unit: z.enum(FOOD_IMPORT_UNITS).nullable().default(null) })
  .refine(
    ({ field, unit }) =>
      isAmountField(field) ? unit !== null && unitsOf(field).includes(unit) : unit === null,
    { path: ['unit'], error: code('OPTION_INVALID') },
  );

/** How the cells of a table become foods. */
export const foodImportSettingsSchema = z.object({
  /** What each column holds, in order; null for an ignored one. */
  columns: z
    .array(column.nullable())
    .max(FOOD_IMPORT_LIMITS.columns)
    .refine(hasName, { error: code('FOOD_IMPORT_NAME_MISSING') })
    .refine((columns) => columns.every((_, at) => repeatedFoodColumn(columns, at) === null), {
      error: code('IMPORT_COLUMN_TWICE'),
    }),
  /** The decimal sign of its numbers; null when they do not show it. */
  decimal: z.enum(DECIMAL_SIGNS).nullable().default(null),
  /** The category of foods whose group says none; null to leave them out. */
  category: z.enum(FOOD_CATEGORIES).nullable().default(null),
  /** Categories of the table's own groups. */
  groups: z
    .array(z.object({ text: nameText(200), category: z.enum(FOOD_CATEGORIES) }))
    .max(FOOD_IMPORT_LIMITS.groups, code('TOO_MANY'))
    .default([]),
  carbohydrateKind: z
    .enum(CARBOHYDRATE_KINDS, { error: code('OPTION_INVALID') })
    .nullable()
    .default(null),
  /** Where the figures are from, for foods whose row does not say. */
  sourceNote: optionalText(FOOD_LIMITS.sourceNote),
});
export type FoodImportSettings = z.infer<typeof foodImportSettingsSchema>;

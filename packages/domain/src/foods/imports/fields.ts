import { NUTRIENTS, NUTRIENT_KEYS, type NutrientKey } from '../nutrients.ts';

/** Columns of a table that are no amounts. */
export const FOOD_TEXT_FIELDS = [
  'nameEs',
  'nameEn',
  'synonyms',
  'category',
  'unit',
  'unitWeight',
  'density',
  'notFor',
  'sourceNote',
] as const;
export type FoodTextField = (typeof FOOD_TEXT_FIELDS)[number];

/** Columns with amounts per 100 g. Salt becomes sodium. */
const FOOD_AMOUNT_FIELDS = [...NUTRIENT_KEYS, 'salt'] as const;
export type FoodAmountField = NutrientKey | 'salt';

/** What a column of an imported table can hold. */
export const FOOD_IMPORT_FIELDS = [...FOOD_TEXT_FIELDS, ...FOOD_AMOUNT_FIELDS] as const;
export type FoodImportField = (typeof FOOD_IMPORT_FIELDS)[number];

export const FOOD_IMPORT_UNITS = ['kcal', 'kJ', 'g', 'mg', 'µg'] as const;
export type FoodImportUnit = (typeof FOOD_IMPORT_UNITS)[number];

/** A column of a table: what it holds, and in which unit if that is an amount. */
export interface FoodColumn {
  readonly field: FoodImportField;
  readonly unit: FoodImportUnit | null;
}

export const isAmountField = (field: FoodImportField): field is FoodAmountField =>
  field === 'salt' || field in NUTRIENTS;

/** The unit in which a column of amounts is kept. */
export const keptUnit = (field: FoodAmountField): FoodImportUnit =>
  field === 'salt' ? 'g' : NUTRIENTS[field].unit;

/** The units that a column can be in; none for what is no amount. */
export function unitsOf(field: FoodImportField): readonly FoodImportUnit[] {
  if (!isAmountField(field)) return [];
  return field === 'energy' ? ['kcal', 'kJ'] : ['g', 'mg', 'µg'];
}

/** The nutrient that a column gives; null for what is no amount. */
export const nutrientOfField = (field: FoodImportField): NutrientKey | null =>
  field === 'salt' ? 'sodium' : isAmountField(field) ? field : null;

/** The column before it that gives the same, as sodium and salt do; null where none does. */
export function repeatedFoodColumn(columns: readonly (FoodColumn | null)[], at: number): FoodColumn | null {
  const column = columns[at];
  if (!column) return null;
  const given = nutrientOfField(column.field) ?? column.field;
  return (
    columns
      .slice(0, at)
      .find((other) => other != null && (nutrientOfField(other.field) ?? other.field) === given) ?? null
  );
}

/** Whether a column gives the name of a food, without which there is none. */
export const hasName = (columns: readonly (FoodColumn | null)[]): boolean =>
  columns.some((column) => column?.field === 'nameEs' || column?.field === 'nameEn');

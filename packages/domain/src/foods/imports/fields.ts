import { FOOD_IMPORT_FIELDS } from '../generated/field-names.ts';
import { NUTRIENTS, type NutrientKey } from '../nutrients.ts';

export { FOOD_IMPORT_FIELDS };
/** What a column of an imported table can hold. */
export type FoodImportField = (typeof FOOD_IMPORT_FIELDS)[number];

/** Columns with amounts per 100 g. Salt becomes sodium. */
export type FoodAmountField = NutrientKey | 'salt';
/** Columns of a table that are no amounts. */
export type FoodTextField = Exclude<FoodImportField, FoodAmountField>;

export const FOOD_IMPORT_UNITS = ['kcal', 'kJ', 'g', 'mg', 'µg'] as const;
export type FoodImportUnit = (typeof FOOD_IMPORT_UNITS)[number];

/** A column of a table: what it holds, and in which unit if that is an amount. */
export interface FoodColumn {
  readonly field: FoodImportField;
  readonly unit: FoodImportUnit | null;
}

export const isAmountField = (field: FoodImportField): field is FoodAmountField =>
  field === 'salt' || field in NUTRIENTS;

export const FOOD_TEXT_FIELDS = FOOD_IMPORT_FIELDS.filter(
  (field): field is FoodTextField => !isAmountField(field),
);

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

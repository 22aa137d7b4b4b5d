import type { FoodCategory, TableDoubt } from '@healzy/domain/foods';
import {
  foodImportSettingsSchema,
  isAmountField,
  keptUnit,
  repeatedFoodColumn,
  type FoodColumn,
  type FoodImportField,
  type FoodImportSettings,
  type FoodTableGuess,
} from '@healzy/domain/foods/imports';

/** What a person has said about a table so far. */
export interface ImportChoices extends Omit<FoodImportSettings, 'columns' | 'groups' | 'sourceNote'> {
  readonly columns: readonly (FoodColumn | null)[];
  readonly groups: ReadonlyMap<string, FoodCategory>;
  readonly sourceNote: string;
}

export const choicesOf = ({ columns, decimal, carbohydrateKind }: FoodTableGuess): ImportChoices => ({
  columns,
  decimal,
  carbohydrateKind,
  category: null,
  groups: new Map(),
  sourceNote: '',
});

/** The settings for reading the rows; null while no column holds names, or two hold the same. */
export function settingsOf({ groups, ...choices }: ImportChoices): FoodImportSettings | null {
  const given = { ...choices, groups: [...groups].map(([text, category]) => ({ text, category })) };
  return foodImportSettingsSchema.safeParse(given).data ?? null;
}

/** A column that holds something else, in the unit in which that is kept. */
export const columnFor = (field: FoodImportField | null): FoodColumn | null =>
  field === null ? null : { field, unit: isAmountField(field) ? keptUnit(field) : null };

export const isRepeated = ({ columns }: ImportChoices, at: number): boolean =>
  repeatedFoodColumn(columns, at) !== null;

/** The columns with a doubt about the table put right. */
export function corrected(columns: ImportChoices['columns'], doubt: TableDoubt): ImportChoices['columns'] {
  return columns.map((column) => {
    if (doubt === 'ENERGY_AS_KJ' && column?.field === 'energy') return { field: 'energy', unit: 'kJ' };
    if (doubt === 'SODIUM_AS_SALT' && column?.field === 'sodium') return { field: 'salt', unit: 'g' };
    return column;
  });
}

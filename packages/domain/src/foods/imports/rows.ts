import { foldHeading, shortened, type SheetRow } from '../../shared/delimited/index.ts';
import { searchKey, type FieldCode } from '../../shared/index.ts';
import { plainFoodControl } from '../fields.ts';
import { eachNutrient, type NutrientKey } from '../nutrients.ts';
import { nameDoubts } from '../name-doubts.ts';
import type { FoodCategory, FoodRestriction } from '../option-sets.ts';
import { foodDoubts, type DoubtedFigures, type FoodDoubt } from '../plausibility.ts';
import { suitabilityOf } from '../restrictions.ts';
import { foodFormSchema, type FoodForm } from '../schemas.ts';
import { keptAmount, readAmount } from './amounts.ts';
import { isAmountField, keptUnit, nutrientOfField, type FoodColumn, type FoodImportField } from './fields.ts';
import type { FoodImportSettings } from './settings.ts';
import { categoryOf, restrictionsOf, unitOfText } from './words.ts';

/** A cell that cannot be a food's value. */
export interface WrongFoodCell {
  field: FoodImportField;
  /** Its column, from 0; null for something that the row does not have. */
  column: number | null;
  code: FieldCode;
  /** The text found, at most eighty characters. */
  found: string;
}

export interface ReadFood {
  kind: 'food';
  row: number;
  name: string;
  food: FoodForm;
  doubts: FoodDoubt[];
  /** Restrictions that its name suggests and the row does not state: they stay unknown. */
  asked: FoodRestriction[];
  /** Cells with traces or values below a limit, which are not known. */
  traces: number;
}

export interface WrongFood {
  kind: 'wrong';
  row: number;
  name: string;
  wrong: WrongFoodCell[];
  /** Its figures as they are written: what no food has, such as 2,600 kcal, may say that a unit is another. */
  figures: DoubtedFigures;
}

export type ReadFoodRow = ReadFood | WrongFood;

/** Longer than any field of a food: such a text is not parsed. */
const LONGEST_TEXT = 2_000;

/** How rows are read: settings, with what follows from them found once. */
export interface FoodReading {
  readonly settings: FoodImportSettings;
  readonly groups: ReadonlyMap<string, FoodCategory>;
}

export const foodReadingOf = (settings: FoodImportSettings): FoodReading => ({
  settings,
  groups: new Map(settings.groups.map(({ text, category }) => [foldHeading(text), category])),
});

/** What a food is compared by: its name in Spanish, else in English, without accents and case. */
export const foodNameKey = ({ nameEs, nameEn }: Pick<FoodForm, 'nameEs' | 'nameEn'>): string =>
  searchKey(nameEs ?? nameEn ?? '');

/** Reads one row into a food of the account with the schema of the form, or reports what is wrong with which cell. */
export function readFoodRow({ row, cells }: SheetRow, { settings, groups }: FoodReading): ReadFoodRow {
  const entered: Record<string, unknown> = {
    category: settings.category,
    unit: 'G',
    carbohydrateKind: settings.carbohydrateKind,
    sourceNote: settings.sourceNote,
  };
  const nutrients: Partial<Record<NutrientKey, number>> = {};
  const wrong: WrongFoodCell[] = [];
  let traces = 0;
  settings.columns.forEach((column, at) => {
    const text = (cells[at] ?? '').replace(/\s+/g, ' ').trim();
    if (column === null || text === '') return;
    const refuse = (code: FieldCode, found = text) =>
      wrong.push({ field: column.field, column: at, code, found: shortened(found.slice(0, LONGEST_TEXT)) });
    if (text.length > LONGEST_TEXT) return void refuse('TOO_LONG');
    const result = isAmountField(column.field)
      ? amountOf(text, column, settings)
      : valueOf(text, column.field, { settings, groups });
    if (result.kind === 'refused') return void refuse(result.code, result.found);
    if (result.kind === 'trace') traces++;
    if (result.kind !== 'value' || result.value === null) return;
    const nutrient = nutrientOfField(column.field);
    if (column.field === 'notFor') Object.assign(entered, result.value as object);
    else if (nutrient === null) entered[column.field] = result.value;
    else nutrients[nutrient] = result.value as number;
  });
  const parsed = foodFormSchema.safeParse({ ...entered, nutrients });
  const asked = parsed.success ? nameDoubts(parsed.data, suitabilityOf(parsed.data)) : [];
  const name = shortened(String(entered.nameEs ?? entered.nameEn ?? ''));
  if (!parsed.success) wrong.push(...issuesOf(parsed.error.issues, settings, cells, wrong));
  if (wrong.length > 0 || !parsed.success) {
    const figures = {
      nutrients: eachNutrient((key) => nutrients[key] ?? null),
      carbohydrateKind: settings.carbohydrateKind,
    };
    return { kind: 'wrong', row, name, wrong, figures };
  }
  // That a list does not name an allergen which the name does is no statement that the food is free of it.
  const suitableFor = parsed.data.suitableFor.filter((one) => !asked.includes(one));
  const food = { ...parsed.data, suitableFor };
  return { kind: 'food', row, name, food, doubts: foodDoubts(food), asked, traces };
}

type CellResult =
  | { kind: 'value'; value: unknown }
  | { kind: 'trace' }
  | { kind: 'unknown' }
  | { kind: 'refused'; code: FieldCode; found?: string };

function amountOf(text: string, { field, unit }: FoodColumn, { decimal }: FoodImportSettings): CellResult {
  if (!isAmountField(field)) return { kind: 'unknown' };
  const read = readAmount(text, decimal);
  if (read.kind === 'trace' || read.kind === 'unknown') return read;
  if (read.kind === 'unreadable') return { kind: 'refused', code: 'NUMBER_INVALID' };
  const value = keptAmount(field, read.value, read.unit ?? unit ?? keptUnit(field));
  return value === null ? { kind: 'refused', code: 'NUMBER_INVALID' } : { kind: 'value', value };
}

function valueOf(text: string, field: FoodImportField, { settings, groups }: FoodReading): CellResult {
  const given = (value: unknown): CellResult => ({ kind: 'value', value });
  const invalid: CellResult = { kind: 'refused', code: 'OPTION_INVALID' };
  switch (field) {
    case 'category': {
      const category = groups.get(foldHeading(text)) ?? categoryOf(text) ?? settings.category;
      return category === null ? invalid : given(category);
    }
    case 'unit': {
      const unit = unitOfText(text);
      return unit === null ? invalid : given(unit);
    }
    case 'synonyms':
      return given(text.split(/[;|]|, /).filter((name) => name.trim() !== ''));
    case 'notFor': {
      const { unread, ...stated } = restrictionsOf(text);
      return unread.length > 0
        ? { kind: 'refused', code: 'OPTION_INVALID', found: unread.join(', ') }
        : given(stated);
    }
    case 'unitWeight':
    case 'density':
      return numberOf(text, settings);
    default:
      return plainFoodControl(field)?.kind === 'NUMBER' ? numberOf(text, settings) : given(text);
  }
}

function numberOf(text: string, { decimal }: FoodImportSettings): CellResult {
  const read = readAmount(text.replace(/ ?(ml|u|ud)\.?$/i, ''), decimal);
  if (read.kind === 'amount') return { kind: 'value', value: read.value };
  return read.kind === 'unreadable' ? { kind: 'refused', code: 'NUMBER_INVALID' } : { kind: 'unknown' };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What the form's schema refuses, at the column that it came from. */
function issuesOf(
  issues: readonly Issue[],
  { columns }: FoodImportSettings,
  cells: readonly string[],
  known: readonly WrongFoodCell[],
): WrongFoodCell[] {
  return issues.flatMap(({ path, message }) => {
    const [first, second] = path;
    const key = String(first === 'nutrients' ? second : first);
    const isOf = (column: FoodColumn | null) =>
      column !== null && (nutrientOfField(column.field) ?? column.field) === key;
    const named = columns.findIndex(isOf);
    // A food has a name in one of the two languages; which is missing, the table's own column says.
    const at = named < 0 && key === 'nameEs' ? columns.findIndex((one) => one?.field === 'nameEn') : named;
    const field = columns[at]?.field ?? (key as FoodImportField);
    if (known.some((one) => one.field === field)) return [];
    const found = shortened((cells[at] ?? '').slice(0, LONGEST_TEXT));
    return [{ field, column: at < 0 ? null : at, code: message as FieldCode, found }];
  });
}

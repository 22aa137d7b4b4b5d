import { foldHeading } from '../../shared/delimited/index.ts';
import { FOOD_FIELDS } from '../fields.ts';
import { NUTRIENTS, NUTRIENT_KEYS } from '../nutrients.ts';
import type { CarbohydrateKind } from '../option-sets.ts';
import {
  FOOD_TEXT_FIELDS,
  isAmountField,
  keptUnit,
  repeatedFoodColumn,
  unitsOf,
  type FoodColumn,
  type FoodImportField,
  type FoodImportUnit,
  type FoodTextField,
} from './fields.ts';

/** The headings of columns that are no amounts. */
const TEXTS = FOOD_TEXT_FIELDS.map((field): readonly [FoodTextField, RegExp] => [
  field,
  field === 'notFor'
    ? /^(alergenos?|restricciones|contiene|intolerancias|allergens?|restrictions|contains)$/
    : FOOD_FIELDS[field].heading,
]);

/** Headings of tables that say the same in other words: Ciqual, USDA, and their abbreviations. */
const OTHER_NAMES: readonly (readonly [RegExp, FoodImportField])[] = [
  [/^(energia?|energie|energy|valor energetico|energ)\b.*(1169|regul)/, 'energy'],
  [/^(energ|kcal|calorias|kj|kilocalorias|kilojulios|valor calorico|energie)$/, 'energy'],
  [/^(lipid tot|total lipid( fat)?|lipid|grasa total|total fat)$/, 'fat'],
  [
    /^(carbohydrt|carbs? (available|disponibles?)|carbohydrate,? by difference|carbohydrates? available)$/,
    'carbohydrate',
  ],
  [/^((hidratos de carbono|carbohidratos) (disponibles|por diferencia)|glucides)$/, 'carbohydrate'],
  [/^(fiber td|fib(er|re)s|fiber,? total dietary|fibra dietetica total)$/, 'fibre'],
  [/^(sugar tot|sugars,? total.*|total sugars|sucres)$/, 'sugars'],
  [
    /^(fa sat(urated)?|fatty acids,? total saturated|total saturated|grasas saturadas|acidos grasos saturados totales)$/,
    'saturates',
  ],
  [/^(fa mono(unsaturated)?|fatty acids,? total monounsaturated)$/, 'monounsaturates'],
  [/^(fa poly(unsaturated)?|fatty acids,? total polyunsaturated)$/, 'polyunsaturates'],
  [/^(fatty acids,? total trans|fa trans)$/, 'transFat'],
  [/^(18 3 n 3.*ala|fa 18 3.*\bala\b.*|18:3.*\bala\b.*)$/, 'ala'],
  [/^(20 5 n 3.*epa|fa 20 5.*epa.*|20:5.*\bepa\b.*)$/, 'epa'],
  [/^(22 6 n 3.*dha|fa 22 6.*dha.*|22:6.*\bdha\b.*)$/, 'dha'],
  [/^(cholestrl|cholesterol)$/, 'cholesterol'],
  [/^(folate,? (dfe|tot|total)|folatos? totales?|vitamin b9 or folates total)$/, 'folate'],
  [/^(vit a rae|vitamin a,? rae|vitamina a rae|vitamin a rae)$/, 'vitaminA'],
  [/^(vit d|vit d \w+|vitamin d.*d2.*d3.*)$/, 'vitaminD'],
  [/^(vit e|vitamin e.*alpha.tocopherol.*)$/, 'vitaminE'],
  [/^(vit k|vitamin k.*phylloquinone.*|vitamin k1)$/, 'vitaminK'],
  [/^(vit c|vitamin c.*total ascorbic acid.*)$/, 'vitaminC'],
  [/^(vitamin b1 or thiamin)$/, 'thiamin'],
  [/^(vitamin b2 or riboflavin)$/, 'riboflavin'],
  [/^(vitamin b3 or niacin)$/, 'niacin'],
  [/^(panto acid|vitamin b5 or pantothenic acid)$/, 'pantothenicAcid'],
  [/^(vit b6|vitamin b 6)$/, 'vitaminB6'],
  [/^(vit b12|vitamin b 12)$/, 'vitaminB12'],
  [/^(choline,? tot(al)?|colina total)$/, 'choline'],
  [/^(alcohol,? ethyl|alcohol etilico)$/, 'alcohol'],
  [/^(sal|salt|sel|sal equivalente|salt equivalent|sodium chloride)$/, 'salt'],
];

const UNITS: readonly (readonly [RegExp, FoodImportUnit | 'IU'])[] = [
  [/kcal|calorias|kilocalorias/, 'kcal'],
  [/\bkj\b|kilojulios|kilojoules?/, 'kJ'],
  [/\b(ui|iu)\b/, 'IU'],
  [/(µ|μ)g|\b(ug|mcg)\b|microgramos?|micrograms?/, 'µg'],
  [/\bmg\b|miligramos?|milligrams?/, 'mg'],
  [/\bg\b|\bgramos?\b|\bgrams?\b/, 'g'],
];

interface ReadHeading {
  /** Without unit and "per 100 g". */
  bare: string;
  unit: FoodImportUnit | 'IU' | null;
}

function readHeading(heading: string): ReadHeading {
  const folded = foldHeading(heading)
    .replace(
      /(\/|\bpor\b|\bper\b|\bde\b|\bin\b|\ben\b)? ?\b100 ?(g|gr|gramos|grams|ml)\b( de alimento| comestible)?/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  // A mineral's symbol, as in "K" or "Mg", is no unit.
  const at = /[([/,-]|\s/.exec(folded)?.index ?? folded.length;
  const unit = UNITS.find(([pattern]) => pattern.test(folded.slice(at)))?.[1] ?? null;
  const isEnergyItself = UNITS.slice(0, 2).find(([pattern]) => pattern.test(folded))?.[1] ?? null;
  const bare = folded
    .replace(/[([](kcal|kj|g|gr|mg|(µ|μ)g|ug|mcg|ui|iu|gramos|miligramos|microgramos|grams) *[)\]]/g, ' ')
    .replace(/[ /,](kcal|kj|g|mg|(µ|μ)g|ug|mcg|ui|iu)$/g, ' ')
    .replace(/[()[\]*:.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,/-]+|[ ,/-]+$/g, '');
  return { bare, unit: unit ?? isEnergyItself };
}

function fieldNamed(bare: string): FoodImportField | null {
  const text = TEXTS.find(([, heading]) => heading.test(bare))?.[0];
  if (text !== undefined) return text;
  const nutrient = NUTRIENT_KEYS.find((key) => NUTRIENTS[key].heading.test(bare));
  return nutrient ?? OTHER_NAMES.find(([pattern]) => pattern.test(bare))?.[1] ?? null;
}

/** What a heading says that its column holds, in Spanish or English, or as large tables abbreviate; null if nothing known. */
export function foodColumnOf(heading: string): FoodColumn | null {
  const { bare, unit } = readHeading(heading);
  const field = fieldNamed(bare) ?? fieldNamed(bare.replace(/,.*$/, ''));
  if (field === null) return null;
  if (!isAmountField(field)) return { field, unit: null };
  // International units are no weight: which one they are depends on the vitamin's form.
  if (unit === 'IU') return null;
  return { field, unit: unitsOf(field).find((one) => one === unit) ?? keptUnit(field) };
}

/** What each column probably holds, each thing once: kilocalories before kilojoules, sodium before salt. */
export function matchFoodColumns(headings: readonly string[]): (FoodColumn | null)[] {
  const found = headings.map(foodColumnOf);
  const isBetter = (column: FoodColumn): boolean => column.unit !== 'kJ' && column.field !== 'salt';
  const preferred = found.map((column) => (column && isBetter(column) ? column : null));
  const once = (columns: (FoodColumn | null)[]) =>
    columns.map((column, at) => (repeatedFoodColumn(columns, at) ? null : column));
  const chosen = once(preferred);
  // The rest only where nothing better gives the same.
  return found.reduce<(FoodColumn | null)[]>((columns, column, at) => {
    if (columns[at] || !column || isBetter(column)) return columns;
    return repeatedFoodColumn([...columns, column], columns.length)
      ? columns
      : columns.map((one, index) => (index === at ? column : one));
  }, chosen);
}

/** How the carbohydrate of a table was determined, as its heading says; null when it does not. */
export function carbohydrateKindOf(heading: string): CarbohydrateKind | null {
  const folded = foldHeading(heading);
  if (/differ|diferencia|carbohydrt/.test(folded)) return 'BY_DIFFERENCE';
  return /available|disponib|glucid|asimilab/.test(folded) ? 'AVAILABLE' : null;
}

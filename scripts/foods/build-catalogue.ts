// Writes a migration with what changes about the provider's foods: what the lists beside this file say of each, with the
// figures of USDA and Ciqual. `npx tsx scripts/foods/build-catalogue.ts <folder with the tables> <name of the migration>`
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  FOOD_RESTRICTIONS,
  FOOD_SOURCES,
  foodSchema,
  foodSearchKey,
  NOTHING_KNOWN,
  sodiumOf,
  type Food,
  type FoodCategory,
  type FoodServing,
  type NutrientAmounts,
  type NutrientKey,
} from '../../packages/domain/src/foods/index.ts';
import { searchKey } from '../../packages/domain/src/shared/index.ts';
import { knownOf, MIGRATIONS, readCatalogue } from './catalogue.ts';
import { mealsOf } from './meals.ts';
import { densityOf, householdPortions, MEASURED_LIKE, ownMeasures } from './measures.ts';
import { eatenNames } from './names.ts';
import { notForOf } from './restrictions.ts';
import { catalogueId, readTable, type Row } from './table.ts';

const CATEGORIES: Readonly<Record<string, FoodCategory>> = {
  DA: 'DAIRY',
  EG: 'EGGS',
  ME: 'MEAT',
  PM: 'PROCESSED_MEAT',
  FI: 'FISH',
  SE: 'SEAFOOD',
  LE: 'LEGUMES',
  VE: 'VEGETABLES',
  FR: 'FRUIT',
  CE: 'CEREALS',
  BP: 'BREAD_PASTA',
  TU: 'TUBERS',
  NS: 'NUTS_SEEDS',
  FO: 'FATS_OILS',
  SW: 'SWEETS',
  BE: 'BEVERAGES',
};

/** The columns of USDA's tables. */
const USDA: Partial<Record<NutrientKey, string>> = {
  energy: 'kcal_100g',
  protein: 'protein_g',
  fat: 'fat_g',
  carbohydrate: 'carbs_g',
  sugars: 'sugars_g',
  fibre: 'fiber_g',
  alcohol: 'alcohol_g',
  water: 'water_g',
  saturates: 'fatty_acids_total_saturated_g',
  monounsaturates: 'fatty_acids_total_monounsaturated_g',
  polyunsaturates: 'fatty_acids_total_polyunsaturated_g',
  transFat: 'fatty_acids_total_trans_g',
  ala: '18_3_n_3_c_c_c_ala_g',
  epa: '20_5_n_3_epa_g',
  dha: '22_6_n_3_dha_g',
  cholesterol: 'cholesterol_mg',
  sodium: 'sodium_mg',
  potassium: 'potassium_mg',
  calcium: 'calcium_mg',
  phosphorus: 'phosphorus_mg',
  magnesium: 'magnesium_mg',
  iron: 'iron_mg',
  zinc: 'zinc_mg',
  copper: 'copper_mg',
  manganese: 'manganese_mg',
  selenium: 'selenium_µg',
  vitaminA: 'vitamin_a_rae_µg',
  vitaminD: 'vitamin_d_d2_d3_µg',
  vitaminE: 'vitamin_e_alpha_tocopherol_mg',
  vitaminK: 'vitamin_k_phylloquinone_µg',
  vitaminC: 'vitamin_c_total_ascorbic_acid_mg',
  thiamin: 'thiamin_mg',
  riboflavin: 'riboflavin_mg',
  niacin: 'niacin_mg',
  pantothenicAcid: 'pantothenic_acid_mg',
  vitaminB6: 'vitamin_b_6_mg',
  folate: 'folate_dfe_µg',
  vitaminB12: 'vitamin_b_12_µg',
  choline: 'choline_total_mg',
  caffeine: 'caffeine_mg',
};
const CIQUAL: Partial<Record<NutrientKey, string>> = {
  energy: 'kcal_100g',
  protein: 'protein_g',
  fat: 'fat_g',
  carbohydrate: 'carbs_available_g',
  sugars: 'sugars_g',
  fibre: 'fiber_g',
  alcohol: 'alcohol_g',
  water: 'water_g',
};

/** How `roles.csv` says that a food is served; dishes of several groups have no exchange. */
const SERVED: Readonly<Record<string, FoodServing>> = { yes: 'AS_IS', cook: 'COOKED', ingredient: 'PART' };
const exchangeOfRole = (row: Row) => ({
  group: row.exchange_group === 'MIXED_DISH' ? 'NONE' : row.exchange_group,
  role: row.role,
  served: SERVED[row.edible_as_is ?? ''],
});

const facts = process.argv[2];
const migration = process.argv[3];
if (facts === undefined || migration === undefined)
  throw new Error(
    'Name the folder with common_338.csv, portions.csv and ciqual.csv, and the migration to write.',
  );

/** What a table of Ciqual leaves out is computed as Ciqual does: by Regulation (EU) 1169/2011, kcal per gram. */
const KCAL = { protein: 4, carbohydrate: 4, fat: 9, fibre: 2, alcohol: 7 } as const;
const energyOf = (amounts: NutrientAmounts): number | null =>
  amounts.energy ??
  Math.round(
    Object.entries(KCAL).reduce(
      (sum, [key, kcal]) => sum + kcal * (amounts[key as keyof typeof KCAL] ?? 0),
      0,
    ),
  );

const byId = (rows: readonly Row[], id: string) => new Map(rows.map((row) => [row[id] ?? '', row]));

const figure = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);

const rounded = (value: number): number => Number(value.toPrecision(6));

function amountsOf(row: Row, columns: Partial<Record<NutrientKey, string>>): NutrientAmounts {
  const known = Object.entries(columns).map(([key, column]) => [key, figure(row[column])] as const);
  return { ...NOTHING_KNOWN, ...Object.fromEntries(known) };
}

interface Facts {
  readonly nameEs: string;
  readonly nutrients: NutrientAmounts;
  readonly density: number | null;
  readonly portions: Food['portions'];
}

function foodsOf(
  list: string,
  source: 'USDA_SR26' | 'CIQUAL',
  factsOf: (reference: string) => Facts | null,
): Food[] {
  const lines = readFileSync(join(import.meta.dirname, list), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => {
    const [
      reference = '',
      es = '',
      en = '',
      kind = '',
      tier,
      unit,
      weight,
      letters = '',
      also = '',
      density,
    ] = line.split('|');
    const found = factsOf(reference);
    const role = roles.get(`${source}:${reference}`);
    const category = CATEGORIES[kind];
    if (!found || !category || !role || !unit) throw new Error(`No facts, category, role or unit: ${line}`);
    const given = { nameEs: es === '=' ? found.nameEs : es, nameEn: en, synonyms: [] };
    const eaten = eatenNames({
      ...given,
      ...{ category, unit, role: role.role ?? '', edibleAsIs: role.edible_as_is ?? '' },
    });
    const { nameEs, nameEn, synonyms } = eaten ?? given;
    return foodSchema.parse({
      id: catalogueId(source, reference),
      source: { code: source, reference },
      nameEs,
      nameEn,
      synonyms: [...also.split(';').filter((name) => name !== ''), ...synonyms],
      category,
      tier: Number(tier),
      meals: mealsOf(en, category),
      unit,
      unitWeight: Number(weight),
      density: unit === 'ML' ? (figure(density) ?? found.density) : null,
      portions: [...ownMeasures(nameEs), ...found.portions],
      ...knownOf(
        notForOf({
          letters,
          category,
          sugars: found.nutrients.sugars,
          caffeine: ((found.nutrients.caffeine ?? 0) * Number(weight)) / 100,
          portion: Number(role.typical_g),
          flags: (role.flags ?? '').split(';'),
        }),
      ),
      carbohydrateKind: FOOD_SOURCES[source].carbohydrateKind,
      nutrients: found.nutrients,
      exchange: exchangeOfRole(role),
    });
  });
}

const roles = new Map(
  readTable(import.meta.dirname, 'roles.csv').map((row) => [`${row.source}:${row.code}`, row]),
);
/** The everyday foods of USDA have names, micronutrients and household measures; of others the macronutrients are at hand. */
const common = byId(
  [...readTable(facts, 'usda_sr26_full.csv'), ...readTable(facts, 'common_338.csv')],
  'food_id',
);
const micronutrients = byId(readTable(facts, 'common_338_micronutrients.csv'), 'food_id');
const portions = readTable(facts, 'portions.csv');
const ciqual = byId(readTable(facts, 'ciqual.csv'), 'alim_code');

const portionsOf = (usda: string | undefined) =>
  portions
    .filter(({ food_id: id }) => id === usda)
    .map(({ amount = '', measure = '', grams = '' }) => ({ amount, measure, grams }));

const foods = [
  ...foodsOf('usda.psv', 'USDA_SR26', (reference) => {
    const row = common.get(reference);
    if (!row) return null;
    const own = portionsOf(reference);
    return {
      nameEs: row.name_es ?? '',
      nutrients: amountsOf({ ...row, ...micronutrients.get(reference) }, USDA),
      density: densityOf(own),
      portions: householdPortions(own),
    };
  }),
  ...foodsOf('ciqual.psv', 'CIQUAL', (reference) => {
    const row = ciqual.get(reference);
    if (!row) return null;
    const salt = figure(row.salt_g);
    const sodium = salt === null ? null : rounded(sodiumOf(salt));
    const amounts = { ...amountsOf(row, CIQUAL), sodium };
    const measured = portionsOf(MEASURED_LIKE[reference]);
    return {
      nameEs: '',
      nutrients: { ...amounts, energy: energyOf(amounts) },
      density: null,
      portions: householdPortions(measured),
    };
  }),
];

/** Without what the schema fills in: a nutrient that is not known is not written. */
function written(food: Food): unknown {
  const { nutrients, recipe: _recipe, sourceNote: _note, unknownShares: _shares, ...named } = food;
  const { unsuitableFor: notFor, suitableFor: _rest, ...rest } = named;
  const known = Object.entries(nutrients).filter(([, amount]) => amount !== null);
  return { ...rest, notFor, nutrients: Object.fromEntries(known) };
}

/** The catalogue as the migrations so far leave it. */
const before = new Map(
  readCatalogue(migration).map(({ unsuitableFor: notFor, ...food }) => [
    food.id,
    { ...food, notFor } as Record<string, unknown>,
  ]),
);

const searchOf = (food: Food) => ({
  search: foodSearchKey(food),
  keyEs: searchKey(food.nameEs ?? ''),
  keyEn: searchKey(food.nameEn ?? ''),
});

const added = foods
  .filter(({ id }) => !before.has(id))
  .map((food) => JSON.stringify({ food: written(food), ...searchOf(food) }));

const changes = foods.flatMap((food) => {
  const now = written(food) as Record<string, unknown>;
  const old = before.get(food.id);
  if (old === undefined) return [];
  const changed = Object.entries(now).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key]),
  );
  if (changed.length === 0) return [];
  const isFoundOtherwise = changed.some(([key]) => ['nameEs', 'nameEn', 'synonyms'].includes(key));
  const search = isFoundOtherwise ? searchOf(food) : {};
  return [JSON.stringify({ id: food.id, ...Object.fromEntries(changed), ...search })];
});

const NO_FIGURES = [
  'id',
  'nameEs',
  'nameEn',
  'synonyms',
  'notFor',
  'meals',
  'tier',
  'exchange',
  'portions',
  'search',
  'keyEs',
  'keyEn',
];
/** Only figures that change leave the former food to what was eaten: names and restrictions are right for the past too. */
const isOfFigures = changes.some((change) =>
  Object.keys(JSON.parse(change) as object).some((key) => !NO_FIGURES.includes(key)),
);
const trigger = (verb: 'DISABLE' | 'ENABLE') =>
  isOfFigures
    ? ''
    : `--> statement-breakpoint
ALTER TABLE provider_foods ${verb} TRIGGER keep_provider_food_revision;
`;

/** All restrictions that are not among those of `notFor`. */
const freeOf = (notFor: string) => `(SELECT coalesce(jsonb_agg(code ORDER BY n), '[]')
    FROM unnest('{${FOOD_RESTRICTIONS.join(',')}}'::text[]) WITH ORDINALITY u (code, n) WHERE NOT ${notFor} ? code)`;

const additions = `INSERT INTO provider_foods (id, key_es, key_en, search_key, category, tier, meals, not_for, free_of, food)
SELECT (x->'food'->>'id')::uuid, x->>'keyEs', x->>'keyEn', x->>'search', x->'food'->>'category', (x->'food'->>'tier')::integer,
  ARRAY(SELECT jsonb_array_elements_text(x->'food'->'meals')), ARRAY(SELECT jsonb_array_elements_text(x->'food'->'notFor')),
  ARRAY(SELECT jsonb_array_elements_text(free_of)),
  (x->'food') - 'notFor' || jsonb_build_object('unsuitableFor', x->'food'->'notFor', 'suitableFor', free_of)
FROM (SELECT x, ${freeOf("(x->'food'->'notFor')")} AS free_of FROM jsonb_array_elements($foods$[
${added.join(',\n')}
]$foods$::jsonb) x) added;
`;

const alterations = `WITH changed AS (
  SELECT (x->>'id')::uuid AS id, x FROM jsonb_array_elements($catalogue$[
${changes.join(',\n')}
]$catalogue$::jsonb) x),
known AS (
  SELECT p.id, c.x, coalesce(c.x->'notFor', p.food->'unsuitableFor') AS not_for
  FROM provider_foods p LEFT JOIN changed c ON c.id = p.id),
stated AS (
  SELECT k.id, k.x, k.not_for, ${freeOf('k.not_for')} AS free_of
  FROM known k)
UPDATE provider_foods p SET
  food = p.food || coalesce(s.x - '{search,keyEs,keyEn,notFor}'::text[], '{}')
    || jsonb_build_object('unsuitableFor', s.not_for, 'suitableFor', s.free_of),
  search_key = coalesce(s.x->>'search', p.search_key), key_es = coalesce(s.x->>'keyEs', p.key_es),
  key_en = coalesce(s.x->>'keyEn', p.key_en),
  not_for = ARRAY(SELECT jsonb_array_elements_text(s.not_for)),
  free_of = ARRAY(SELECT jsonb_array_elements_text(s.free_of))
FROM stated s WHERE p.id = s.id;
`;

writeFileSync(
  join(MIGRATIONS, `${migration}.sql`),
  `-- Written by build-catalogue.ts: what changes about the provider's catalogue. It states all restrictions: what is not on
-- the list of a food is known to be kept.
ALTER TABLE provider_foods NO FORCE ROW LEVEL SECURITY;
${[
  ...(added.length === 0 ? [] : [`--> statement-breakpoint\n${additions}`]),
  ...(changes.length === 0
    ? []
    : [`${trigger('DISABLE')}--> statement-breakpoint\n${alterations}${trigger('ENABLE')}`]),
].join('')}--> statement-breakpoint
ALTER TABLE provider_foods FORCE ROW LEVEL SECURITY;
`,
);

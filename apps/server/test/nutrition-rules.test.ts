import {
  FOOD_CATEGORIES,
  FOOD_LIMITS,
  FOOD_ORIGINS,
  FOOD_RESTRICTIONS,
  FOOD_TIERS,
  FOOD_UNITS,
  foodFormSchema,
  MEAL_TYPES,
  NUTRIENT_KEYS,
  nutrientFacts,
} from '@healzy/domain/foods';
import {
  EMPTY_MEAL,
  emptyMenu,
  EXCLUSION_LIMITS,
  FOOD_ANSWER_LIMITS,
  foodExclusionsSchema,
  menuDocumentSchema,
  MENU_LIMITS,
  type MenuMeal,
} from '@healzy/domain/menus';
import {
  DEFAULT_MACRO_SHARES,
  DEFAULT_MEAL_SHARES,
  ENERGY_SOURCES,
  MACROS,
  MEALS,
  mealMatch,
  menuTemplateGroupSchema,
  planFormSchema,
  PLAN_ENERGY_KCAL,
  PLAN_LIMITS,
  PLAN_WEEKS,
  TEMPLATE_LIMITS,
} from '@healzy/domain/nutritional-plans';
import { FIELD_CODES, type FieldCode } from '@healzy/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { addPatient } from './clinics.ts';

// Fields, option sets and rules of specification 3, 5, 9 and 18 about nutrition. Each has a value that both the schema of
// the forms and the server take, and one that both refuse, in the same field and for the same reason.

const TODAY = '2026-11-23';
let bed: TestBed;
let patientId: string;
let ingredient: string;
beforeAll(async () => {
  bed = await startTestBed();
  bed.now.value = new Date(`${TODAY}T10:00:00Z`);
  patientId = await addPatient(bed.database, bed.alba);
  ingredient = (await createFood({ nameEs: 'Ingrediente', category: 'LEGUMES', unit: 'G' })).body
    .id as string;
});
afterAll(() => bed.close());

const as = () => bed.alba.people.specialist;
const createFood = (body: unknown) => bed.call('createFood', { as: as(), body });
const createPlan = async (): Promise<string> => {
  const body = { name: 'Plan', weeks: 1, startDate: TODAY };
  return (await bed.call('createNutritionalPlan', { as: as(), path: { patientId }, body })).body.id as string;
};

interface Rule {
  /** The field that the rule is about, at the top of the form. */
  field: string;
  rule: string;
  good: unknown;
  bad: unknown;
  /** Where it is refused, within the form. */
  at?: string;
  code: FieldCode;
  /** What the contract says first, where the form's own code is about what only a form has, such as an empty field. */
  contract?: string;
}

const tooLong = (length: number) => 'a'.repeat(length + 1);
const times = <Item>(count: number, of: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => of(index));
/** A good value for each option of a set, and one that is none of them. */
const options = (
  field: string,
  all: readonly unknown[],
  more: Pick<Rule, 'code'> & Partial<Rule> & { value?: (option: unknown) => unknown },
): Rule[] => {
  const { value = (option) => option, ...rest } = more;
  return all.map((option) => ({
    field,
    rule: `one option is ${String(option)}`,
    good: value(option),
    bad: value('OTHER'),
    ...rest,
  }));
};

const portion = { nameEs: '1 taza', nameEn: null, grams: 200 };
const portions = (change: object) => [{ ...portion, ...change }];
const ingredients =
  (count: number, grams = 10) =>
  () => ({
    ingredients: times(count, () => ({ foodId: ingredient, grams })),
    yieldGrams: 100,
  });
const list = 'OPTION_INVALID';

const FOODS: Rule[] = [
  { field: 'nameEs', rule: 'one name is required', good: 'Gofio', bad: ' ', code: 'REQUIRED' },
  {
    field: 'nameEs',
    rule: 'has at most 120 characters',
    good: 'a'.repeat(FOOD_LIMITS.name),
    bad: tooLong(FOOD_LIMITS.name),
    code: 'TOO_LONG',
  },
  { field: 'nameEn', rule: 'is one line', good: 'Flour', bad: 'Toasted\nflour', code: 'LINE_BREAK' },
  {
    field: 'synonyms',
    rule: 'at most 20 others',
    good: times(FOOD_LIMITS.synonyms, (index) => `Nombre ${index}`),
    bad: times(FOOD_LIMITS.synonyms + 1, (index) => `Nombre ${index}`),
    code: 'TOO_MANY',
  },
  ...options('category', FOOD_CATEGORIES, { code: list }),
  { field: 'category', rule: 'is required', good: 'DAIRY', bad: undefined, code: 'REQUIRED' },
  ...options('tier', FOOD_TIERS, { code: list, bad: 4, contract: 'OUT_OF_RANGE' }),
  ...options('meals', MEAL_TYPES, { code: list, at: 'meals/0', value: (option) => [option] }),
  ...options('unit', FOOD_UNITS, { code: list }),
  { field: 'unit', rule: 'is required', good: 'G', bad: undefined, code: 'REQUIRED' },
  { field: 'unitWeight', rule: 'is above zero', good: 0.5, bad: 0, code: 'OUT_OF_RANGE' },
  { field: 'unitWeight', rule: 'is not negative', good: 30, bad: -30, code: 'OUT_OF_RANGE' },
  {
    field: 'unitWeight',
    rule: 'is at most 10 kg',
    good: FOOD_LIMITS.amount,
    bad: FOOD_LIMITS.amount + 1,
    code: 'OUT_OF_RANGE',
  },
  { field: 'density', rule: 'is one of food', good: 1.03, bad: 20, code: 'OUT_OF_RANGE' },
  {
    field: 'portions',
    rule: 'a household measure has a name',
    good: portions({}),
    bad: portions({ nameEs: null }),
    at: 'portions/0/nameEs',
    code: 'REQUIRED',
  },
  {
    field: 'portions',
    rule: 'a household measure has a weight',
    good: portions({}),
    bad: portions({ grams: 0 }),
    at: 'portions/0/grams',
    code: 'OUT_OF_RANGE',
  },
  {
    field: 'portions',
    rule: 'at most 20 household measures',
    good: times(FOOD_LIMITS.portions, () => portion),
    bad: times(FOOD_LIMITS.portions + 1, () => portion),
    code: 'TOO_MANY',
  },
  ...options('unsuitableFor', FOOD_RESTRICTIONS, {
    code: list,
    at: 'unsuitableFor/0',
    value: (option) => [option],
  }),
  ...options('suitableFor', FOOD_RESTRICTIONS, {
    code: list,
    at: 'suitableFor/0',
    value: (option) => [option],
  }),
  {
    field: 'carbohydrateKind',
    rule: 'says whether fibre is in it',
    good: 'AVAILABLE',
    bad: 'SOME',
    code: list,
  },
  ...NUTRIENT_KEYS.flatMap((key): Rule[] => {
    const { max } = nutrientFacts(key);
    const refused = { field: 'nutrients', at: `nutrients/${key}`, code: 'OUT_OF_RANGE' } as const;
    return [
      { ...refused, rule: `${key} is at most ${max}`, good: { [key]: max }, bad: { [key]: max + 1 } },
      { ...refused, rule: `${key} is not negative`, good: { [key]: 0 }, bad: { [key]: -0.1 } },
    ];
  }),
  {
    field: 'nutrients',
    rule: 'figures are numbers, with a comma they are none',
    good: { energy: 61.5 },
    bad: { energy: '61,5' },
    at: 'nutrients/energy',
    code: 'NUMBER_INVALID',
    contract: 'FORMAT_INVALID',
  },
  {
    field: 'sourceNote',
    rule: 'has at most 300 characters',
    good: 'Etiqueta del envase',
    bad: tooLong(FOOD_LIMITS.sourceNote),
    code: 'TOO_LONG',
  },
  {
    field: 'recipe',
    rule: 'an ingredient has a weight',
    good: ingredients(1),
    bad: ingredients(1, 0),
    at: 'recipe/ingredients/0/grams',
    code: 'OUT_OF_RANGE',
  },
  {
    field: 'recipe',
    rule: 'at most 60 ingredients',
    good: ingredients(FOOD_LIMITS.ingredients),
    bad: ingredients(FOOD_LIMITS.ingredients + 1),
    at: 'recipe/ingredients',
    code: 'TOO_MANY',
  },
];

const group = { foodIds: [], categories: ['DAIRY'], min: 1, max: 1 };
const energy = { kcal: 2000, source: 'TYPED', on: TODAY };
const meals = (change: object) => ({ ...DEFAULT_MEAL_SHARES, ...change });
const macros = (change: object) => ({ ...DEFAULT_MACRO_SHARES, ...change });
const template = (groups: unknown) => ({
  BREAKFAST: groups,
  MID_MORNING_SNACK: [],
  LUNCH: [],
  MID_AFTERNOON_SNACK: [],
  DINNER: [],
});
const sharesOf = (
  field: 'mealShares' | 'macroShares',
  shares: (change: object) => object,
  last: string,
  share: number,
): Rule[] => {
  const good = shares({});
  return [
    { field, rule: 'do not total 99', good, bad: shares({ [last]: share - 1 }), code: 'SHARES_TOTAL' },
    { field, rule: 'do not total 101', good, bad: shares({ [last]: share + 1 }), code: 'SHARES_TOTAL' },
    { field, rule: 'do not total 99.99', good, bad: shares({ [last]: share - 0.01 }), code: 'SHARES_TOTAL' },
    { field, rule: 'none is negative', good, bad: shares({ [last]: -1 }), code: 'OUT_OF_RANGE' },
    { field, rule: 'two decimals', good, bad: shares({ [last]: share + 0.001 }), code: 'TOO_MANY_DECIMALS' },
    {
      field,
      rule: 'are numbers, with a comma they are none',
      good,
      bad: shares({ [last]: '24,5' }),
      at: `${field}/${last}`,
      code: 'NUMBER_INVALID',
      contract: 'FORMAT_INVALID',
    },
  ];
};

/** A goal that comes to just this energy. */
const goalOf = ({ kcal, on }: { kcal: number; on: string }) => ({
  direction: 'MAINTAIN',
  amount: 0,
  unit: 'KCAL',
  need: { kcal, method: 'MIFFLIN_ST_JEOR', on, stage: null, extraKcal: 0 },
  weight: null,
  objectiveKg: null,
});

const PLANS: Rule[] = [
  { field: 'name', rule: 'is required', good: 'Cuatro semanas', bad: ' ', code: 'REQUIRED' },
  {
    field: 'name',
    rule: 'has at most 120 characters',
    good: 'a'.repeat(PLAN_LIMITS.name),
    bad: tooLong(PLAN_LIMITS.name),
    code: 'TOO_LONG',
  },
  // What an update does not send stays as it was: missing is what it sends as nothing.
  { field: 'weeks', rule: 'are required', good: 1, bad: null, code: 'REQUIRED', contract: 'FORMAT_INVALID' },
  { field: 'weeks', rule: 'are at least one', good: PLAN_WEEKS.min, bad: 0, code: 'OUT_OF_RANGE' },
  { field: 'weeks', rule: 'are at most a year', good: PLAN_WEEKS.max, bad: 400, code: 'OUT_OF_RANGE' },
  { field: 'weeks', rule: 'are whole', good: 12, bad: 1.5, code: 'WHOLE_NUMBER' },
  {
    field: 'startDate',
    rule: 'is required',
    good: TODAY,
    bad: null,
    code: 'REQUIRED',
    contract: 'FORMAT_INVALID',
  },
  { field: 'startDate', rule: 'is not past', good: TODAY, bad: '2026-11-22', code: 'DATE_IN_PAST' },
  {
    field: 'startDate',
    rule: 'is a day',
    good: '2028-02-29',
    bad: '2027-02-29',
    code: 'DATE_INVALID',
    contract: 'FORMAT_INVALID',
  },
  ...sharesOf('mealShares', meals, 'DINNER', DEFAULT_MEAL_SHARES.DINNER),
  ...sharesOf('macroShares', macros, 'PROTEIN', DEFAULT_MACRO_SHARES.PROTEIN),
  ...options('energy', ENERGY_SOURCES, {
    code: 'REQUIRED',
    contract: 'OPTION_INVALID',
    at: 'energy/source',
    value: (source) =>
      source === 'GOAL' ? { ...energy, source, goal: goalOf(energy) } : { ...energy, source },
  }),
  {
    field: 'energy',
    rule: 'is no fast',
    good: { ...energy, kcal: PLAN_ENERGY_KCAL.min },
    bad: { ...energy, kcal: PLAN_ENERGY_KCAL.min - 1 },
    at: 'energy/kcal',
    code: 'OUT_OF_RANGE',
  },
  {
    field: 'energy',
    rule: 'is of a person',
    good: { ...energy, kcal: PLAN_ENERGY_KCAL.max },
    bad: { ...energy, kcal: PLAN_ENERGY_KCAL.max + 1 },
    at: 'energy/kcal',
    code: 'OUT_OF_RANGE',
  },
  {
    field: 'energy',
    rule: 'says the day on which it was true',
    good: energy,
    bad: { ...energy, on: undefined },
    at: 'energy/on',
    code: 'REQUIRED',
  },
  {
    field: 'macrosMeasuredOn',
    rule: 'is a day of the calendar',
    good: TODAY,
    bad: '2026-02-30',
    code: 'DATE_INVALID',
    contract: 'FORMAT_INVALID',
  },
  ...options('menuTemplate', FOOD_CATEGORIES, {
    code: list,
    at: 'menuTemplate/BREAKFAST/0/categories/0',
    value: (category) => template([{ ...group, categories: [category] }]),
  }),
  {
    field: 'menuTemplate',
    rule: 'a choice names foods or categories',
    good: template([{ ...group, categories: ['FRUIT', 'DAIRY'] }]),
    bad: template([{ ...group, categories: [] }]),
    at: 'menuTemplate/BREAKFAST/0/foodIds',
    code: 'REQUIRED',
  },
  {
    field: 'menuTemplate',
    rule: 'a choice has at most as many foods as it can',
    good: template([{ ...group, min: 1, max: TEMPLATE_LIMITS.count }]),
    bad: template([{ ...group, min: 2, max: 1 }]),
    at: 'menuTemplate/BREAKFAST/0/max',
    code: 'OUT_OF_RANGE',
  },
  {
    field: 'frequencies',
    rule: 'the most of a kind of food is no less than the least',
    good: [{ kind: 'FISH', least: 2, most: 2 }],
    bad: [{ kind: 'FISH', least: 2, most: 1 }],
    at: 'frequencies/0/most',
    code: 'OUT_OF_RANGE',
  },
];

const weeksWith = (lunch: Partial<Record<keyof MenuMeal, unknown>>) => {
  const [week = []] = emptyMenu(1).weeks;
  const [monday, ...others] = week;
  return [[{ ...monday, LUNCH: { ...EMPTY_MEAL, ...lunch } }, ...others]];
};
const food = (portionsOf: unknown) => ({
  foodId: '0193c9a0-0000-7000-8000-000000000001',
  portions: portionsOf,
});
const inLunch = 'weeks/0/0/LUNCH';
const naming = (name: string) => ({ kind: 'NAME', at: { week: 0, day: 0, meal: 'LUNCH' }, name });
const [firstOf] = emptyMenu(1).weeks;

const MENUS: Rule[] = [
  {
    field: 'weeks',
    rule: 'the name of a meal has at most 46 characters',
    good: weeksWith({ name: 'ñ'.repeat(46) }),
    bad: weeksWith({ name: 'ñ'.repeat(47) }),
    at: `${inLunch}/name`,
    code: 'TOO_LONG',
  },
  {
    field: 'weeks',
    rule: 'the name of a meal is one line',
    good: weeksWith({ name: 'Lentejas con arroz' }),
    bad: weeksWith({ name: 'Lentejas\ncon arroz' }),
    at: `${inLunch}/name`,
    code: 'LINE_BREAK',
  },
  {
    field: 'weeks',
    rule: 'a meal is completed or not',
    good: weeksWith({ isCompleted: true }),
    bad: weeksWith({ isCompleted: undefined }),
    at: `${inLunch}/isCompleted`,
    code: 'REQUIRED',
  },
  {
    field: 'weeks',
    rule: 'a food has an amount',
    good: weeksWith({ foods: [food(0.5)] }),
    bad: weeksWith({ foods: [food(0)] }),
    at: `${inLunch}/foods/0/portions`,
    code: 'OUT_OF_RANGE',
  },
  {
    field: 'weeks',
    rule: 'no amount is negative',
    good: weeksWith({ foods: [food(1.5)] }),
    bad: weeksWith({ foods: [food(-1)] }),
    at: `${inLunch}/foods/0/portions`,
    code: 'OUT_OF_RANGE',
  },
  {
    field: 'weeks',
    rule: 'a food has at most 100 portions',
    good: weeksWith({ foods: [food(MENU_LIMITS.portions)] }),
    bad: weeksWith({ foods: [food(MENU_LIMITS.portions + 1)] }),
    at: `${inLunch}/foods/0/portions`,
    code: 'OUT_OF_RANGE',
  },
  {
    field: 'weeks',
    rule: 'a meal has at most 30 foods',
    good: weeksWith({ foods: times(MENU_LIMITS.foods, () => food(1)) }),
    bad: weeksWith({ foods: times(MENU_LIMITS.foods + 1, () => food(1)) }),
    at: `${inLunch}/foods`,
    code: 'TOO_MANY',
  },
  {
    field: 'weeks',
    rule: 'there are at most 52',
    good: times(PLAN_WEEKS.max, () => firstOf),
    bad: times(PLAN_WEEKS.max + 1, () => firstOf),
    code: 'TOO_MANY',
  },
  ...(['undo', 'redo'] as const).map((field): Rule => ({
    field,
    rule: 'has at most 200 steps',
    good: times(MENU_LIMITS.steps, () => naming('Comida')),
    bad: times(MENU_LIMITS.steps + 1, () => naming('Comida')),
    code: 'TOO_MANY',
  })),
  {
    field: 'applied',
    rule: 'names at most 200 changes',
    good: times(MENU_LIMITS.applied, newId),
    bad: times(MENU_LIMITS.applied + 1, newId),
    code: 'TOO_MANY',
  },
];

const foodAnswer = (words: string | null) => ({
  question: 'disease.KIDNEY',
  about: null,
  restrictions: [],
  words,
});
const EXCLUSIONS: Rule[] = [
  {
    field: 'foodIds',
    rule: 'names at most 300 foods',
    good: times(EXCLUSION_LIMITS.foods, newId),
    bad: times(EXCLUSION_LIMITS.foods + 1, newId),
    code: 'TOO_MANY',
  },
  ...options('categories', FOOD_CATEGORIES, {
    code: list,
    at: 'categories/0',
    value: (category) => [category],
  }),
  {
    field: 'answers',
    rule: 'say something',
    good: [foodAnswer('Poca sal')],
    bad: [foodAnswer(null)],
    at: 'answers/0/words',
    code: 'REQUIRED',
  },
  {
    field: 'answers',
    rule: 'have at most 300 characters',
    good: [foodAnswer('a'.repeat(FOOD_ANSWER_LIMITS.words))],
    bad: [foodAnswer(tooLong(FOOD_ANSWER_LIMITS.words))],
    at: 'answers/0/words',
    code: 'TOO_LONG',
  },
  {
    field: 'answers',
    rule: 'are at most 60',
    good: times(FOOD_ANSWER_LIMITS.answers, (index) => ({ ...foodAnswer('Poca sal'), about: `${index}` })),
    bad: times(FOOD_ANSWER_LIMITS.answers + 1, () => foodAnswer('Poca sal')),
    code: 'TOO_MANY',
  },
];

interface Form {
  name: string;
  schema: typeof foodFormSchema | ReturnType<typeof planFormSchema> | typeof menuDocumentSchema;
  base: Record<string, unknown>;
  rules: readonly Rule[];
  send: (body: unknown) => Promise<Answer>;
}

const written = async (
  operation: 'updateNutritionalPlan' | 'updateMenus',
  version: number,
  body: unknown,
): Promise<Answer> => {
  const headers = { 'if-match': `"${version}"` };
  return bed.call(operation, { as: as(), path: { id: await createPlan() }, headers, body });
};

const FORMS: readonly Form[] = [
  {
    name: 'a food',
    schema: foodFormSchema,
    base: { nameEs: 'Gofio', category: 'CEREALS', unit: 'G', unitWeight: 30 },
    rules: FOODS,
    send: createFood,
  },
  {
    name: 'a plan',
    schema: planFormSchema({ today: TODAY, savedStart: TODAY }),
    base: {
      name: 'Plan',
      weeks: 4,
      startDate: TODAY,
      mealShares: DEFAULT_MEAL_SHARES,
      macroShares: DEFAULT_MACRO_SHARES,
      energy: null,
      menuTemplate: null,
    },
    rules: PLANS,
    // An energy at the bounds of what can be written is one that somebody has to answer for.
    send: (body) => written('updateNutritionalPlan', 1, { ...(body as object), confirmsEnergy: true }),
  },
  {
    name: 'menus',
    schema: menuDocumentSchema,
    base: { weeks: emptyMenu(1).weeks, undo: [], redo: [], applied: [] },
    rules: MENUS,
    send: (body) => written('updateMenus', 0, body),
  },
  {
    name: 'what a patient will not eat',
    schema: foodExclusionsSchema as never,
    base: { foodIds: [], categories: [] },
    rules: EXCLUSIONS,
    send: async (body) => {
      const of = await addPatient(bed.database, bed.alba);
      const headers = { 'if-match': '"0"' };
      return bed.call('updateFoodExclusions', { as: as(), path: { patientId: of }, headers, body });
    },
  },
];

describe.each(FORMS)('$name', ({ schema, base, rules, send }) => {
  const body = (field: string, value: unknown) => {
    const given: unknown = typeof value === 'function' ? (value as () => unknown)() : value;
    return { ...base, [field]: given };
  };

  it('has a rule about each of its fields', () => {
    expect(new Set(rules.map(({ field }) => field))).toEqual(new Set(Object.keys(schema.shape)));
  });

  it.each(rules)('$field: $rule', async ({ field, good, bad, at = field, code, contract = code }) => {
    expect(FIELD_CODES).toContain(code);
    const kept = schema.parse(body(field, good));
    const saved = await send(body(field, good));
    expect(saved.status, saved.text).toBeLessThan(300);
    // What follows from the ingredients of a recipe is computed.
    if (field !== 'recipe') expect(saved.body).toMatchObject(kept);

    const refused = schema.safeParse(body(field, bad)).error?.issues ?? [];
    expect(refused.map(({ path, message }) => [path.join('/'), message])).toContainEqual([at, code]);
    const answer = await send(body(field, bad));
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    const fields = answer.body.details.fields as { path: string; code: string }[];
    expect(fields.map((one) => [one.path, one.code])).toContainEqual([`/body/${at}`, contract]);
  });
});

describe('the options', () => {
  it('are those of the specification, and no others', () => {
    expect(FOOD_CATEGORIES).toEqual(
      `DAIRY EGGS MEAT PROCESSED_MEAT FISH SEAFOOD LEGUMES VEGETABLES FRUIT CEREALS BREAD_PASTA TUBERS NUTS_SEEDS
       FATS_OILS SWEETS BEVERAGES`.split(/\s+/),
    );
    expect(FOOD_UNITS).toEqual(['G', 'ML', 'U']);
    expect(FOOD_TIERS).toEqual([1, 2, 3]);
    expect(FOOD_ORIGINS).toEqual(['PROVIDER', 'PERSONAL']);
    expect(MEALS).toEqual(['BREAKFAST', 'MID_MORNING_SNACK', 'LUNCH', 'MID_AFTERNOON_SNACK', 'DINNER']);
    expect(MEAL_TYPES).toEqual(MEALS);
    expect(MACROS).toEqual(['CARBS', 'FAT', 'PROTEIN']);
    expect(new Set(FOOD_RESTRICTIONS)).toEqual(
      new Set(
        `GLUTEN CRUSTACEANS EGGS FISH PEANUTS SOYBEANS MILK NUTS CELERY MUSTARD SESAME SULPHITES LUPIN MOLLUSCS
         LACTOSE FRUCTOSE SORBITOL FODMAP HISTAMINE VEGETARIAN VEGAN PORK MEAT ALCOHOL MERCURY LISTERIA GRAPEFRUIT
         CAFFEINE CHOKING LIVER SEAWEED`.split(/\s+/),
      ),
    );
    expect(ENERGY_SOURCES).toEqual(['MEASURED', 'PREDICTED', 'TYPED', 'GOAL']);
  });

  it('begin with the shares of the specification', async () => {
    const { body } = await bed.call('getNutritionalPlan', { as: as(), path: { id: await createPlan() } });
    expect(body).toMatchObject({
      mealShares: { BREAKFAST: 20, MID_MORNING_SNACK: 10, LUNCH: 35, MID_AFTERNOON_SNACK: 10, DINNER: 25 },
      macroShares: { CARBS: 45, FAT: 30, PROTEIN: 25 },
    });
  });
});

describe('rules across fields', () => {
  it('a food counted in pieces needs the weight of one', async () => {
    const egg = { nameEs: 'Huevo de codorniz', category: 'EGGS', unit: 'U' };
    expect(foodFormSchema.safeParse(egg).error?.issues).toMatchObject([
      { path: ['unitWeight'], message: 'REQUIRED' },
    ]);
    expect(await createFood(egg)).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/body/unitWeight', code: 'REQUIRED' }] } },
    });
    expect((await createFood({ ...egg, unitWeight: 10 })).status).toBe(201);
  });

  it('a choice of a template takes its foods by id', async () => {
    const byId = { ...group, categories: [], foodIds: [ingredient] };
    expect(menuTemplateGroupSchema.parse(byId).foodIds).toEqual([ingredient]);
    const base = FORMS[1]?.base;
    const saved = await written('updateNutritionalPlan', 1, { ...base, menuTemplate: template([byId]) });
    expect(saved.body.menuTemplate.BREAKFAST).toEqual([byId]);
  });

  it('an inactive food is hidden from menus, and one of the account says where it is from', async () => {
    const { body } = await createFood({ nameEs: 'Gofio escondido', category: 'CEREALS', unit: 'G' });
    expect(body).toMatchObject({ origin: 'PERSONAL', isActive: true });
    const plan = await createPlan();
    const found = async () => {
      const query = { search: 'gofio escondido' };
      return (await bed.call('findMenuFoods', { as: as(), path: { id: plan }, query })).body.total as number;
    };
    expect(await found()).toBe(1);
    const path = { id: body.id as string };
    expect((await bed.call('setFoodSettings', { as: as(), path, body: { isActive: 'no' } })).status).toBe(
      400,
    );
    await bed.call('setFoodSettings', { as: as(), path, body: { isActive: false } });
    expect(await found()).toBe(0);
  });

  it.each([
    ['5 % of the energy', 700, 735, 736],
    ['at least 25 kcal', 200, 225, 226],
    ['half a bite', 2000, 2070, 2080],
  ])('the totals of a meal are those set for it within %s', (_what, set, inside, outside) => {
    const target = { kcal: set, bites: set / 100 };
    expect(mealMatch(inside, target, 100).matches).toBe(true);
    expect(mealMatch(outside, target, 100).matches).toBe(false);
  });
});

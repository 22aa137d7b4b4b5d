import { describe, expect, it } from 'vitest';
import { NOTHING_KNOWN, foodSchema } from '../../foods/index.ts';
import { cgmEventSchema } from '../index.ts';
import {
  amountDecimals,
  logFood,
  loggedFoodsSchema,
  loggedWeight,
  mealCarbohydrates,
  mealFoodTotals,
  snapshotOf,
  type LoggedFood,
  type MealFood,
} from './index.ts';

const food = (fields: Record<string, unknown>, nutrients: Record<string, number | null> = {}) =>
  snapshotOf(
    foodSchema.parse({
      id: crypto.randomUUID(),
      nameEs: 'Leche',
      nameEn: 'Milk',
      category: 'DAIRY',
      unit: 'G',
      source: { code: 'ACCOUNT', reference: null },
      nutrients: { ...NOTHING_KNOWN, ...nutrients },
      ...fields,
    }),
  );

const MILK = food(
  {
    unit: 'ML',
    density: 1.03,
    portions: [{ nameEs: '1 taza', nameEn: '1 cup', grams: 244 }],
    carbohydrateKind: 'AVAILABLE',
  },
  { energy: 60, carbohydrate: 5, protein: 3, fat: 3, fibre: 0 },
);
const EGG = food({ nameEs: 'Huevo', unit: 'U', unitWeight: 55 }, { energy: 140, protein: 12 });
const ID = crypto.randomUUID();
const logged = (of: Partial<LoggedFood>): LoggedFood => ({
  foodId: ID,
  amount: 1,
  unit: 'G',
  portion: null,
  ...of,
});
const eaten = (of: Partial<LoggedFood>, kept = MILK): MealFood => ({ ...logged(of), food: kept });

describe('an amount of a food', () => {
  it.each([
    [MILK, { amount: 100, unit: 'G' }, 100],
    [MILK, { amount: 200, unit: 'ML' }, 206],
    [MILK, { amount: 1.5, unit: 'PORTION', portion: '1 taza' }, 366],
    [EGG, { amount: 2, unit: 'U' }, 110],
  ] as const)('weighs %#', (kept, of, grams) => {
    expect(loggedWeight(kept, logged(of))?.grams).toBeCloseTo(grams, 9);
  });

  it.each([
    ['a piece of a food that is measured in millilitres', MILK, { unit: 'U' }, 'OPTION_INVALID'],
    ['a portion that the food does not have', MILK, { unit: 'PORTION', portion: '1 vaso' }, 'OPTION_INVALID'],
    ['a tonne of pieces', EGG, { amount: 1000, unit: 'U' }, 'OUT_OF_RANGE'],
  ] as const)('is refused: %s', (_what, kept, of, code) => {
    expect(logFood(logged(of), kept)).toMatchObject({ ok: false, code });
  });

  it.each([
    [0, 'OUT_OF_RANGE'],
    [-5, 'OUT_OF_RANGE'],
    [100_000, 'OUT_OF_RANGE'],
    [Number.NaN, 'NUMBER_INVALID'],
    [null, 'REQUIRED'],
    ['12', 'NUMBER_INVALID'],
  ])('is a number between 0 and 10,000, not %s', (amount, code) => {
    const { error } = loggedFoodsSchema.safeParse([{ foodId: ID, amount, unit: 'G' }]);
    expect(error?.issues).toMatchObject([{ path: [0, 'amount'], message: code }]);
  });

  it('of a meal of sixty foods is refused as a whole', () => {
    const sixty = Array.from({ length: 60 }, () => logged({}));
    expect(loggedFoodsSchema.safeParse(sixty).error?.issues).toMatchObject([
      { path: [], message: 'TOO_MANY' },
    ]);
  });
});

describe('an event with foods', () => {
  const event = { type: 'MEAL', name: 'Cena', start: '2026-03-03T20:00:00Z' };

  it('is a meal', () => {
    const result = cgmEventSchema.safeParse({
      ...event,
      type: 'REST',
      foods: [logged({})],
      carbohydrates: 3,
    });
    expect(result.error?.issues).toMatchObject([
      { path: ['foods'], message: 'OPTION_INVALID' },
      { path: ['carbohydrates'], message: 'OPTION_INVALID' },
    ]);
    expect(cgmEventSchema.parse(event)).toMatchObject({ foods: [], carbohydrates: null });
  });

  it.each([-1, 1001])('has no %s grams of carbohydrates', (carbohydrates) => {
    const { error } = cgmEventSchema.safeParse({ ...event, carbohydrates });
    expect(error?.issues).toMatchObject([{ path: ['carbohydrates'], message: 'OUT_OF_RANGE' }]);
  });
});

describe('the totals of a meal', () => {
  it('are those of its foods, and say what part of it is unknown', () => {
    const totals = mealFoodTotals([eaten({ amount: 200, unit: 'G' }), eaten({ amount: 2, unit: 'U' }, EGG)]);
    expect(totals).toMatchObject({
      grams: 310,
      energy: { amount: 274, unknownShare: 0 },
      carbohydrate: { amount: 10 },
      protein: { unknownShare: 0 },
      bites: 2.5,
      carbohydrateKind: 'AVAILABLE',
      isDensityAssumed: false,
    });
    expect(totals?.protein.amount).toBeCloseTo(19.2, 9);
    expect(totals?.carbohydrate.unknownShare).toBeCloseTo(110 / 310, 9);
  });

  it('are unknown where nothing is known, never zero', () => {
    const totals = mealFoodTotals([eaten({ amount: 100 }, food({}))]);
    expect(totals).toMatchObject({ energy: { amount: null, unknownShare: 1 }, bites: null });
    expect(mealFoodTotals([])).toBeNull();
  });

  it('say where a millilitre was taken as a gram', () => {
    const totals = mealFoodTotals([eaten({ amount: 100, unit: 'ML' }, food({ unit: 'ML' }))]);
    expect(totals).toMatchObject({ grams: 100, isDensityAssumed: true });
  });
});

it.each([
  [200, 0],
  [1.5, 1],
  [0.25, 2],
  [1 / 3, 2],
  [2.999, 0],
])('an amount of %d reads as it was logged', (amount, digits) => {
  expect(amountDecimals(amount)).toBe(digits);
});

describe('the carbohydrates of a meal', () => {
  const of = (amount: number | null, unknownShare = 0) => ({
    carbohydrate: { amount, unknownShare, unknownEnergyShare: null },
  });

  it.each([
    ['what was typed precedes the foods, and says what they are', 45, of(52), 45, 'TYPED', 52],
    ['what was typed agrees to the gram', 45, of(45.3), 45, 'TYPED', null],
    ['what was typed can be none', 0, of(52), 0, 'TYPED', 52],
    ['those of the foods count while nothing is typed', null, of(52, 0.2), 52, 'FOODS', null],
  ])('%s', (_what, typed, totals, grams, from, ofFoods) => {
    expect(mealCarbohydrates(typed, totals)).toMatchObject({ grams, from, ofFoods });
  });

  it('are not known without either', () => {
    expect(mealCarbohydrates(null, of(null, 1))).toBeNull();
    expect(mealCarbohydrates(null, null)).toBeNull();
  });
});

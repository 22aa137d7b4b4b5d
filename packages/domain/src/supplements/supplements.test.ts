import { describe, expect, it } from 'vitest';
import { problemsOf, walked } from '../shared/testing/index.ts';
import {
  SPECIFIED_SUPPLEMENT,
  SPECIFIED_TAKES,
  SPECIFIED_TOTALS,
  VALID_SUPPLEMENT,
  VALID_TAKES,
  WRONG_SUPPLEMENTS,
  WRONG_TAKES,
} from './testing/index.ts';
import {
  INGREDIENTS,
  ingredientTotals,
  isTakenOn,
  patientSupplementFormSchema,
  servingsPerDay,
  SUPPLEMENT_CATEGORIES,
  SUPPLEMENT_LIMITS,
  supplementFormSchema,
  TAKE_FREQUENCIES,
  TAKE_UNITS,
  totalDailyAmount,
  weekdayOf,
  type TakenSupplement,
} from './index.ts';

describe('the option sets of the specification', () => {
  it('are complete', () => {
    expect(SUPPLEMENT_CATEGORIES).toHaveLength(16);
    expect(TAKE_UNITS).toEqual(['UNIT', 'ML', 'MG', 'GR']);
    expect(TAKE_FREQUENCIES).toEqual(['DAILY', 'EVERY_OTHER_DAY', 'WEEKLY', 'AS_NEEDED']);
  });
});

describe('a supplement of the catalogue', () => {
  it.each(SPECIFIED_SUPPLEMENT)('keeps and refuses what it says of $field: $rule', (row) => {
    expect(walked(row, VALID_SUPPLEMENT, supplementFormSchema)).toEqual({
      kept: row.kept,
      refused: row.refused.map(([, code]) => code),
    });
  });

  it('keeps what was written', () => {
    expect(supplementFormSchema.parse(VALID_SUPPLEMENT)).toEqual(VALID_SUPPLEMENT);
    for (const category of SUPPLEMENT_CATEGORIES)
      expect(supplementFormSchema.parse({ ...VALID_SUPPLEMENT, category }).category).toBe(category);
  });

  it.each(WRONG_SUPPLEMENTS)('is refused with %s', (_what, change, path, code) => {
    const result = supplementFormSchema.safeParse({ ...VALID_SUPPLEMENT, ...change });
    expect(problemsOf(result)).toContainEqual([path, code]);
  });
});

describe('what a patient takes', () => {
  it.each(SPECIFIED_TAKES)('keeps and refuses what it says of $field: $rule', (row) => {
    expect(walked(row, VALID_TAKES, patientSupplementFormSchema)).toEqual({
      kept: row.kept,
      refused: row.refused.map(([, code]) => code),
    });
  });

  it.each(SPECIFIED_TOTALS)('is $totalDailyAmount a day: $dailyTakes times $amountPerTake', (row) => {
    expect(totalDailyAmount(row)).toBe(row.totalDailyAmount);
    expect(patientSupplementFormSchema.safeParse({ ...VALID_TAKES, ...row }).success).toBe(true);
  });

  it('keeps what was written, and days only of a week', () => {
    expect(patientSupplementFormSchema.parse(VALID_TAKES)).toEqual(VALID_TAKES);
    const daily = patientSupplementFormSchema.parse({ ...VALID_TAKES, frequency: 'DAILY' });
    expect(daily.weekdays).toEqual([]);
    const oneDay = { ...VALID_TAKES, endDate: VALID_TAKES.startDate };
    expect(patientSupplementFormSchema.safeParse(oneDay).success).toBe(true);
  });

  it.each(WRONG_TAKES)('is refused with %s', (_what, change, path, code) => {
    const result = patientSupplementFormSchema.safeParse({ ...VALID_TAKES, ...change });
    expect(problemsOf(result)).toContainEqual([path, code]);
  });

  it('amounts to what is written on paper, up to the limits', () => {
    expect(totalDailyAmount({ amountPerTake: 0.1, dailyTakes: 3 })).toBe(0.3);
    const most = { amountPerTake: SUPPLEMENT_LIMITS.amountPerTake, dailyTakes: SUPPLEMENT_LIMITS.dailyTakes };
    expect(totalDailyAmount(most)).toBe(240_000);
  });

  it.each([
    ['DAILY', [], ['02', '03', '04', '05', '06', '07', '08']],
    ['EVERY_OTHER_DAY', [], ['02', '04', '06', '08']],
    ['WEEKLY', [1, 7], ['02', '08']],
    ['AS_NEEDED', [], []],
  ] as const)('is taken on its days: %s', (frequency, weekdays, expected) => {
    const schedule = { frequency, weekdays, startDate: '2026-03-02', endDate: '2026-03-08', isActive: true };
    const days = ['01', '02', '03', '04', '05', '06', '07', '08', '09'];
    const taken = days.filter((day) => isTakenOn(schedule, `2026-03-${day}`));
    expect(taken).toEqual(expected);
    expect(days.some((day) => isTakenOn({ ...schedule, isActive: false }, `2026-03-${day}`))).toBe(false);
  });

  it('counts weekdays from Monday', () => {
    expect(weekdayOf('1969-12-31')).toBe(3);
    expect(weekdayOf('2026-03-02')).toBe(1);
    expect(weekdayOf('2026-03-08')).toBe(7);
  });
});

const taken = (change: Partial<TakenSupplement> = {}): TakenSupplement => ({
  id: 'a',
  unit: 'UNIT',
  amountPerTake: 1,
  dailyTakes: 1,
  frequency: 'DAILY',
  weekdays: [],
  supplement: {
    servingAmount: 1,
    servingUnit: 'UNIT',
    ingredients: [{ code: 'VITAMIN_D', name: null, amount: 25, unit: 'UG' }],
  },
  ...change,
});

describe('totals of ingredients', () => {
  it('add up all supplements as the mean of a day, in the unit of the limit', () => {
    const drops = {
      servingAmount: 1,
      servingUnit: 'ML',
      ingredients: [{ code: 'VITAMIN_D', name: null, amount: 0.15, unit: 'MG' }],
    } as const;
    const { totals } = ingredientTotals([
      taken(),
      taken({ id: 'b', frequency: 'EVERY_OTHER_DAY', dailyTakes: 2 }),
      taken({
        id: 'c',
        unit: 'ML',
        amountPerTake: 0.5,
        frequency: 'WEEKLY',
        weekdays: [1],
        supplement: { ...drops, ingredients: [...drops.ingredients] },
      }),
    ]);
    expect(totals).toMatchObject([
      { code: 'VITAMIN_D', unit: 'UG', from: ['a', 'b', 'c'], isOverLimit: false },
    ]);
    expect(totals[0]?.amount).toBeCloseTo(25 + 25 + 75 / 7, 3);
  });

  it('say what is above a published limit, and not what equals it', () => {
    const over = (dailyTakes: number) => ingredientTotals([taken({ dailyTakes })]).totals[0]?.isOverLimit;
    expect(over(4)).toBe(false);
    expect(over(5)).toBe(true);
  });

  it('weigh in grams what is given in milligrams, and never capsules in grams', () => {
    const powder = {
      servingAmount: 5,
      servingUnit: 'GR',
      ingredients: [{ code: 'CREATINE', name: null, amount: 5, unit: 'G' }],
    };
    const supplement = powder as TakenSupplement['supplement'];
    expect(servingsPerDay(taken({ unit: 'MG', amountPerTake: 2500, supplement }))).toBe(0.5);
    expect(ingredientTotals([taken({ unit: 'UNIT', supplement })])).toEqual({ totals: [], uncounted: ['a'] });
  });

  it('name the published limits of adults', () => {
    const limits = Object.entries(INGREDIENTS).flatMap(([code, facts]) =>
      'limit' in facts ? [[code, facts.limit.amount, facts.unit]] : [],
    );
    expect(limits).toEqual([
      ['VITAMIN_A', 3000, 'UG'],
      ['NICOTINIC_ACID', 10, 'MG'],
      ['NICOTINAMIDE', 900, 'MG'],
      ['VITAMIN_B6', 12, 'MG'],
      ['FOLIC_ACID', 1000, 'UG'],
      ['VITAMIN_D', 100, 'UG'],
      ['VITAMIN_E', 300, 'MG'],
      ['CALCIUM', 2500, 'MG'],
      ['MAGNESIUM', 250, 'MG'],
      ['IRON', 40, 'MG'],
      ['ZINC', 25, 'MG'],
      ['COPPER', 5, 'MG'],
      ['IODINE', 600, 'UG'],
      ['SELENIUM', 255, 'UG'],
      ['MANGANESE', 8, 'MG'],
      ['MOLYBDENUM', 600, 'UG'],
      ['BORON', 10, 'MG'],
      ['CAFFEINE', 400, 'MG'],
    ]);
  });
});

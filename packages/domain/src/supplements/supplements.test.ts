import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOfLocalDate, localDateOfDays } from '../shared/index.ts';
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
  ingredientTotals,
  isTakenOn,
  runsOn,
  statusOn,
  weightIn,
  type IntakePerson,
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

const ADULT: IntakePerson = { ageMonths: 480, sex: 'MALE', pregnancy: 'NEITHER', weightKg: 80 };

const taken = (change: Partial<TakenSupplement> = {}): TakenSupplement => ({
  id: 'a',
  unit: 'UNIT',
  amountPerTake: 1,
  dailyTakes: 1,
  frequency: 'DAILY',
  weekdays: [],
  startDate: '2026-03-02',
  endDate: null,
  isActive: true,
  supplement: {
    servingAmount: 1,
    servingUnit: 'UNIT',
    ingredients: [{ code: 'VITAMIN_D', name: null, amount: 25, unit: 'UG' }],
  },
  ...change,
});

/** A Monday. */
const DAY = '2026-03-02';
const of = (code: string, amount: number, unit = 'MG', change: Partial<TakenSupplement> = {}) =>
  taken({
    ...change,
    supplement: {
      servingAmount: 1,
      servingUnit: 'UNIT',
      ingredients: [{ code, name: null, amount, unit }] as TakenSupplement['supplement']['ingredients'],
    },
  });
const totalsOf = (all: readonly TakenSupplement[], person = ADULT, from = DAY) =>
  ingredientTotals(all, person, from).totals;

describe('totals of ingredients', () => {
  it('add up all supplements on their highest day, with the mean beside it', () => {
    const [total] = totalsOf([
      taken(),
      taken({ id: 'b', frequency: 'EVERY_OTHER_DAY', dailyTakes: 2 }),
      of('VITAMIN_D', 0.15, 'MG', { id: 'c', amountPerTake: 0.5, frequency: 'WEEKLY', weekdays: [1] }),
    ]);
    expect(total).toMatchObject({ code: 'VITAMIN_D', unit: 'UG', from: ['a', 'b', 'c'], highestOn: DAY });
    expect(total?.highestDay).toBe(25 + 50 + 75);
    expect(total?.mean).toBeCloseTo(25 + 25 + 75 / 7, 3);
    expect(total?.perDose).toBe(75);
  });

  it('judge caffeine by its highest day and by its single dose, never by a mean', () => {
    const [total] = totalsOf([of('CAFFEINE', 200, 'MG', { dailyTakes: 3, frequency: 'EVERY_OTHER_DAY' })]);
    expect(total).toMatchObject({
      highestDay: 600,
      mean: 300,
      perDose: 200,
      day: { verdict: 'OVER', amount: 600, level: { amount: 400 } },
      dose: { verdict: 'WITHIN', level: { amount: 200 } },
    });
    const [once] = totalsOf([of('CAFFEINE', 201)]);
    expect(once).toMatchObject({ day: { verdict: 'WITHIN' }, dose: { verdict: 'OVER' } });
  });

  it('judge a weekly dose of vitamin D by its mean, and keep the highest day', () => {
    const weekly = of('VITAMIN_D', 25_000, 'IU', { frequency: 'WEEKLY', weekdays: [1] });
    const [total] = totalsOf([weekly]);
    expect(total).toMatchObject({ highestDay: 625, day: { verdict: 'WITHIN' } });
    expect(total?.day.amount).toBeCloseTo(625 / 7, 2);
    expect(totalsOf([of('VITAMIN_D', 60_000, 'IU', weekly)])[0]?.day.verdict).toBe('OVER');
  });

  it('count what is to come from its day on, and neither what is paused nor what has ended', () => {
    const later = of('ZINC', 15, 'MG', { id: 'b', startDate: '2026-06-01' });
    const [total] = totalsOf([of('ZINC', 15), later]);
    expect(total).toMatchObject({ highestDay: 30, highestOn: '2026-06-01', day: { verdict: 'OVER' } });
    expect(totalsOf([of('ZINC', 15, 'MG', { isActive: false })])).toEqual([]);
    expect(totalsOf([of('ZINC', 15, 'MG', { endDate: '2026-03-01', startDate: '2026-02-01' })])).toEqual([]);
    const until = of('ZINC', 15, 'MG', { endDate: '2026-05-31' });
    expect(totalsOf([until, later])[0]?.highestDay).toBe(15);
  });

  it('judge EPA and DHA as their sum, and one alone by its own level', () => {
    const both = taken({
      supplement: {
        servingAmount: 1,
        servingUnit: 'UNIT',
        ingredients: [
          { code: 'EPA', name: null, amount: 3300, unit: 'MG' },
          { code: 'DHA', name: null, amount: 2000, unit: 'MG' },
        ],
      },
    });
    expect(totalsOf([both]).map(({ code, day }) => [code, day.verdict])).toEqual([
      ['EPA', 'NONE'],
      ['DHA', 'NONE'],
      ['EPA_DHA', 'OVER'],
    ]);
    expect(totalsOf([of('DHA', 1200)])[0]).toMatchObject({ code: 'DHA', day: { verdict: 'OVER' } });
    expect(totalsOf([of('EPA', 1800)])[0]).toMatchObject({ code: 'EPA', day: { verdict: 'WITHIN' } });
  });

  it('name what several supplements have', () => {
    const { shared } = ingredientTotals([taken(), taken({ id: 'b' }), of('ZINC', 5)], ADULT, DAY);
    expect(shared).toEqual([{ code: 'VITAMIN_D', from: ['a', 'b'] }]);
  });

  it('are never below what any one day has', () => {
    const frequency = fc.constantFrom(...TAKE_FREQUENCIES);
    const one = fc.record({
      amount: fc.integer({ min: 1, max: 500 }),
      frequency,
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      start: fc.integer({ min: -20, max: 60 }),
      length: fc.option(fc.integer({ min: 0, max: 40 })),
    });
    const first = daysOfLocalDate(DAY) ?? 0;
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 5 }), (all) => {
        const supplements = all.map(({ amount, start, length, ...how }, at) =>
          of('CAFFEINE', amount, 'MG', {
            id: String(at),
            ...how,
            startDate: localDateOfDays(first + start),
            endDate: length === null ? null : localDateOfDays(first + start + length),
          }),
        );
        const [total] = totalsOf(supplements);
        for (let day = 0; day < 130; day += 1) {
          const on = localDateOfDays(first + day);
          const sum = supplements
            .filter((each) => (each.frequency === 'AS_NEEDED' ? runsOn(each, on) : isTakenOn(each, on)))
            .reduce((amount, each) => amount + (each.supplement.ingredients[0]?.amount ?? 0), 0);
          expect(total?.highestDay ?? 0).toBeGreaterThanOrEqual(sum);
        }
      }),
    );
  });

  it('weigh in grams what is given in milligrams, and never capsules in grams', () => {
    const powder = {
      servingAmount: 5,
      servingUnit: 'GR',
      ingredients: [{ code: 'CREATINE', name: null, amount: 5, unit: 'G' }],
    };
    const supplement = powder as TakenSupplement['supplement'];
    expect(servingsPerDay(taken({ unit: 'MG', amountPerTake: 2500, supplement }))).toBe(0.5);
    expect(ingredientTotals([taken({ unit: 'UNIT', supplement })], ADULT, DAY)).toMatchObject({
      totals: [],
      uncounted: ['a'],
    });
  });

  it.each([
    ['VITAMIN_D', 1000, 25],
    ['VITAMIN_A', 10_000, 3000],
    ['BETA_CAROTENE', 25_000, 15],
    ['VITAMIN_E', 400, 268],
  ] as const)('convert international units of %s', (code, iu, expected) => {
    expect(weightIn(code, iu, 'IU')).toBeCloseTo(expected, 6);
    const ingredients = [{ code, name: null, amount: iu, unit: 'IU' }];
    expect(supplementFormSchema.safeParse({ ...VALID_SUPPLEMENT, ingredients }).success).toBe(true);
  });
});

describe('what a schedule is on a day', () => {
  it.each([
    [{}, 'CURRENT'],
    [{ startDate: '2026-03-03' }, 'TO_COME'],
    [{ startDate: '9999-01-01' }, 'TO_COME'],
    [{ endDate: DAY }, 'CURRENT'],
    [{ endDate: '2026-03-01', startDate: '2026-02-01' }, 'ENDED'],
    [{ endDate: '2026-03-01', startDate: '2026-02-01', isActive: false }, 'ENDED'],
    [{ isActive: false }, 'PAUSED'],
  ] as const)('%o is %s', (change, status) => {
    expect(statusOn(taken(change), DAY)).toBe(status);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apportion,
  bitesOf,
  checkEnergyTarget,
  checkMacroShares,
  checkMealShares,
  checkPlanPeriod,
  DEFAULT_KCAL_PER_BITE,
  DEFAULT_MACRO_SHARES,
  DEFAULT_MEAL_SHARES,
  KCAL_PER_BITE_LIMITS,
  KCAL_PER_GRAM,
  MACROS,
  MEALS,
  mealMatch,
  planDate,
  planDayOn,
  planEnd,
  planFormSchema,
  planPhase,
  PLAN_ENERGY_KCAL,
  PLAN_WEEKS,
  planTargets,
  type Meal,
  type MealShares,
} from './index.ts';

const shares = (...values: (number | null)[]) =>
  Object.fromEntries(MEALS.map((meal, index) => [meal, values[index] ?? null])) as Record<
    Meal,
    number | null
  >;

/** Shares of the five meals with two decimals that add up to 100. */
const anyMealShares = fc
  .array(fc.nat(1000), { minLength: 5, maxLength: 5 })
  .map((weights) => apportion(10_000, weights).map((share) => share / 100))
  .map((values) => shares(...values) as MealShares);

describe('shares', () => {
  it('accepts the defaults', () => {
    expect(checkMealShares(DEFAULT_MEAL_SHARES)).toEqual({ ok: true, value: DEFAULT_MEAL_SHARES });
    expect(checkMacroShares(DEFAULT_MACRO_SHARES).ok).toBe(true);
  });

  it.each([
    [shares(20, 10, 35, 10, 24), 99],
    [shares(20, 10, 35, 10, 26), 101],
    [shares(20, 10, 35, 10, 24.99), 99.99],
    [shares(0, 0, 0, 0, 0), 0],
  ])('refuses %j with its sum', (values, sum) => {
    expect(checkMealShares(values)).toEqual({ ok: false, code: 'SHARES_TOTAL', details: { sum } });
  });

  it.each([
    [shares(-10, 20, 55, 10, 25), 'BREAKFAST', 'OUT_OF_RANGE'],
    [shares(20, null, 45, 10, 25), 'MID_MORNING_SNACK', 'REQUIRED'],
    [shares(20, 10, Number.NaN, 10, 25), 'LUNCH', 'NUMBER_INVALID'],
    [shares(20, 10, 35, 10.004, 24.996), 'MID_AFTERNOON_SNACK', 'TOO_MANY_DECIMALS'],
    [shares(0, 0, 0, 0, 101), 'DINNER', 'OUT_OF_RANGE'],
  ])('names the share at fault in %j', (values, part, problem) => {
    expect(checkMealShares(values)).toEqual({ ok: false, code: 'SHARE_INVALID', details: { part, problem } });
  });

  it('adds decimals exactly', () => {
    expect(checkMacroShares({ CARBS: 33.33, FAT: 33.33, PROTEIN: 33.34 }).ok).toBe(true);
    expect(checkMacroShares({ CARBS: 33.3, FAT: 33.3, PROTEIN: 33.3 })).toMatchObject({
      details: { sum: 99.9 },
    });
  });

  it('either totals 100 or is refused, for any two decimals', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 5, maxLength: 5 }), (parts) => {
        const sum = parts.reduce((all, part) => all + part, 0);
        expect(checkMealShares(shares(...parts.map((part) => part / 100))).ok).toBe(sum === 10_000);
      }),
    );
    fc.assert(fc.property(anyMealShares, (values) => checkMealShares(values).ok));
  });
});

describe('apportion', () => {
  it('gives what is left to the largest remainders', () => {
    expect(apportion(101, [1, 1, 1])).toEqual([34, 34, 33]);
    expect(apportion(10, [0, 0])).toEqual([5, 5]);
    expect(apportion(1800, [20, 10, 35, 10, 25])).toEqual([360, 180, 630, 180, 450]);
  });

  it('adds up, and is less than one off everywhere', () => {
    const weights = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(9000), weights, (total, parts) => {
        const result = apportion(total, parts);
        const sum = parts.reduce((all, part) => all + part, 0);
        expect(result.reduce((all, part) => all + part, 0)).toBe(total);
        if (sum > 1e-6)
          parts.forEach((part, index) => {
            expect(Math.abs(result[index]! - (total * part) / sum)).toBeLessThan(1 + 1e-6);
          });
      }),
    );
  });
});

describe('bites', () => {
  it.each([
    [0, 0],
    [24.9, 0],
    [25, 0.5],
    [437, 4.5],
    [475, 5],
  ])('%d kcal are %d bites', (kcal, bites) => {
    expect(bitesOf(kcal)).toBe(bites);
  });

  it('uses the constant of the account', () => {
    expect(bitesOf(437, 80)).toBe(5.5);
  });
});

describe('planTargets', () => {
  const input = {
    energyKcal: 2000,
    mealShares: DEFAULT_MEAL_SHARES,
    macroShares: DEFAULT_MACRO_SHARES,
    kcalPerBite: DEFAULT_KCAL_PER_BITE,
  };

  it('computes a day of 2,000 kcal', () => {
    const { day, meals } = planTargets(input);
    expect(day).toEqual({ kcal: 2000, grams: { CARBS: 225, FAT: 67, PROTEIN: 125 }, bites: 20 });
    expect(meals.LUNCH).toEqual({ kcal: 700, grams: { CARBS: 79, FAT: 23, PROTEIN: 44 }, bites: 7 });
    expect(MEALS.map((meal) => meals[meal].kcal)).toEqual([400, 200, 700, 200, 500]);
  });

  it('agrees between meals and day for any energy, shares and constant', () => {
    const energy = fc.integer(PLAN_ENERGY_KCAL);
    const bite = fc.integer(KCAL_PER_BITE_LIMITS);
    fc.assert(
      fc.property(energy, anyMealShares, bite, (energyKcal, mealShares, kcalPerBite) => {
        const { day, meals } = planTargets({ ...input, energyKcal, mealShares, kcalPerBite });
        const sum = (of: (meal: Meal) => number) => MEALS.reduce((all, meal) => all + of(meal), 0);
        expect(sum((meal) => meals[meal].kcal)).toBe(day.kcal);
        expect(sum((meal) => meals[meal].bites)).toBe(day.bites);
        for (const macro of MACROS) {
          expect(sum((meal) => meals[meal].grams[macro])).toBe(day.grams[macro]);
          const share = (energyKcal * input.macroShares[macro]) / 100;
          expect(Math.abs(day.grams[macro] * KCAL_PER_GRAM[macro] - share)).toBeLessThanOrEqual(
            KCAL_PER_GRAM[macro] / 2 + 1e-6,
          );
        }
        for (const meal of MEALS)
          expect(mealMatch(meals[meal].kcal, meals[meal], kcalPerBite).matches).toBe(true);
      }),
    );
  });
});

describe('mealMatch', () => {
  const target = { kcal: 700, bites: 7 };
  it.each([
    [735, true],
    [735.1, false],
    [665, true],
    [664, false],
  ])('%d kcal of 700', (kcal, matches) => {
    expect(mealMatch(kcal, target, 100).matches).toBe(matches);
  });

  it('allows 25 kcal in a small meal', () => {
    expect(mealMatch(225, { kcal: 200, bites: 2 }, 100).matches).toBe(true);
    expect(mealMatch(226, { kcal: 200, bites: 2 }, 100).matches).toBe(false);
  });

  it('compares bites after rounding', () => {
    expect(mealMatch(2080, { kcal: 2000, bites: 20 }, 100)).toMatchObject({ matches: false, bitesOff: 1 });
  });
});

describe('energy', () => {
  it.each([
    [null, 'REQUIRED'],
    [Number.NaN, 'NUMBER_INVALID'],
    [499, 'OUT_OF_RANGE'],
    [8001, 'OUT_OF_RANGE'],
  ])('refuses %s', (kcal, code) => {
    expect(checkEnergyTarget({ kcal, source: 'TYPED', on: '2026-11-23' })).toMatchObject({ ok: false, code });
  });

  it('is whole', () => {
    const energy = { kcal: 2000.4, source: 'PREDICTED', on: '2026-11-23' } as const;
    expect(checkEnergyTarget(energy)).toEqual({ ok: true, value: { ...energy, kcal: 2000 } });
  });
});

describe('period', () => {
  const today = '2026-11-23';
  it.each([
    [{ startDate: today, weeks: null }, 'WEEKS_REQUIRED'],
    [{ startDate: today, weeks: 2.5 }, 'WEEKS_WHOLE'],
    [{ startDate: today, weeks: 0 }, 'WEEKS_OUT_OF_RANGE'],
    [{ startDate: today, weeks: 400 }, 'WEEKS_OUT_OF_RANGE'],
    [{ startDate: null, weeks: 4 }, 'START_REQUIRED'],
    [{ startDate: '2026-02-30', weeks: 4 }, 'START_INVALID'],
    [{ startDate: '2026-11-22', weeks: 4 }, 'START_IN_PAST'],
  ])('refuses %j', (period, code) => {
    expect(checkPlanPeriod(period, today)).toMatchObject({ ok: false, code });
  });

  it('accepts today, and the date of a plan that has started', () => {
    expect(checkPlanPeriod({ startDate: today, weeks: 52 }, today).ok).toBe(true);
    expect(checkPlanPeriod({ startDate: '2026-11-02', weeks: 4 }, today, '2026-11-02').ok).toBe(true);
    expect(checkPlanPeriod({ startDate: '2026-11-01', weeks: 4 }, today, '2026-11-02').ok).toBe(false);
  });

  it('finds each date of the plan, over a clock change and a leap day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer(PLAN_WEEKS), (start, weeks) => {
        const period = { startDate: planDate('2000-01-01', { week: 0, day: start }), weeks };
        const all = Array.from({ length: weeks * 7 }, (_, days) => ({
          week: Math.floor(days / 7),
          day: days % 7,
        }));
        for (const at of all) expect(planDayOn(period, planDate(period.startDate, at))).toEqual(at);
        expect(planDate(period.startDate, all.at(-1)!)).toBe(planEnd(period));
        expect(planDayOn(period, planDate(period.startDate, { week: weeks, day: 0 }))).toBeNull();
      }),
      { numRuns: 30 },
    );
  });
});

describe('a plan as it is written', () => {
  const today = '2026-11-23';
  const plan = {
    name: ' Cuatro semanas ',
    weeks: 4,
    startDate: '2026-11-23',
    mealShares: DEFAULT_MEAL_SHARES,
    macroShares: DEFAULT_MACRO_SHARES,
    energy: null,
  };
  const problems = (change: object, savedStart: string | null = null) =>
    planFormSchema({ today, savedStart })
      .safeParse({ ...plan, ...change })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  it('is kept with its name trimmed and its energy in whole kilocalories', () => {
    expect(planFormSchema({ today }).parse(plan)).toEqual({ ...plan, name: 'Cuatro semanas' });
    const energy = { kcal: 1899.5, source: 'TYPED', on: today };
    expect(planFormSchema({ today }).parse({ ...plan, energy }).energy).toEqual({ ...energy, kcal: 1900 });
  });

  it.each([
    ['no name', { name: ' ' }, [['name', 'REQUIRED']]],
    ['no weeks', { weeks: null }, [['weeks', 'REQUIRED']]],
    ['no number of weeks', { weeks: Number.NaN }, [['weeks', 'NUMBER_INVALID']]],
    ['half a week', { weeks: 1.5 }, [['weeks', 'WHOLE_NUMBER']]],
    ['0 weeks', { weeks: 0 }, [['weeks', 'OUT_OF_RANGE']]],
    ['400 weeks', { weeks: 400 }, [['weeks', 'OUT_OF_RANGE']]],
    ['a start that is no day', { startDate: '2026-02-30' }, [['startDate', 'DATE_INVALID']]],
    ['yesterday', { startDate: '2026-11-22' }, [['startDate', 'DATE_IN_PAST']]],
    ['another age', { startDate: '2200-01-01' }, [['startDate', 'OUT_OF_RANGE']]],
    ['meals of 101', { mealShares: { ...DEFAULT_MEAL_SHARES, LUNCH: 36 } }, [['mealShares', 'SHARES_TOTAL']]],
    [
      'an empty share',
      { macroShares: { ...DEFAULT_MACRO_SHARES, FAT: null } },
      [['macroShares', 'REQUIRED']],
    ],
    [
      'a share that is no number',
      { macroShares: { ...DEFAULT_MACRO_SHARES, FAT: Number.NaN } },
      [['macroShares', 'NUMBER_INVALID']],
    ],
    ['no energy', { energy: { kcal: null, source: 'TYPED', on: today } }, [['energy.kcal', 'REQUIRED']]],
    ['a fast', { energy: { kcal: 499, source: 'TYPED', on: today } }, [['energy.kcal', 'OUT_OF_RANGE']]],
    [
      'energy from nowhere',
      { energy: { kcal: 1900, source: null, on: today } },
      [['energy.source', 'REQUIRED']],
    ],
  ])('is refused with %s', (_what, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it('keeps a start that has passed', () => {
    expect(problems({ startDate: '2026-11-01' }, '2026-11-01')).toEqual([]);
  });

  it('is coming, running or over', () => {
    const period = { startDate: '2026-11-23', weeks: 1 };
    expect(
      ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'].map((day) => planPhase(period, day)),
    ).toEqual(['UPCOMING', 'RUNNING', 'RUNNING', 'ENDED']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deficitBars, energyDoubt, openEnergyDoubt, type EnergyPerson } from './energy-floor.ts';
import {
  amountOfKcal,
  GOAL_UNITS,
  goalCautions,
  goalDifference,
  goalEnergy,
  goalReach,
  kcalOfAmount,
  type EnergyGoal,
} from './energy-goal.ts';
import { energyTargetSchema, isOfItsGoal, planFormSchema } from './schemas.ts';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from './shares.ts';

const goal = (change: Partial<EnergyGoal> = {}): EnergyGoal => ({
  direction: 'LOSE',
  amount: 500,
  unit: 'KCAL',
  need: { kcal: 2500, method: 'MIFFLIN_ST_JEOR', on: '2026-11-20', stage: null, extraKcal: 0 },
  weight: { kg: 90, on: '2026-11-20' },
  objectiveKg: 85,
  ...change,
});

describe('a deficit or surplus', () => {
  it.each([
    [500, 'KCAL', 2500, 500],
    [20, 'PERCENT', 2500, 500],
    [0.5, 'KG_WEEK', 2500, 550],
    [1, 'KG_WEEK', 1800, 1100],
  ] as const)('of %d %s from %d kcal is %d kcal a day', (amount, unit, need, kcal) => {
    expect(kcalOfAmount(amount, unit, need)).toBe(kcal);
    expect(amountOfKcal(kcal, unit, need)).toBe(amount);
  });

  it('comes to nearly the same kilocalories whatever unit it is converted to and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 1500 }),
        fc.integer({ min: 800, max: 5000 }),
        fc.constantFrom(...GOAL_UNITS),
        (kcal, need, unit) => {
          const back = kcalOfAmount(amountOfKcal(kcal, unit, need), unit, need);
          // A tenth of a percent or a hundredth of a kilogram is what the field shows.
          expect(Math.abs(back - kcal)).toBeLessThanOrEqual(unit === 'PERCENT' ? need / 2000 + 1 : 7);
        },
      ),
    );
  });

  it('is taken from the need, or added to it, and never clamped', () => {
    expect(goalEnergy(goal())).toBe(2000);
    expect(goalEnergy(goal({ direction: 'GAIN', amount: 10, unit: 'PERCENT' }))).toBe(2750);
    expect(goalEnergy(goal({ direction: 'MAINTAIN', amount: 0 }))).toBe(2500);
    expect(goalEnergy(goal({ amount: 2000 }))).toBe(500);
    expect(goalDifference(goal())).toBe(-500);
  });
});

describe('the date of an objective weight', () => {
  it('is between the rule of 7,700 kcal and the adapting body', () => {
    // 5 kg × 7,700 / 500 = 77 days; eventually 20.9 kg, of which 5 are lost in −log2(1 − 0.239) years.
    expect(goalReach(goal(), '2026-11-30', true)).toEqual({
      kind: 'REACHED',
      earliest: '2027-02-15',
      latest: '2027-04-23',
    });
  });

  it('is not promised where the weight settles before', () => {
    const reach = goalReach(goal({ objectiveKg: 65 }), '2026-11-30', true);
    expect(reach).toMatchObject({ kind: 'SETTLES' });
    expect(reach?.kind === 'SETTLES' && reach.settlesKg).toBeCloseTo(69.08, 1);
  });

  it('is none on the wrong side of the weight, of a child, in pregnancy, and without an objective', () => {
    expect(goalReach(goal({ objectiveKg: 95 }), '2026-11-30', true)).toEqual({ kind: 'AWAY' });
    expect(goalReach(goal(), '2026-11-30', false)).toBeNull();
    expect(
      goalReach(goal({ need: { ...goal().need, stage: 'LACTATION_0_6' } }), '2026-11-30', true),
    ).toBeNull();
    expect(goalReach(goal({ objectiveKg: null }), '2026-11-30', true)).toBeNull();
    expect(goalReach(goal({ direction: 'MAINTAIN', amount: 0 }), '2026-11-30', true)).toBeNull();
  });

  it('is never before the crude rule, whatever the figures', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: 40, max: 250, noNaN: true }),
        fc.double({ min: 40, max: 250, noNaN: true }),
        fc.constantFrom('LOSE', 'GAIN'),
        (amount, kg, objectiveKg, direction) => {
          const of = goal({ amount, direction, objectiveKg, weight: { kg, on: '2026-11-20' } });
          const reach = goalReach(of, '2026-11-30', true);
          if (reach?.kind === 'REACHED') expect(reach.latest >= reach.earliest).toBe(true);
        },
      ),
    );
  });
});

describe('beside a goal', () => {
  it('says what is fast, large, or of an age', () => {
    expect(goalCautions(goal(), 40)).toEqual([]);
    expect(goalCautions(goal({ amount: 1100 }), 40)).toEqual(['FAST', 'LARGE_DEFICIT']);
    expect(goalCautions(goal({ direction: 'GAIN', amount: 600 }), 70)).toEqual(['LARGE_SURPLUS']);
    expect(goalCautions(goal(), 66)).toEqual(['OLDER']);
  });
});

const woman: EnergyPerson = { sex: 'FEMALE', age: 30, state: 'NEITHER' };

describe('a deficit is not for', () => {
  it.each([
    ['a pregnant woman', { ...woman, state: 'PREGNANT' }, 'PREGNANT'],
    ['a woman who breastfeeds', { ...woman, state: 'BREASTFEEDING' }, 'BREASTFEEDING'],
    ['a child', { ...woman, age: 12 }, 'CHILD'],
    ['somebody underweight', { ...woman, body: { weightKg: 50, heightCm: 170 } }, 'UNDERWEIGHT'],
    ['an eating disorder', { ...woman, hasEatingDisorder: true }, 'EATING_DISORDER'],
  ] as const)('%s, and somebody has to answer for it', (_, person, group) => {
    expect(deficitBars(person)).toContain(group);
    const energy = { kcal: 2000, goal: goal({ objectiveKg: null }) };
    expect(energyDoubt(2000, person, energy.goal)).toMatchObject({
      kind: 'NOT_FOR_PERSON',
      group,
      limitKcal: 2500,
    });
    expect(openEnergyDoubt(energy, person)).not.toBeNull();
    expect(
      openEnergyDoubt({ ...energy, confirmed: { kind: 'NOT_FOR_PERSON', limitKcal: 2500, group } }, person),
    ).toBeNull();
    // A surplus, or keeping the weight, is nobody's to answer for.
    expect(
      energyDoubt(2500, person, goal({ direction: 'MAINTAIN', amount: 0, objectiveKg: null })),
    ).toBeNull();
  });

  it('an objective below the normal range, judged by the height', () => {
    const person = { ...woman, body: { weightKg: 60, heightCm: 170 } };
    expect(deficitBars(person, 55)).toEqual([]);
    expect(deficitBars(person, 53)).toEqual(['OBJECTIVE_UNDERWEIGHT']);
  });

  it('anybody else, and nothing is asked', () => {
    expect(energyDoubt(2000, { ...woman, body: { weightKg: 90, heightCm: 170 } }, goal())).toBeNull();
  });
});

describe('an energy from a goal', () => {
  const energy = { kcal: 2000, source: 'GOAL', on: '2026-11-20', goal: goal() } as const;
  const form = planFormSchema({ today: '2026-11-30' });
  const plan = {
    name: 'Plan',
    weeks: 1,
    startDate: '2026-11-30',
    mealShares: DEFAULT_MEAL_SHARES,
    macroShares: DEFAULT_MACRO_SHARES,
  };

  it('is what the goal comes to, and an energy without a goal stays as it was', () => {
    expect(form.safeParse({ ...plan, energy }).success).toBe(true);
    expect(form.safeParse({ ...plan, energy: { ...energy, kcal: 2001 } }).success).toBe(false);
    expect(
      form.safeParse({ ...plan, energy: { kcal: 2000, source: 'GOAL', on: '2026-11-20' } }).success,
    ).toBe(false);
    expect(form.safeParse({ ...plan, energy: { ...energy, source: 'TYPED' } }).success).toBe(false);
    expect(energyTargetSchema.parse({ kcal: 1900, source: 'TYPED', on: '2026-11-20' })).toEqual({
      kcal: 1900,
      source: 'TYPED',
      on: '2026-11-20',
    });
    expect(isOfItsGoal({ kcal: 1900, source: 'PREDICTED' })).toBe(true);
  });

  it.each([
    ['no amount', { amount: 0 }],
    ['a negative amount', { amount: -5 }],
    ['5 kg a week', { amount: 5, unit: 'KG_WEEK' }],
    ['an amount beside keeping the weight', { direction: 'MAINTAIN' }],
    ['an objective of 3 kg', { objectiveKg: 3 }],
  ] as const)('refuses %s', (_, change) => {
    const wrong = goal(change);
    expect(
      form.safeParse({ ...plan, energy: { ...energy, kcal: goalEnergy(wrong), goal: wrong } }).success,
    ).toBe(false);
  });
});

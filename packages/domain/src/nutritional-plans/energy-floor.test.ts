import { describe, expect, it } from 'vitest';
import {
  energyDoubt,
  energyFloor,
  energyStateOf,
  openEnergyDoubt,
  unknownForEnergy,
  type EnergyPerson,
} from './energy-floor.ts';
import type { EnergyGoal } from './energy-goal.ts';
import type { LifeStage } from './life-stages.ts';

const person = (sex: EnergyPerson['sex'], age: number | null, state: EnergyPerson['state'] = null) => ({
  sex,
  age,
  state,
});

describe('the least energy of a day', () => {
  it.each([
    ['a woman', person('FEMALE', 40), 1200, 'WOMAN', 'AHA_ACC_TOS_2013'],
    ['a man', person('MALE', 40), 1500, 'MAN', 'AHA_ACC_TOS_2013'],
    ['an adult whose sex is not known', person(null, 40), 1500, 'ADULT', 'AHA_ACC_TOS_2013'],
    ['somebody whose age is not known', person('FEMALE', null), 1500, 'UNKNOWN', 'AHA_ACC_TOS_2013'],
    ['a pregnant woman', person('FEMALE', 30, 'PREGNANT'), 1800, 'PREGNANT', 'DGA_2015'],
    ['a woman who breastfeeds', person('FEMALE', 30, 'BREASTFEEDING'), 1800, 'BREASTFEEDING', 'E_LACTANCIA'],
    ['a girl of 5', person('FEMALE', 5), 1200, 'CHILD', 'DGA_2015'],
    ['a boy of 10', person('MALE', 10), 1600, 'CHILD', 'DGA_2015'],
    ['a girl of 12', person('FEMALE', 12), 1600, 'CHILD', 'DGA_2015'],
    ['a boy of 17', person('MALE', 17), 2400, 'CHILD', 'DGA_2015'],
    ['a child of 1', person('MALE', 1), 1000, 'CHILD', 'DGA_2015'],
    ['a child of 15 whose sex is not known', person(null, 15), 2200, 'CHILD', 'DGA_2015'],
  ] as const)('of %s is %o', (_, who, kcal, group, source) => {
    expect(energyFloor(who)).toEqual({ kcal, group, source });
  });

  it('of what is not known is never lower than of anything that it can be in an adult', () => {
    for (const sex of ['FEMALE', 'MALE'] as const)
      expect(energyFloor(person(null, null)).kcal).toBeGreaterThanOrEqual(energyFloor(person(sex, 40)).kcal);
  });

  it('is asked about below it and not at it, whoever it is', () => {
    for (const sex of ['FEMALE', 'MALE', null] as const)
      for (const age of [null, ...Array.from({ length: 100 }, (_, each) => each)])
        for (const state of [null, 'NEITHER', 'PREGNANT', 'BREASTFEEDING'] as const) {
          const who = { ...person(sex, age, state), needKcal: energyFloor(person(sex, age, state)).kcal };
          expect(energyDoubt(energyFloor(who).kcal, who)).toBeNull();
          expect(energyDoubt(energyFloor(who).kcal - 1, who)).not.toBeNull();
        }
  });
});

describe('what is to be confirmed', () => {
  it.each([
    [500, person('MALE', 40), 'VERY_LOW', 1500],
    [800, person('FEMALE', 40), 'VERY_LOW', 1200],
    [801, person('FEMALE', 40), 'BELOW_FLOOR', 1200],
    [1199, person('FEMALE', 40), 'BELOW_FLOOR', 1200],
    [4001, person('MALE', 40), 'ABOVE_CEILING', 4000],
    [2100, person('MALE', 3), 'ABOVE_CEILING', 2000],
  ] as const)('%d kcal for %o is %s', (kcal, who, kind, limitKcal) => {
    expect(energyDoubt(kcal, who)).toMatchObject({ kind, limitKcal });
  });

  it.each([
    [1200, person('FEMALE', 40)],
    [1500, person('MALE', 40)],
    [4000, person('MALE', 20)],
  ])('is nothing about %d kcal for %o', (kcal, who) => {
    expect(energyDoubt(kcal, who)).toBeNull();
  });

  it.each([
    ['FEMALE', ['HYPERTENSION', 'GESTATIONAL_DIABETES'], null, 'PREGNANT'],
    ['FEMALE', ['HYPERTENSION'], 'BREASTFEEDING', 'BREASTFEEDING'],
    ['FEMALE', null, 'PREGNANT', 'PREGNANT'],
    ['FEMALE', [], 'NEITHER', 'NEITHER'],
    ['FEMALE', null, null, null],
    [null, null, null, null],
    ['MALE', null, null, 'NEITHER'],
  ] as const)('of %s with %o who answered %s is of state %s', (sex, diseases, pregnancy, state) => {
    expect(energyStateOf(sex, { diseases, pregnancy })).toBe(state);
  });

  it('says what is not known of the person where it matters', () => {
    expect(unknownForEnergy(1500, person('FEMALE', 30))).toEqual(['PREGNANCY']);
    expect(unknownForEnergy(1800, person('FEMALE', 30))).toEqual([]);
    expect(unknownForEnergy(1500, person('FEMALE', 30, 'NEITHER'))).toEqual([]);
    expect(unknownForEnergy(1500, person('MALE', null, 'NEITHER'))).toEqual(['AGE']);
  });

  it('is answered by a confirmation of just that', () => {
    const who = person('FEMALE', 30, 'NEITHER');
    const confirmed = { kind: 'BELOW_FLOOR', limitKcal: 1200, group: 'WOMAN' } as const;
    expect(openEnergyDoubt({ kcal: 1000 }, who)).toMatchObject(confirmed);
    expect(openEnergyDoubt({ kcal: 1000, confirmed }, who)).toBeNull();
    // Pregnant since, she is asked about again.
    expect(openEnergyDoubt({ kcal: 1000, confirmed }, { ...who, state: 'PREGNANT' })).toMatchObject({
      limitKcal: 1800,
    });
    expect(openEnergyDoubt(null, who)).toBeNull();
  });

  it('is asked about again when a child has grown beyond what was answered for', () => {
    const confirmed = { kind: 'BELOW_FLOOR', limitKcal: 1200, group: 'CHILD' } as const;
    expect(openEnergyDoubt({ kcal: 1000, confirmed }, person('FEMALE', 5, 'NEITHER'))).toBeNull();
    expect(openEnergyDoubt({ kcal: 1000, confirmed }, person('FEMALE', 10, 'NEITHER'))).toMatchObject({
      limitKcal: 1400,
    });
  });
});

const keeping = (kcal: number, stage: LifeStage | null): EnergyGoal => ({
  ...{ direction: 'MAINTAIN', amount: 0, unit: 'KCAL', weight: null, objectiveKg: null },
  need: { kcal, method: 'IOM_EER', on: '2026-01-01', stage, extraKcal: 0 },
});

describe('an energy without a goal', () => {
  const needKcal = 2200;
  const woman = { ...person('FEMALE', 30, 'NEITHER'), needKcal };
  const ill = { ...woman, hasEatingDisorder: true };

  it.each([
    ['an eating disorder', ill, 'EATING_DISORDER'],
    ['somebody underweight', { ...woman, body: { weightKg: 50, heightCm: 170 } }, 'UNDERWEIGHT'],
    ['a child', { ...person('FEMALE', 12, 'NEITHER'), needKcal }, 'CHILD'],
    ['a pregnant woman', { ...woman, state: 'PREGNANT' }, 'PREGNANT'],
    ['a woman who breastfeeds', { ...woman, state: 'BREASTFEEDING' }, 'BREASTFEEDING'],
  ] as const)('below the need of %s has to be answered for', (_, who, group) => {
    expect(energyDoubt(1800, who)).toMatchObject({ kind: 'NOT_FOR_PERSON', group, limitKcal: 2200 });
    // What is rounded to the step of the field is no deficit, and a surplus none either.
    expect(energyDoubt(2151, who)).toBeNull();
    expect(energyDoubt(2600, who)).toBeNull();
  });

  it('is nobody’s to answer for where nothing speaks against a deficit', () => {
    expect(energyDoubt(1800, woman)).toBeNull();
    expect(energyDoubt(1800, { ...woman, needKcal: null })).toBeNull();
  });

  it('is asked about where the need is not known, but not of a child at the floor of its age', () => {
    expect(energyDoubt(2600, { ...ill, needKcal: null })).toMatchObject({
      kind: 'NEED_UNKNOWN',
      group: 'EATING_DISORDER',
      limitKcal: 1200,
    });
    const child = { ...person('MALE', 12, 'NEITHER'), needKcal: null };
    expect(energyDoubt(1800, child)).toBeNull();
    expect(energyDoubt(1800, { ...child, hasEatingDisorder: true })?.group).toBe('EATING_DISORDER');
  });

  it('is asked about again for another reason, or when the need has risen', () => {
    const confirmed = { kind: 'NOT_FOR_PERSON', limitKcal: 2200, group: 'EATING_DISORDER' } as const;
    const energy = { kcal: 1800, confirmed };
    expect(openEnergyDoubt(energy, ill)).toBeNull();
    expect(openEnergyDoubt(energy, { ...ill, needKcal: 2230 })).toBeNull();
    expect(openEnergyDoubt(energy, { ...ill, needKcal: 2250 })).not.toBeNull();
    const both = { ...ill, state: 'PREGNANT' } as const;
    expect(openEnergyDoubt(energy, both)).toMatchObject({ group: 'EATING_DISORDER', also: ['PREGNANT'] });
    expect(openEnergyDoubt({ kcal: 1800, confirmed: { ...confirmed, also: ['PREGNANT'] } }, both)).toBeNull();
    // Who confirmed it of a pregnancy was not told of the disorder.
    expect(
      openEnergyDoubt({ kcal: 1800, confirmed: { ...confirmed, group: 'PREGNANT' } }, both),
    ).not.toBeNull();
  });

  it('below the floor is asked about again when something else speaks against a deficit', () => {
    const confirmed = { kind: 'BELOW_FLOOR', limitKcal: 1200, group: 'WOMAN' } as const;
    const energy = { kcal: 1100, confirmed };
    expect(openEnergyDoubt(energy, woman)).toBeNull();
    expect(openEnergyDoubt(energy, ill)).toMatchObject({ kind: 'BELOW_FLOOR', also: ['EATING_DISORDER'] });
  });

  it('of a goal counts by its stage as long as the person is in it', () => {
    const goal = keeping(2200, 'TRIMESTER_1');
    const pregnant = { ...woman, state: 'PREGNANT', needKcal: 2650 } as const;
    expect(energyDoubt(2200, pregnant, goal)).toBeNull();
    expect(energyDoubt(2200, { ...pregnant, state: 'BREASTFEEDING' }, goal)?.group).toBe('BREASTFEEDING');
  });

  it('of a goal that keeps the weight is one once the need has outgrown it', () => {
    const goal = keeping(1900, null);
    const girl = { ...person('FEMALE', 12, 'NEITHER'), needKcal: 1900 };
    expect(energyDoubt(1900, girl, goal)).toBeNull();
    expect(energyDoubt(1900, { ...girl, needKcal }, goal)?.kind).toBe('NOT_FOR_PERSON');
  });
});

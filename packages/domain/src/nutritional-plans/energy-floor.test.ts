import { describe, expect, it } from 'vitest';
import { energyDoubt, energyFloor, energyStateOf, proposedEnergy, type EnergyPerson } from './energy-floor.ts';

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
    ['a woman who breastfeeds', person('FEMALE', 30, 'BREASTFEEDING'), 1800, 'BREASTFEEDING', 'ACOG_179'],
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

  it('is never gone below by what is proposed', () => {
    for (const sex of ['FEMALE', 'MALE', null] as const)
      for (const age of [null, ...Array.from({ length: 100 }, (_, each) => each)])
        for (const state of [null, 'PREGNANT', 'BREASTFEEDING'] as const) {
          const who = person(sex, age, state);
          const proposed = proposedEnergy(900, who);
          expect(energyDoubt(proposed, who)).toBeNull();
          expect(energyDoubt(energyFloor(who).kcal - 1, who)).not.toBeNull();
        }
  });
});

describe('what is to be confirmed', () => {
  it.each([
    [500, person('MALE', 40), 'VERY_LOW', 1500],
    [799, person('FEMALE', 40), 'VERY_LOW', 1200],
    [800, person('FEMALE', 40), 'BELOW_FLOOR', 1200],
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

  it('knows a pregnancy by gestational diabetes', () => {
    expect(energyStateOf(['HYPERTENSION', 'GESTATIONAL_DIABETES'])).toBe('PREGNANT');
    expect(energyStateOf(['HYPERTENSION'])).toBeNull();
    expect(energyStateOf(null)).toBeNull();
  });
});

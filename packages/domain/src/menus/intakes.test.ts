import { describe, expect, it } from 'vitest';
import {
  dailyIntakes,
  EMPTY_MEAL,
  EMPTY_WEEK,
  REFERENCED_NUTRIENTS,
  referenceIntake,
  type MenuDay,
  type ReferencedNutrient,
  type ReferencePerson,
} from './index.ts';
import { lookupOf, menuFood } from './testing/menu-foods.ts';

const woman: ReferencePerson = { sex: 'FEMALE', age: 40, energy: 2000 };
const man: ReferencePerson = { ...woman, sex: 'MALE' };

const lentils = menuFood('lentils', { energy: 350, fibre: 11, iron: 7, zinc: 3, sodium: 10 });
const rice = menuFood('rice', { energy: 350, iron: 1, sodium: 5 });
const salt = menuFood('salt', { energy: 0, fibre: 0, iron: 0, sodium: 39_000 });
const stew = menuFood('stew', { energy: 100, fibre: 4 }, { unknownShares: { fibre: 0.25 } });
const piece = menuFood('piece', { energy: 50, fibre: 2 }, { unit: 'U', unitWeight: null });
const foodOf = lookupOf([lentils, rice, salt, stew, piece]);

const dayOf = (...foods: [string, number][]): MenuDay => ({
  ...EMPTY_WEEK[0]!,
  LUNCH: { ...EMPTY_MEAL, foods: foods.map(([foodId, portions]) => ({ foodId, portions })) },
});
const intakeOf = (nutrient: ReferencedNutrient, days: readonly MenuDay[], person = woman) =>
  dailyIntakes(days, foodOf, person).nutrients.find((each) => each.nutrient === nutrient)!;

describe('reference intakes', () => {
  it.each<[ReferencedNutrient, number, number, number]>([
    // Nutrient, age, women, men: EFSA's summary of dietary reference values.
    ['fibre', 6, 14, 14],
    ['fibre', 17, 21, 21],
    ['fibre', 18, 25, 25],
    ['sodium', 70, 2000, 2000],
    ['potassium', 40, 3500, 3500],
    ['calcium', 24, 1000, 1000],
    ['calcium', 25, 950, 950],
    ['magnesium', 9, 230, 230],
    ['magnesium', 40, 300, 350],
    ['iron', 11, 11, 11],
    ['iron', 12, 13, 11],
    ['iron', 40, 16, 11],
    ['zinc', 40, 9.3, 11.7],
    ['vitaminA', 40, 650, 750],
    ['vitaminC', 40, 95, 110],
    ['vitaminD', 1, 15, 15],
    ['vitaminB12', 90, 4, 4],
    ['folate', 40, 330, 330],
  ])('of %s at %d years are %d for women and %d for men', (nutrient, age, women, men) => {
    expect(referenceIntake(nutrient, { ...woman, age })?.amount).toBe(women);
    expect(referenceIntake(nutrient, { ...man, age })?.amount).toBe(men);
  });

  it('of thiamin follow the energy of the day', () => {
    expect(referenceIntake('thiamin', { ...woman, energy: 2390 })?.amount).toBeCloseTo(1, 6);
  });

  it('are published for every age from one year on, with their opinion, and for none below', () => {
    for (const nutrient of REFERENCED_NUTRIENTS) {
      for (let age = 1; age <= 110; age += 1) {
        const one = referenceIntake(nutrient, { ...woman, age });
        expect(one?.amount).toBeGreaterThan(0);
        expect(one?.source.href).toMatch(/^https:\/\/doi\.org\/10\.2903\/j\.efsa\.20\d\d\.\d+$/);
        // A limit below the reference would be no reference.
        expect(one?.limit?.amount ?? Infinity).toBeGreaterThan(one?.amount ?? 0);
      }
      expect(referenceIntake(nutrient, { ...woman, age: 0 })).toBeNull();
      expect(referenceIntake(nutrient, { ...woman, age: Number.NaN })).toBeNull();
    }
  });

  it('have upper limits for adults only, and none that counts supplements alone', () => {
    expect(referenceIntake('calcium', man)?.limit).toMatchObject({ amount: 2500, kind: 'UPPER' });
    expect(referenceIntake('calcium', { ...man, age: 17 })?.limit).toBeNull();
    expect(referenceIntake('magnesium', man)?.limit).toBeNull();
    expect(referenceIntake('folate', man)?.limit).toBeNull();
  });
});

describe('intakes of days', () => {
  it('are of a day, and of several days their average without those that have no foods', () => {
    expect(intakeOf('fibre', [dayOf(['lentils', 1])]).amount).toBeCloseTo(11, 9);
    const week = [dayOf(['lentils', 1]), dayOf(['lentils', 3]), ...EMPTY_WEEK.slice(2)];
    const intakes = dailyIntakes(week, foodOf, woman);
    expect(intakes.days).toBe(2);
    expect(intakes.nutrients.find(({ nutrient }) => nutrient === 'fibre')?.amount).toBeCloseTo(22, 9);
  });

  it('say below, met and over only where what is known decides it', () => {
    const verdict = (nutrient: ReferencedNutrient, ...foods: [string, number][]) =>
      intakeOf(nutrient, [dayOf(...foods)]).verdict;
    expect(verdict('fibre', ['lentils', 1])).toBe('BELOW');
    expect(verdict('fibre', ['lentils', 3])).toBe('MEETS');
    expect(verdict('zinc', ['lentils', 9])).toBe('OVER');
    // Rice has no figure for fibre: 11 g may be 25 g, and 33 g are enough in any case.
    expect(verdict('fibre', ['lentils', 1], ['rice', 1])).toBe('UNSURE');
    expect(verdict('fibre', ['lentils', 3], ['rice', 1])).toBe('MEETS');
    expect(verdict('fibre', ['rice', 1])).toBe('UNKNOWN');
    expect(verdict('sodium', ['lentils', 1])).toBe('MEETS');
    expect(verdict('sodium', ['salt', 0.1])).toBe('OVER');
    expect(verdict('sodium', ['lentils', 1], ['stew', 1])).toBe('UNSURE');
  });

  it('say how much has no figure, also within a dish', () => {
    const { unknownShare, unknownEnergyShare } = intakeOf('fibre', [dayOf(['lentils', 1], ['rice', 3])]);
    expect(unknownShare).toBeCloseTo(0.75, 9);
    expect(unknownEnergyShare).toBeCloseTo(0.75, 9);
    expect(intakeOf('fibre', [dayOf(['stew', 1])])).toMatchObject({ unknownShare: 0.25, verdict: 'UNSURE' });
  });

  it('are a lower bound beside foods that are gone or have no weight, which are named once', () => {
    const day = dayOf(['lentils', 1], ['piece', 1], ['piece', 2], ['gone', 1]);
    expect(dailyIntakes([day], foodOf, woman).unweighed).toEqual(['piece', 'gone']);
    expect(intakeOf('fibre', [day]).verdict).toBe('UNSURE');
  });

  it('have no verdict without a person, and no amounts without foods', () => {
    expect(dailyIntakes([dayOf(['lentils', 1])], foodOf, null).nutrients[0]).toMatchObject({
      reference: null,
      verdict: null,
    });
    const nothing = dailyIntakes(EMPTY_WEEK, foodOf, woman);
    expect(nothing.days).toBe(0);
    expect(nothing.nutrients.every(({ amount }) => amount === null)).toBe(true);
  });
});

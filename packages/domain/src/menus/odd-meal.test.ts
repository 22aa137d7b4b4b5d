import { describe, expect, it } from 'vitest';
import { MEAL_ODDITIES } from '../foods/plates/judge.ts';
import { foodOf, idOf } from '../foods/testing/catalogue.ts';
import { portionWeight, type FoodRestriction } from '../foods/index.ts';
import { mealOddities } from './odd-meal.ts';

const DAY = { kcal: 2000, grams: { CARBS: 250, FAT: 67, PROTEIN: 100 }, bites: 20 };
/** Of a child: less energy makes no plate smaller than the child's age does. */
const SMALL_DAY = { ...DAY, kcal: 1100, grams: { CARBS: 137, FAT: 37, PROTEIN: 55 } };
const of = (grams: Readonly<Record<string, number>>) => ({
  foods: Object.entries(grams).map(([name, each]) => {
    const food = foodOf(idOf(name))!;
    return { foodId: food.id, portions: each / (portionWeight(food)?.grams ?? 1) };
  }),
  figuresAt: undefined,
});
const codes = (grams: Readonly<Record<string, number>>, day = DAY, find = foodOf) =>
  mealOddities(of(grams), 'LUNCH', find, { day }).map(({ code }) => code);

const PLATE = {
  'Lentejas cocidas': 200,
  Tomate: 150,
  'Pan integral': 50,
  'Aceite de oliva virgen extra': 10,
};

describe('a meal put together by hand', () => {
  it('that anyone would eat is told nothing', () => {
    expect(codes(PLATE)).toEqual([]);
    expect(codes({})).toEqual([]);
  });

  it('is told what is raw, what only seasons, and what is missing, the worst first', () => {
    const found = codes({ 'Merluza (peso en crudo)': 140, 'Vinagre balsámico': 60 });
    expect(found).toEqual(expect.arrayContaining(['RAW_ON_PLATE', 'NO_VEGETABLE', 'NO_STAPLE']));
    expect(found[0]).toBe('RAW_ON_PLATE');
    for (const code of found) expect(MEAL_ODDITIES).toContain(code);
  });

  it('needs no staple in a plan of little carbohydrate', () => {
    const plate = { 'Huevo cocido': 110, Tomate: 150 };
    expect(codes(plate)).toContain('NO_STAPLE');
    expect(codes(plate, { ...DAY, grams: { CARBS: 50, FAT: 140, PROTEIN: 120 } })).not.toContain('NO_STAPLE');
  });

  it.each([
    ['a child under six', 'state.CHILD_UNDER_6', 96],
    ['a child under ten', 'state.CHILD_UNDER_10', 128],
  ])('may have the hake of %s, which is reduced once, and a tenth more', (_, state, usual) => {
    const told = (grams: number) =>
      mealOddities(of({ 'Merluza (peso en crudo)': grams }), 'LUNCH', foodOf, { day: SMALL_DAY }, [
        state,
      ]).map(({ code }) => code);
    expect(told(usual)).not.toContain('NOT_FOR_A_CHILD');
    expect(told(usual * 1.09)).not.toContain('NOT_FOR_A_CHILD');
    expect(told(usual * 1.11)).toContain('NOT_FOR_A_CHILD');
  });

  it('is told what may choke who eats it, and what is made for others, where that is known', () => {
    const told = (name: string, grams: number, restrictions?: readonly FoodRestriction[]) =>
      mealOddities(of({ [name]: grams }), 'MID_MORNING_SNACK', foodOf, { day: DAY }, [], restrictions).map(
        ({ code }) => code,
      );
    expect(told('Edamame', 60, ['CHOKING'])).toContain('NOT_FOR_A_CHILD');
    expect(told('Edamame', 60, [])).not.toContain('NOT_FOR_A_CHILD');
    expect(told('Edamame', 60)).not.toContain('NOT_FOR_A_CHILD');
    expect(told('Pan sin gluten', 50, [])).toContain('FOR_SOMEBODY_ELSE');
    expect(told('Pan sin gluten', 50, ['GLUTEN'])).not.toContain('FOR_SOMEBODY_ELSE');
    expect(told('Pan sin gluten', 50)).not.toContain('FOR_SOMEBODY_ELSE');
  });

  it('is told nothing of a food that is gone, nor that what it may be is missing', () => {
    expect(codes(PLATE, DAY, () => undefined)).toEqual([]);
  });
});

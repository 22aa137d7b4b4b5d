import { describe, expect, it } from 'vitest';
import { DEFAULT_FREQUENCIES, frequenciesFor, isFarOff } from '../foods/plates/frequencies.ts';
import { withFrequencyChanges } from '../foods/plates/frequency-changes.ts';
import {
  beyondAdvised,
  CHANGEABLE_KINDS,
  frequencyChangesSchema,
  ownFrequency,
  publishedFrequency,
  realChanges,
} from './frequencies.ts';

const fish = { kind: 'FISH', least: 2, most: 4 } as const;

describe('frequencies that a plan changes', () => {
  it('are all that are published but the firm limits', () => {
    const firm = DEFAULT_FREQUENCIES.filter(({ isFirm }) => isFirm).map(({ kind }) => kind);
    expect(firm.toSorted()).toEqual(['ALCOHOL', 'HIGH_MERCURY_FISH', 'SUGARY_DRINKS']);
    expect([...CHANGEABLE_KINDS, ...firm].toSorted()).toEqual(
      DEFAULT_FREQUENCIES.map(({ kind }) => kind).toSorted(),
    );
  });

  it('say where they leave what is published', () => {
    expect(publishedFrequency('FISH')).toMatchObject({ least: 3, most: null, source: 'AESAN_2022' });
    expect(beyondAdvised(fish)).toEqual({ isLess: true, isMore: false });
    expect(beyondAdvised({ kind: 'FISH', least: 5, most: 7 })).toEqual({ isLess: false, isMore: false });
    expect(beyondAdvised({ kind: 'RED_MEAT', least: 0, most: null })).toEqual({
      isLess: false,
      isMore: true,
    });
    expect(beyondAdvised({ kind: 'EGGS', least: 2, most: 5 })).toEqual({ isLess: false, isMore: true });
    const ofVegetarians = ownFrequency('EGGS', ['VEGETARIAN'], null)!;
    expect(beyondAdvised({ kind: 'EGGS', least: 2, most: 5 }, ofVegetarians)).toEqual({
      isLess: false,
      isMore: false,
    });
  });

  it('of somebody say what menus go by, and whether restrictions or the plan make it so', () => {
    const ketogenic = { kcal: 1800, grams: { CARBS: 40, PROTEIN: 110 } };
    const small = { kcal: 1300, grams: { CARBS: 150, PROTEIN: 70 } };
    const usual = { kcal: 2000, grams: { CARBS: 230, PROTEIN: 100 } };
    expect(CHANGEABLE_KINDS.flatMap((kind) => ownFrequency(kind, [], usual) ?? [])).toEqual([]);
    expect(ownFrequency('CEREALS', [], ketogenic)).toMatchObject({ least: 0, by: 'PLAN' });
    expect(ownFrequency('EGGS', [], ketogenic)).toMatchObject({ least: 2, most: null, by: 'PLAN' });
    expect(ownFrequency('CEREALS', [], small)).toMatchObject({ least: 0, by: 'PLAN' });
    expect(ownFrequency('FISH', ['VEGETARIAN'], small)).toMatchObject({ least: 0, by: 'RESTRICTIONS' });
    expect(ownFrequency('LEGUMES', ['VEGETARIAN'], ketogenic)).toMatchObject({
      least: 0,
      most: null,
      by: 'BOTH',
    });
    expect(ownFrequency('CEREALS', [], null)).toBeNull();
  });

  it('are none where they say what is published anyway', () => {
    expect(realChanges([{ kind: 'EGGS', least: 2, most: 4 }, fish])).toEqual([fish]);
  });

  it('want nothing that a person cannot have, and leave the others', () => {
    const week = frequenciesFor([]);
    const of = (possible: boolean) =>
      withFrequencyChanges(week, [fish], () => possible).find(({ kind }) => kind === 'FISH');
    expect(of(true)).toMatchObject({ least: 2, most: 4 });
    expect(of(false)).toMatchObject({ least: 0, most: 4 });
    expect(
      withFrequencyChanges(week, [fish], () => true).filter((each) => !week.includes(each)),
    ).toHaveLength(1);
  });

  it('hold for eggs also where legumes and eggs stand in for meat', () => {
    const eggs = { kind: 'EGGS', least: 1, most: 3 } as const;
    const week = withFrequencyChanges(frequenciesFor(['VEGETARIAN']), [eggs], () => true);
    expect(week.find(({ kind }) => kind === 'EGGS')).toMatchObject({ least: 1, most: 3 });
  });

  it('keep the published floor only where they keep its least', () => {
    const legumesOf = (least: number, most: number) =>
      withFrequencyChanges(frequenciesFor([]), [{ kind: 'LEGUMES', least, most }], () => true).find(
        ({ kind }) => kind === 'LEGUMES',
      )!;
    expect(isFarOff(legumesOf(2, 3), 2)).toBe(false);
    expect(isFarOff(legumesOf(2, 3), 0)).toBe(true);
    expect(isFarOff(legumesOf(10, 14), 4)).toBe(true);
    expect(isFarOff(legumesOf(4, 9), 2)).toBe(true);
  });

  it.each([
    [[{ kind: 'ALCOHOL', least: 0, most: 7 }], 'OPTION_INVALID'],
    [[{ kind: 'FISH', least: 4, most: 2 }], 'OUT_OF_RANGE'],
    [[{ kind: 'FISH', least: -1, most: 2 }], 'OUT_OF_RANGE'],
    [[{ kind: 'FISH', least: 22, most: null }], 'OUT_OF_RANGE'],
    [[{ kind: 'FISH', least: 1.5, most: null }], 'WHOLE_NUMBER'],
    [[{ kind: 'FRUIT', least: 1.2, most: null }], 'TOO_MANY_DECIMALS'],
    [[{ kind: 'FRUIT', least: null, most: null }], 'REQUIRED'],
    [[fish, fish], 'OPTION_INVALID'],
  ])('are refused where they cannot be: %j', (changes, code) => {
    expect(frequencyChangesSchema.safeParse(changes).error?.issues[0]?.message).toBe(code);
  });

  it('are kept in the order in which they are told, servings a day in halves', () => {
    const fruit = { kind: 'FRUIT', least: 2.5, most: null } as const;
    expect(frequencyChangesSchema.parse([fish, fruit])).toEqual([fruit, fish]);
  });
});

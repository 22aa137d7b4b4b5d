import { describe, expect, it } from 'vitest';
import { FOOD_RESTRICTIONS, type FoodRestriction } from '../../foods/index.ts';
import { heardRemarks, partCode, REMARK_AUDIENCE, remarkOfPart } from './remark-audience.ts';

const isRestriction = (one: string): one is FoodRestriction => FOOD_RESTRICTIONS.some((each) => each === one);

/** The sentences that somebody hears of a remark, of whom one more thing is said. */
const heardBy = (code: string, one?: string): string[] =>
  heardRemarks(
    [{ code, about: null }],
    new Set(one !== undefined && isRestriction(one) ? [one] : []),
    new Set(one !== undefined && !isRestriction(one) ? [code, one] : [code]),
  ).map((each) => each.code);

const EXCLUSIONS = Object.entries(REMARK_AUDIENCE).flatMap(([code, { notFor = [], parts = {} }]) => [
  ...notFor.map((one) => [code, code, one] as const),
  ...Object.entries(parts).flatMap(([part, but]) =>
    but.map((one) => [code, partCode(code, part), one] as const),
  ),
]);

describe('a remark of the record', () => {
  it.each(EXCLUSIONS)('%s: %s is said, but not to somebody with %s', (code, sentence, one) => {
    expect(heardBy(code)).toContain(sentence);
    expect(heardBy(code, one)).not.toContain(sentence);
  });

  it('that is for everybody is said as it is, and keeps whom it is about', () => {
    const lithium = { code: 'medicine.LITHIUM', about: 'Plenur' };
    expect(heardRemarks([lithium], new Set(['VEGAN']), new Set())).toEqual([lithium]);
    const levothyroxine = { code: 'medicine.LEVOTHYROXINE', about: 'Eutirox' };
    expect(heardRemarks([levothyroxine], new Set(['CAFFEINE']), new Set())).toEqual([
      levothyroxine,
      { code: 'medicine.LEVOTHYROXINE__SOYA', about: 'Eutirox' },
    ]);
  });

  it('has parts that are from where it is from', () => {
    expect(remarkOfPart(partCode('disease.GOUT', 'DAIRY'))).toBe('disease.GOUT');
    expect(remarkOfPart('disease.GOUT')).toBe('disease.GOUT');
  });
});

import { describe, expect, it } from 'vitest';
import { bandOf, nutrientState, scaleEnd } from './nutrientState.ts';

describe('nutrientState', () => {
  it.each([
    [60, { min: 60, max: 90 }, 'inside'],
    [90, { min: 60, max: 90 }, 'inside'],
    [59.9, { min: 60, max: 90 }, 'under'],
    [90.1, { min: 60, max: 90 }, 'over'],
    [0, { min: 25 }, 'under'],
    [400, { min: 25 }, 'inside'],
    [0, { max: 2 }, 'inside'],
    [2.5, { max: 2 }, 'over'],
    [84, { target: 80, tolerance: 5 }, 'inside'],
    [86, { target: 80, tolerance: 5 }, 'over'],
    [null, { min: 60 }, 'unknown'],
    [Number.NaN, { min: 60 }, 'unknown'],
    [-1, { min: 60 }, 'unknown'],
    [Number.POSITIVE_INFINITY, { min: 60 }, 'unknown'],
    [12, undefined, 'noReference'],
    [12, {}, 'noReference'],
    [12, { min: 90, max: 60 }, 'noReference'],
    [12, { target: 0, tolerance: 5 }, 'noReference'],
  ] as const)('%s of %o is %s', (amount, reference, expected) => {
    expect(nutrientState(amount, bandOf(reference))).toBe(expected);
  });
});

describe('shares and scales', () => {
  it('are of the target, the minimum, or the maximum alone', () => {
    expect(bandOf({ target: 80, tolerance: 5 })?.whole).toBe(80);
    expect(bandOf({ min: 60, max: 90 })?.whole).toBe(60);
    expect(bandOf({ max: 2 })?.whole).toBe(2);
  });
  it('end where the band is two thirds of the row, or begins in its middle', () => {
    expect(scaleEnd(10, bandOf({ min: 60, max: 90 }))).toBe(135);
    expect(scaleEnd(10, bandOf({ min: 25 }))).toBe(50);
    expect(scaleEnd(null, null)).toBe(1);
    expect(scaleEnd(0, bandOf({ max: 0 }))).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { depthStep, RANGE_DEPTHS, rangeDepth } from './rangeDepths.ts';

const limits = { severeLow: 54, low: 70, high: 140, severeHigh: 250 };

describe('how far a value is outside its range', () => {
  it.each([
    [100, 0],
    [70, 0],
    [69, 1 / 16],
    [54, 1],
    [40, 1],
    [141, 1 / 110],
    [249, 109 / 110],
    [251, 1 / 110],
    [400, 1],
  ])('%i mg/dL', (value, depth) => {
    expect(rangeDepth(value, limits)).toBeCloseTo(depth, 10);
  });

  it('draws 141 paler than 249', () => {
    const steps = [141, 180, 220, 249].map((value) => depthStep('high', rangeDepth(value, limits)));
    expect(steps).toEqual([0, 1, 2, 3]);
  });

  it('has a step for every depth', () => {
    for (const [level, steps] of Object.entries(RANGE_DEPTHS) as [keyof typeof RANGE_DEPTHS, object[]][]) {
      expect(depthStep(level)).toBe(steps.length - 1);
      expect(depthStep(level, 0)).toBe(0);
      expect(depthStep(level, -1)).toBe(0);
    }
  });
});

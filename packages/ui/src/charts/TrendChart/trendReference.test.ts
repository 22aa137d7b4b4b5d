import { describe, expect, it } from 'vitest';
import { referenceSteps, trendState } from './trendReference.ts';

describe('trendState', () => {
  const steps = referenceSteps([
    { from: 200, low: 20 },
    { from: 100, low: 10, high: 30 },
  ]);
  it.each([
    [50, 99, 'unknown'],
    [9.9, 100, 'below'],
    [10, 100, 'within'],
    [30, 199, 'within'],
    [30.1, 199, 'above'],
    [19, 200, 'below'],
    [1e9, 200, 'within'],
    [Number.NaN, 200, 'unknown'],
    [null, 200, 'unknown'],
  ] as const)('takes %s at %s as %s', (value, at, state) => {
    expect(trendState(value, at, steps)).toBe(state);
  });
  it('is unknown without a reference', () => {
    expect(trendState(5, 1, referenceSteps(undefined))).toBe('unknown');
    expect(trendState(5, 1, referenceSteps({ high: 4 }))).toBe('above');
  });
});

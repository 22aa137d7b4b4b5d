import { describe, expect, it } from 'vitest';
import type { AgpProfile } from './AgpChartProps.ts';
import { belowRange } from './belowRange.ts';

const limits = { severeLow: 54, low: 70, high: 180, severeHigh: 250 };
const of = (p5: number[]): AgpProfile => ({
  minuteOfDay: p5.map((_, index) => index * 60),
  p5,
  p25: p5,
  p50: p5,
  p75: p5,
  p95: p5,
});

describe('the times below the range', () => {
  it('are each named from their first minute to the end of their last step', () => {
    expect(belowRange(of([80, 69, 52, 70, 60, 90]), limits)).toEqual([
      { from: 60, to: 180, isSevere: true, lowest: 52 },
      { from: 240, to: 300, isSevere: false, lowest: 60 },
    ]);
  });

  it('break where there are too few readings', () => {
    expect(belowRange(of([60, Number.NaN, 60]), limits).map(({ from, to }) => [from, to])).toEqual([
      [0, 60],
      [120, 180],
    ]);
  });

  it('end with the day', () => {
    const profile = { ...of([60, 60]), minuteOfDay: [1425, 1439] };
    expect(belowRange(profile, limits)[0]?.to).toBe(1440);
  });

  it('do not exist in an empty profile', () => {
    expect(belowRange(of([]), limits)).toEqual([]);
  });
});

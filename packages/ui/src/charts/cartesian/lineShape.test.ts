import { describe, expect, it } from 'vitest';
import { linearScale } from '../painting/linearScale.ts';
import { drawable, lineShape } from './lineShape.ts';

const same = linearScale([0, 100], [0, 100]);

describe('lineShape', () => {
  it('never joins across missing values, however they are expressed', () => {
    const values = drawable([1, 2, null, 4, 5, Number.NaN, 7, undefined, 9, Number.POSITIVE_INFINITY]);
    const shape = lineShape([0, 10, 20, 30, 40, 50, 60, 70, 80, 90], values, same, same, [0, 100]);
    expect(shape.d).toBe('M0,1L10,2M30,4L40,5');
    expect(shape.alone).toEqual([
      [60, 7],
      [80, 9],
    ]);
  });

  it('keeps one peak and one dip among 50,000 values, and their column', () => {
    const count = 50_000;
    const places = Float64Array.from({ length: count }, (_, index) => index);
    const values = Float64Array.from({ length: count }, () => 50);
    values[12_345] = 99;
    values[40_001] = 1;
    const toX = linearScale([0, count - 1], [0, 600]);
    const { d } = lineShape(places, values, toX, same, [0, 600]);
    const drawn = [...d.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    expect(drawn.length).toBeLessThan(2500);
    const peak = drawn.find(([, y]) => y === 99);
    const dip = drawn.find(([, y]) => y === 1);
    expect(Math.abs((peak?.[0] ?? 0) - toX(12_345))).toBeLessThanOrEqual(1);
    expect(Math.abs((dip?.[0] ?? 0) - toX(40_001))).toBeLessThanOrEqual(1);
  });

  it('keeps the last of many values', () => {
    const places = Float64Array.from({ length: 5000 }, (_, index) => index);
    const values = Float64Array.from({ length: 5000 }, (_, index) => (index === 4999 ? 77 : 10));
    const { d } = lineShape(places, values, linearScale([0, 4999], [0, 100]), same, [0, 100]);
    expect(d).toMatch(/,77(L|$)/);
  });

  it('breaks many values where some are missing', () => {
    const values = drawable(
      Array.from({ length: 5000 }, (_, index) => (index > 2000 && index < 3000 ? null : 10)),
    );
    const places = Float64Array.from({ length: 5000 }, (_, index) => index);
    const { d } = lineShape(places, values, linearScale([0, 4999], [0, 100]), same, [0, 100]);
    expect(d.match(/M/g)).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import { rangeScale } from './rangeScale.ts';

const ends = (low: number | null, high: number | null) => ({ low, high });

describe('rangeScale', () => {
  it('puts a closed range in the middle third', () => {
    const { band, at, beyond } = rangeScale(ends(3.5, 5.1), null, 4.3);
    expect(band?.from).toBeCloseTo(1 / 3);
    expect(band?.to).toBeCloseTo(2 / 3);
    expect(at).toBeCloseTo(0.5);
    expect(beyond).toBeNull();
  });

  it('shows nothing below zero for a range from zero on', () => {
    const { band, at } = rangeScale(ends(0, 5), null, 2.5);
    expect(band).toMatchObject({ from: 0, to: 0.5 });
    expect(at).toBeCloseTo(0.25);
    expect(rangeScale(ends(-2, 2), null, 0).band?.from).toBeCloseTo(1 / 3);
  });

  it.each([
    [ends(null, 200), 100, { from: 0, to: 2 / 3 }, 1 / 3],
    [ends(40, null), 20, { from: 1 / 3, to: 1 }, 1 / 6],
  ])('lets an open range reach the edge: %j', (range, value, { from, to }, at) => {
    const scale = rangeScale(range, null, value);
    expect(scale.band?.from).toBeCloseTo(from);
    expect(scale.band?.to).toBeCloseTo(to);
    expect(scale.band?.isOpenBefore).toBe(range.low === null);
    expect(scale.band?.isOpenAfter).toBe(range.high === null);
    expect(scale.at).toBeCloseTo(at);
  });

  it.each([
    [400, 1, 'end'],
    [-20, 0, 'start'],
  ])('keeps a value far out at the edge, and says so: %d', (value, at, beyond) => {
    expect(rangeScale(ends(70, 99), null, value)).toMatchObject({ at, beyond });
  });

  it('takes the scale of the second range where the first has none', () => {
    const { band, context, at } = rangeScale(null, ends(70, 99), 84.5);
    expect(band).toBeNull();
    expect(context?.from).toBeCloseTo(1 / 3);
    expect(at).toBeCloseTo(0.5);
  });

  it('has no scale without any end', () => {
    expect(rangeScale(ends(null, null), null, 5)).toEqual({
      band: null,
      context: null,
      at: null,
      beyond: null,
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, null])('draws no value that is %s', (value) => {
    expect(rangeScale(ends(1, 2), null, value).at).toBeNull();
  });

  it('survives a range whose ends are equal, or an end of zero', () => {
    expect(rangeScale(ends(5, 5), null, 5).at).toBeCloseTo(0.5);
    expect(rangeScale(ends(null, 0), null, 0).at).toBeCloseTo(0.5);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CORRELATION_DAYS, dailyCorrelation } from './index.ts';

const days = (count: number, y: (x: number) => number) =>
  Array.from({ length: count }, (_, x) => [x, y(x)] as const);

describe('correlation of days', () => {
  it('appears from fourteen paired days on', () => {
    expect(dailyCorrelation(days(CORRELATION_DAYS - 1, (x) => x))).toEqual({
      kind: 'none',
      reason: 'TOO_FEW_DAYS',
      n: 13,
      needed: 14,
    });
    const rising = dailyCorrelation(days(CORRELATION_DAYS, (x) => x ** 3));
    expect(rising).toMatchObject({ kind: 'value', method: 'SPEARMAN', n: 14 });
    expect(rising).toHaveProperty('rho', expect.closeTo(1, 12));
  });

  it('does not count a day that has only one of the two', () => {
    const gaps = days(20, (x) => (x < 8 ? Number.NaN : x));
    expect(dailyCorrelation(gaps)).toMatchObject({ kind: 'none', n: 12 });
  });

  it('is none of what never varies', () => {
    expect(dailyCorrelation(days(20, () => 7))).toMatchObject({ kind: 'none', reason: 'NO_VARIATION' });
  });

  it('is that of the textbook, ties included', () => {
    // Computed with scipy.stats.spearmanr.
    const x = [1, 2, 2, 3, 4, 5, 5, 5, 6, 7, 8, 9, 9, 10];
    const y = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7];
    const found = dailyCorrelation(x.map((value, i) => [value, y[i]!] as const));
    expect(found).toHaveProperty('rho', expect.closeTo(0.646600178845, 9));
  });

  it('has an interval around it, the same for the same days in any order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })), {
          minLength: 14,
          maxLength: 30,
        }),
        (pairs) => {
          const found = dailyCorrelation(pairs);
          expect(dailyCorrelation([...pairs].reverse())).toEqual(found);
          if (found.kind === 'none') return;
          expect(found.low).toBeGreaterThanOrEqual(-1);
          expect(found.high).toBeLessThanOrEqual(1);
          expect(found.low).toBeLessThanOrEqual(found.high);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('is wide for chance and narrow for a connection', () => {
    const chance = dailyCorrelation(days(20, (x) => (x * 7919) % 23));
    const clear = dailyCorrelation(days(20, (x) => x + ((x * 7919) % 3)));
    if (chance.kind === 'none' || clear.kind === 'none') throw new Error('no value');
    expect(chance.low).toBeLessThan(0);
    expect(chance.high).toBeGreaterThan(0);
    expect(clear.low).toBeGreaterThan(0.8);
    expect(clear.high - clear.low).toBeLessThan(chance.high - chance.low);
  });
});

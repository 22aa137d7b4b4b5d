import { nice, ticks } from 'd3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedOut, roundNumbers } from './roundNumbers.ts';

/** Spans that measurements have: d3 leaves the numbers altogether where one end is next to nothing. */
const spans = fc
  .tuple(
    fc.integer({ min: -1e7, max: 1e7 }),
    fc.integer({ min: 1, max: 1e7 }),
    fc.constantFrom(1, 10, 100),
    fc.integer({ min: 1, max: 12 }),
  )
  .map(([from, length, parts, about]) => [from / parts, (from + length) / parts, about] as const);
/** Zero has one sign here. */
const plain = (values: readonly number[]) => values.map((value) => value + 0);

describe('round numbers', () => {
  it.each([
    [0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [54, 262, 4, [100, 150, 200, 250]],
    [70, 70, 4, [70]],
    [1.2, 1.6, 1, [1.5]],
  ])('from %d to %d, about %d', (from, to, about, numbers) => {
    expect(roundNumbers(from, to, about)).toEqual(numbers);
  });

  it('are those of d3, which charts that measure nothing else need not load', () => {
    fc.assert(
      fc.property(spans, ([from, to, about]) => {
        expect(plain(roundNumbers(from, to, about))).toEqual(plain(ticks(from, to, about)));
        expect(plain(roundedOut(from, to, about))).toEqual(plain(nice(from, to, about)));
      }),
      { numRuns: 2000 },
    );
  });

  it('are none where there is no span', () => {
    expect(roundNumbers(Number.NaN, 1, 5)).toEqual([]);
    expect(roundNumbers(2, 1, 5)).toEqual([]);
    expect(roundNumbers(0, 1, 0)).toEqual([]);
  });
});

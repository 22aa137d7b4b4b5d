import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTraceColumns, decimateTrace, lowerBound, nearestIndex } from './decimateTrace.ts';

/** The naive way: look at every reading of every column. */
function extremesOf(
  at: number[],
  values: number[],
  from: number,
  to: number,
  columns: number,
  column: number,
) {
  const inside = values.filter((value, index) => {
    const place = Math.floor(((at[index]! - from) * columns) / (to - from));
    return at[index]! >= from && at[index]! < to && place === column && Number.isFinite(value);
  });
  return inside.length === 0 ? null : [Math.min(...inside), Math.max(...inside)];
}

describe('decimateTrace', () => {
  it('never drops the minimum or the maximum of a pixel column', () => {
    const trace = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 4000 }),
        fc.oneof(fc.double({ min: 20, max: 500, noNaN: true }), fc.constant(Number.NaN)),
      ),
      { minLength: 1, maxLength: 400 },
    );
    fc.assert(
      fc.property(
        trace,
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0, max: 0.8, noNaN: true }),
        (steps, width, skip) => {
          let clock = 1_700_000_000;
          const at = steps.map(([step]) => (clock += step));
          const values = steps.map(([, value]) => value);
          const from = at[Math.floor(at.length * skip)]!;
          const to = from + 50_000;
          const columns = createTraceColumns(width + 2);
          decimateTrace(at, values, { from, to }, 900, columns);
          for (let column = 0; column < width; column++) {
            const expected = extremesOf(at, values, from, to, width, column);
            const seen =
              columns.count[column + 1] === 0
                ? null
                : [columns.minimum[column + 1], columns.maximum[column + 1]];
            expect(seen).toEqual(expected);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('assigns a reading on the edge of a column to that column', () => {
    // 6,250 of 50,000 seconds in 56 columns is exactly the edge of the eighth.
    const columns = createTraceColumns(58);
    decimateTrace([0, 6250], [20, 30], { from: 0, to: 50_000 }, 900, columns);
    expect([columns.count[7], columns.count[8]]).toEqual([0, 1]);
  });

  it('keeps one deep dip among 25,920 readings visible at 600 pixels', () => {
    const at = Float64Array.from({ length: 25_920 }, (_, index) => 1_700_000_000 + index * 300);
    const values = new Float64Array(25_920).fill(120);
    values[13_001] = 41;
    const columns = createTraceColumns(602);
    decimateTrace(at, values, { from: at[0]!, to: at.at(-1)! + 300 }, 900, columns);
    expect(Math.min(...columns.minimum.subarray(1, 601))).toBe(41);
    expect(columns.count.reduce((sum, count) => sum + count, 0)).toBe(25_920);
  });

  it('breaks the line at a gap and at a value that is missing', () => {
    const at = [0, 300, 600, 3600, 3900, 4200, 4500];
    const values = [100, 110, 120, 130, 140, Number.NaN, 150];
    const columns = createTraceColumns(18);
    decimateTrace(at, values, { from: 0, to: 4800 }, 900, columns);
    const broken = [...columns.breaksBefore].flatMap((flag, index) => (flag ? [index - 1] : []));
    expect(broken).toEqual([0, 12, 15]);
  });

  it('keeps the reading before and after the window, so that the line enters and leaves', () => {
    const columns = createTraceColumns(12);
    decimateTrace([0, 300, 600, 900], [90, 100, 110, 120], { from: 300, to: 900 }, 900, columns);
    expect([columns.last[0], columns.first[11]]).toEqual([90, 120]);
  });
});

describe('finding a reading', () => {
  it('finds the nearest by time, including at the ends', () => {
    const at = [100, 200, 400];
    expect([
      nearestIndex(at, 0),
      nearestIndex(at, 149),
      nearestIndex(at, 301),
      nearestIndex(at, 9999),
    ]).toEqual([0, 0, 2, 2]);
    expect(nearestIndex([], 5)).toBe(-1);
    expect(lowerBound(at, 201)).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { pointAfterKey, type ChartReader } from './ChartReader.ts';

const reader = (counts: readonly number[], more: Partial<ChartReader> = {}): ChartReader => ({
  rows: counts.length,
  countOf: (row) => counts[row] ?? 0,
  nearest: () => null,
  placeOf: () => ({ x: 0, y: 0 }),
  wordsOf: () => '',
  readoutOf: () => ({ heading: '', lines: [] }),
  markOf: () => null,
  ...more,
});

describe('pointAfterKey', () => {
  it.each([
    [null, 'ArrowRight', false, { row: 0, index: 0 }],
    [null, 'ArrowLeft', false, { row: 0, index: 39 }],
    [{ row: 0, index: 5 }, 'ArrowRight', false, { row: 0, index: 6 }],
    [{ row: 0, index: 5 }, 'ArrowRight', true, { row: 0, index: 9 }],
    [{ row: 0, index: 39 }, 'ArrowRight', false, { row: 0, index: 39 }],
    [{ row: 0, index: 5 }, 'PageUp', false, { row: 0, index: 1 }],
    [{ row: 0, index: 5 }, 'End', false, { row: 0, index: 39 }],
    // The series in between has nothing to read.
    [{ row: 0, index: 30 }, 'ArrowDown', false, { row: 2, index: 9 }],
    [{ row: 2, index: 9 }, 'ArrowDown', false, { row: 2, index: 9 }],
    [{ row: 2, index: 9 }, 'ArrowUp', false, { row: 0, index: 9 }],
    [{ row: 0, index: 5 }, 'a', false, undefined],
  ] as const)('leads from %o with %s (big: %s)', (from, key, isBig, expected) => {
    expect(pointAfterKey(reader([40, 0, 10]), from, key, isBig)).toEqual(expected);
  });

  it('moves down where points follow one another downwards', () => {
    const rows = reader([3, 3], { isVertical: true });
    expect(pointAfterKey(rows, { row: 0, index: 0 }, 'ArrowDown', false)).toEqual({ row: 0, index: 1 });
    expect(pointAfterKey(rows, { row: 0, index: 1 }, 'ArrowRight', false)).toEqual({ row: 1, index: 1 });
  });

  it('goes nowhere without data', () => {
    expect(pointAfterKey(reader([]), null, 'ArrowRight', false)).toBeUndefined();
    expect(pointAfterKey(reader([0]), null, 'End', false)).toBeUndefined();
  });
});

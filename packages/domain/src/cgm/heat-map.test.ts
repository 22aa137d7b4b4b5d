import { describe, expect, it } from 'vitest';
import { heatMap, hiddenLow } from './heat-map.ts';
import { seriesOf } from './testing/series-of.ts';

/** The cell of an hour with these five-minute readings. */
const cellOf = (values: readonly (number | null)[]) => heatMap(seriesOf(values))[0]!.cells[0]!;
const hour = (low: number, count: number, rest: number) =>
  Array.from({ length: 12 }, (_, i) => (i < count ? low : rest));

describe('a cell of the heat map', () => {
  it('does not let a mean in range hide a time below it', () => {
    const cell = cellOf(hour(45, 7, 107));
    expect(cell).toMatchObject({ level: 'NORMAL', min: 45, minutesBelow: 35, minutesAbove: 0 });
    expect(Math.round(cell.mean!)).toBe(71);
    expect(hiddenLow(cell)).toBe('SEVERE_HYPOGLYCEMIA');
  });

  it('marks a quarter of an hour below the range, and any severe low', () => {
    expect(hiddenLow(cellOf(hour(66, 2, 120)))).toBeNull();
    expect(hiddenLow(cellOf(hour(66, 3, 120)))).toBe('LOW');
    expect(hiddenLow(cellOf(hour(50, 1, 120)))).toBe('SEVERE_HYPOGLYCEMIA');
    // Too few readings for a mean, but a low is one.
    expect(hiddenLow(cellOf([39, 39, ...Array<null>(10).fill(null), 100]))).toBe('SEVERE_HYPOGLYCEMIA');
  });

  it('needs no mark where its level says as much', () => {
    expect(hiddenLow(cellOf(hour(66, 12, 66)))).toBeNull();
    expect(hiddenLow(cellOf(hour(45, 12, 45)))).toBeNull();
    expect(hiddenLow(cellOf(hour(45, 6, 69)))).toBe('SEVERE_HYPOGLYCEMIA');
  });
});

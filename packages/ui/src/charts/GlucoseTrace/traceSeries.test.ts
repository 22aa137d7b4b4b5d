import { expect, it } from 'vitest';
import { readingsApart, type TraceSeries } from './traceSeries.ts';

const markedReadings = (series: TraceSeries, gapSeconds: number) => readingsApart(series, gapSeconds).marked;

it('finds the readings that a line would not show: outside the measuring range, or isolated by gaps or missing values', () => {
  const epochSeconds = [0, 300, 600, 5000, 9000, 9300, 9600, 9900, 10_200];
  const values = [100, 110, 401, 90, 95, 99, Number.NaN, 80, Number.NaN];
  const flags = [0, 0, 2, 0, 0, 0, 0, 0, 0];
  expect(markedReadings({ epochSeconds, values, flags }, 900)).toEqual([2, 3, 7]);
  expect(markedReadings({ epochSeconds, values }, 900)).toEqual([3, 7]);
  expect(markedReadings({ epochSeconds: [5], values: [100] }, 900)).toEqual([0]);
  expect(markedReadings({ epochSeconds: [], values: [] }, 900)).toEqual([]);
});

it('finds the readings after a gap', () => {
  const epochSeconds = [0, 300, 5000, 5300, 9000];
  expect(readingsApart({ epochSeconds, values: [1, 2, Number.NaN, 4, 5] }, 900).afterGaps).toEqual([2, 4]);
  expect(readingsApart({ epochSeconds: [7000], values: [1] }, 900).afterGaps).toEqual([]);
});

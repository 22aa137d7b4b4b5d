import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { glucoseGrid } from './grid.ts';
import { measureCadence, type CgmSeries } from './series.ts';
import { stretches } from './stretches.ts';

/** Readings at irregular steps, with gaps of every length. */
const unevenSeries = fc
  .array(
    fc.record({
      step: fc.oneof(
        { weight: 20, arbitrary: fc.integer({ min: 290, max: 310 }) },
        fc.integer({ min: 1, max: 14_400 }),
      ),
      mgdl: fc.integer({ min: 40, max: 400 }),
    }),
    { minLength: 2, maxLength: 120 },
  )
  .map((readings): CgmSeries => {
    let epoch = 1_768_000_000;
    const epochSeconds = Float64Array.from(readings, ({ step }) => (epoch += step));
    const mgdl = Float64Array.from(readings, (reading) => reading.mgdl);
    return {
      epochSeconds,
      offsetMinutes: new Int16Array(readings.length),
      mgdl,
      recorded: mgdl,
      flags: new Uint8Array(readings.length),
      unit: 'mg/dL',
      zone: 'UTC',
      cadenceMinutes: measureCadence(epochSeconds),
    };
  });

describe('stretches', () => {
  it('are the runs of the five-minute grid, whatever the step of the given one', () => {
    fc.assert(
      fc.property(unevenSeries, (series) => {
        const { slots, values } = glucoseGrid(series, { stepMinutes: 5 });
        const runs: number[][] = [];
        slots.forEach((slot, i) => {
          if (i === 0 || slot !== slots[i - 1]! + 1) runs.push([]);
          runs.at(-1)!.push(values[i]!);
        });
        for (const grid of [glucoseGrid(series), glucoseGrid(series, { stepMinutes: 15 })]) {
          expect(stretches(series, grid).map((stretch) => [...stretch])).toEqual(runs);
        }
      }),
      { numRuns: 500 },
    );
  });
});

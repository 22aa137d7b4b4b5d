import { simulateTrace, type CgmSeries } from '@healzy/domain/cgm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packDays, unpackBlock } from './blocks.ts';

function unpacked(series: CgmSeries) {
  const parts = packDays(series).map((block) => unpackBlock(block.data, series.unit));
  return {
    epochSeconds: parts.flatMap((part) => [...part.epochSeconds]),
    offsetMinutes: parts.flatMap((part) => [...part.offsetMinutes]),
    mgdl: parts.flatMap((part) => [...part.mgdl]),
    recorded: parts.flatMap((part) => [...part.recorded]),
    flags: parts.flatMap((part) => [...part.flags]),
  };
}

function columnsOf(series: CgmSeries) {
  const { epochSeconds, offsetMinutes, mgdl, recorded, flags } = series;
  return {
    epochSeconds: [...epochSeconds],
    offsetMinutes: [...offsetMinutes],
    mgdl: [...mgdl],
    recorded: [...recorded],
    flags: [...flags],
  };
}

describe('readings packed by day', () => {
  it.each([
    ['mg/dL', 'TYPE_1'],
    ['mmol/L', 'TYPE_1'],
    ['mg/dL', 'HEALTHY'],
  ] as const)('round-trip exactly (%s, %s), across a clock change', (unit, kind) => {
    const { series } = simulateTrace(3, { from: '2026-03-20', days: 20, zone: 'Europe/Madrid', unit, kind });
    expect(unpacked(series)).toEqual(columnsOf(series));
  });

  it('keep the lines of the file, or say that they were not kept', () => {
    const { series } = simulateTrace(3, { from: '2026-03-20', days: 3, zone: 'UTC' });
    // A file with the newest reading first.
    const rows = Array.from(series.epochSeconds, (_, i) => series.epochSeconds.length + 2 - i);
    const read = packDays(series, rows).map(({ data }) => unpackBlock(data, series.unit).rows);
    expect(read.flatMap((part) => Array.from(part ?? []))).toEqual(rows);
    expect(packDays(series).map(({ data }) => unpackBlock(data, series.unit).rows)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('take at most 2 KB for a day of 288 readings, even of the most variable trace', () => {
    for (const unit of ['mg/dL', 'mmol/L'] as const) {
      const { series } = simulateTrace(5, {
        from: '2026-01-01',
        days: 60,
        zone: 'UTC',
        unit,
        kind: 'TYPE_1',
        hasGaps: false,
      });
      const blocks = packDays(series);
      expect(blocks).toHaveLength(60);
      expect(Math.max(...blocks.map(({ readings }) => readings))).toBe(288);
      expect(Math.max(...blocks.map(({ data }) => data.length))).toBeLessThanOrEqual(2048);
    }
  });

  it('are cut at midnight UTC', () => {
    const { series } = simulateTrace(1, { from: '2026-05-01', days: 2, zone: 'Asia/Tokyo', hasGaps: false });
    expect(packDays(series).map(({ day }) => day)).toEqual(['2026-04-30', '2026-05-01', '2026-05-02']);
  });

  it('keep any numbers that a file can hold', () => {
    const reading = fc.record({
      step: fc.integer({ min: 1, max: 90_000 }),
      offset: fc.integer({ min: -840, max: 840 }),
      recorded: fc.oneof(fc.integer({ min: 1, max: 600 }), fc.double({ min: 0.1, max: 600, noNaN: true })),
      mgdl: fc.option(fc.double({ min: 1, max: 700, noNaN: true })),
      flag: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(
        fc.array(reading, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 0, max: 2e9 }),
        (rows, start) => {
          let epoch = start;
          const series: CgmSeries = {
            epochSeconds: Float64Array.from(rows, ({ step }) => (epoch += step)),
            offsetMinutes: Int16Array.from(rows, ({ offset }) => offset),
            recorded: Float64Array.from(rows, ({ recorded }) => recorded),
            mgdl: Float64Array.from(rows, ({ mgdl, recorded }) => mgdl ?? recorded),
            flags: Uint8Array.from(rows, ({ flag }) => flag),
            unit: 'mmol/L',
            zone: 'UTC',
            cadenceMinutes: 5,
          };
          expect(unpacked(series)).toEqual(columnsOf(series));
        },
      ),
    );
  });
});

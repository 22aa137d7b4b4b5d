import { agp, heatMap, sufficiency, type CgmSeries } from '@healzy/domain/cgm';
import { offsetAt, zoneOffsetMinutes, zoneTable } from '@healzy/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinParts, type Part } from './join-parts.ts';

const START = Date.UTC(2026, 2, 2) / 1000;
/** From the start to the days around which Lord Howe, Madrid and New York change their clocks. */
const CHANGES = 24 * 86_400;

/** An import's readings in one part: `count` of them, every `minutes`, from some seconds after the start. */
function part(
  importId: string,
  value: number,
  minutes: number,
  count: number,
  fromSeconds = 0,
  isThere: (index: number) => boolean = () => true,
): Part {
  const at = Array.from({ length: count }, (_, index) => index).filter(isThere);
  const epochSeconds = Float64Array.from(at, (index) => START + fromSeconds + index * minutes * 60);
  const filled = new Float64Array(at.length).fill(value);
  return {
    importId,
    unit: 'mg/dL',
    columns: {
      epochSeconds,
      offsetMinutes: new Int16Array(at.length),
      mgdl: filled,
      recorded: filled,
      flags: new Uint8Array(at.length),
      rows: null,
    },
  };
}

const join = (...parts: Part[]) => joinParts(parts, 'UTC', 'mg/dL');

describe('joining imports', () => {
  it('counts a time once when two sensors measured it at other seconds', async () => {
    const { series, counted } = await join(part('first', 100, 5, 288), part('second', 200, 5, 288, 90));
    expect(series.epochSeconds).toHaveLength(288);
    expect([...new Set(series.mgdl)]).toEqual([200]);
    expect(series.cadenceMinutes).toBe(5);
    expect([...counted]).toEqual([
      ['first', 0],
      ['second', 288],
    ]);
  });

  it('counts a time once when two sensors have other cadences, whichever came first', async () => {
    const fine = part('fine', 100, 5, 288);
    const coarse = part('coarse', 200, 15, 96, 60);
    const coarseLast = await join(fine, coarse);
    // The fine sensor's last reading is later than what the coarse one's last reading represents.
    expect([...coarseLast.counted.values()]).toEqual([1, 96]);
    const fineLast = await join(coarse, fine);
    expect([...fineLast.counted.values()]).toEqual([0, 288]);
  });

  it('keeps what only the earlier import has', async () => {
    const whole = part('whole', 100, 5, 288);
    const withGap = part('gap', 200, 5, 288, 30, (index) => index < 100 || index >= 112);
    const { series, counted } = await join(whole, withGap);
    expect(counted.get('gap')).toBe(276);
    expect(counted.get('whole')).toBe(12);
    expect(series.epochSeconds).toHaveLength(288);
    const sorted = [...series.epochSeconds].toSorted((a, b) => a - b);
    expect([...series.epochSeconds]).toEqual(sorted);
  });

  it('keeps a reading that the same sensor exported only the first time', async () => {
    const { counted } = await join(
      part('first', 100, 5, 12),
      part('again', 100, 5, 12, 0, (index) => index !== 6),
    );
    expect([...counted.values()]).toEqual([1, 11]);
  });

  it('never lets an import that is replaced itself replace another', async () => {
    const { counted } = await join(
      part('oldest', 100, 5, 2, -5 * 60),
      part('middle', 150, 5, 2, 2 * 60),
      part('newest', 200, 5, 2, 4 * 60),
    );
    // The oldest import's last reading is near the middle one's first, which the newest replaces.
    expect([...counted.values()]).toEqual([2, 0, 2]);
  });
});

/** How many readings each clock hour has in the profile: one column for each of their steps, none interpolated. */
const profileHours = (series: CgmSeries): number[] => {
  const { count, minuteOfDay } = agp(series);
  const hours = new Array<number>(24).fill(0);
  count.forEach((size, at) => (hours[Math.floor((minuteOfDay[at] ?? 0) / 60)]! += size));
  return hours;
};

const heatMapHours = (series: CgmSeries): number[] => {
  const rows = heatMap(series);
  return Array.from({ length: 24 }, (_, hour) =>
    rows.reduce((sum, { cells }) => sum + (cells[hour]?.count ?? 0), 0),
  );
};

const ZONES = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
] as const;

/** An import read by a zone's clock, around the days on which clocks change. */
const anyImport = fc.record({
  zone: fc.constantFrom(...ZONES),
  /** Never a midnight: the profile's grid leaves out the first one. */
  fromStep: fc.integer({ min: 0, max: 12 * 96 }).map((quarter) => quarter * 3 + 1),
  count: fc.integer({ min: 2, max: 4 * 288 }),
});

describe('the clock of two imports', () => {
  it('is one, whatever their zones and order', async () => {
    await fc.assert(
      fc.asyncProperty(anyImport, anyImport, fc.constantFrom(...ZONES), async (first, second, zone) => {
        const partOf = (importId: string, one: typeof first): Part => {
          const made = part(importId, 100, 5, one.count, CHANGES + one.fromStep * 300);
          const { epochSeconds } = made.columns;
          const table = zoneTable(one.zone, epochSeconds[0] ?? 0, epochSeconds.at(-1) ?? 0);
          const offsetMinutes = Int16Array.from(epochSeconds, (at) => offsetAt(table, at));
          return { ...made, columns: { ...made.columns, offsetMinutes } };
        };
        const { series } = await joinParts([partOf('1', first), partOf('2', second)], zone, 'mg/dL');
        const expected = [...series.epochSeconds].map((at) => zoneOffsetMinutes(zone, at));
        expect([...series.offsetMinutes]).toEqual(expected);
        expect(heatMapHours(series)).toEqual(profileHours(series));
        const cells = heatMap(series).flatMap((row) => row.cells);
        expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(series.epochSeconds.length);
        for (const { count, expected: most } of cells) expect(count).toBeLessThanOrEqual(most + 1e-9);
        expect(sufficiency(series).percent).toBeLessThanOrEqual(100);
      }),
      { numRuns: 60 },
    );
  });

  it('corrects an offset that a file kept across an hour that the clock skipped', async () => {
    // 02:30 of the spring night, read with the offset from before the change.
    const skipped = part('spring', 100, 5, 2, Date.UTC(2026, 2, 29, 1, 30) / 1000 - START);
    skipped.columns.offsetMinutes.fill(60);
    const { series } = await joinParts([skipped], 'Europe/Madrid', 'mg/dL');
    expect([...series.offsetMinutes]).toEqual([120, 120]);
  });
});

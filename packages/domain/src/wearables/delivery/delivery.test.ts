import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noRecords, type DomainRecords } from '../records.ts';
import {
  countNew,
  deviceState,
  fromStored,
  lastEnd,
  mergeRecords,
  recordBlocks,
  silentSince,
  sourceSpans,
  toStored,
  wearableState,
} from './index.ts';

const records = (change: Partial<DomainRecords>): DomainRecords => ({ ...noRecords(), ...change });
const sorted = (merged: DomainRecords) =>
  Object.fromEntries(
    Object.entries(merged).map(([list, items]) => [
      list,
      (items as unknown[]).map((item) => JSON.stringify(item)).sort(),
    ]),
  );

const source = fc.constantFrom('A', 'B');
const startS = fc.integer({ min: 1_772_300_000, max: 1_772_300_600 });
const deliveries: fc.Arbitrary<DomainRecords> = fc.record({
  intervals: fc.array(
    fc.record({
      metric: fc.constantFrom('STEPS' as const, 'DISTANCE' as const),
      source,
      startS,
      endS: fc.constant(1_772_301_000),
      value: fc.integer({ min: 0, max: 3 }),
      offsetMinutes: fc.constantFrom(60, 120),
      version: fc.constantFrom(1, 2),
    }),
    { maxLength: 8 },
  ),
  heartRates: fc.array(
    fc.record({
      source,
      atS: startS,
      bpm: fc.double({ min: 60, max: 62, noNaN: true }),
      offsetMinutes: fc.constant(60),
    }),
    { maxLength: 5 },
  ),
  sleeps: fc.array(
    fc.record({
      source,
      startS,
      endS: fc.constantFrom(1_772_320_000, 1_772_321_000),
      startOffsetMinutes: fc.constant(60),
      endOffsetMinutes: fc.constant(60),
      zone: fc.constant(null),
      segments: fc.constant([]),
      totals: fc.constant({ ASLEEP: 3600 }),
      device: fc.constant({ isNap: null, efficiency: null, latencyS: null, wasoS: null }),
      version: fc.constantFrom(1, 2),
    }),
    { maxLength: 4 },
  ),
  workouts: fc.constant([]),
  dayValues: fc.array(
    fc.record({
      source,
      metric: fc.constant('RESTING_HEART_RATE' as const),
      date: fc.constantFrom('2026-03-01', '2026-03-02'),
      value: fc.integer({ min: 50, max: 53 }),
    }),
    { maxLength: 4 },
  ),
  meals: fc.array(
    fc.record({
      source,
      date: fc.constant('2026-03-01'),
      time: fc.constant(null),
      meal: fc.constant('Cena'),
      food: fc.constantFrom('Pan', 'Queso'),
      amount: fc.constant(null),
      energyKcal: fc.constant(100),
      carbohydrateG: fc.constant(null),
      proteinG: fc.constant(null),
      fatG: fc.constant(null),
      fibreG: fc.constant(null),
      sodiumMg: fc.constant(null),
    }),
    { maxLength: 5 },
  ),
});

describe('records of several deliveries', () => {
  it('are the same in any order, and with any of them delivered again', () => {
    fc.assert(
      fc.property(fc.array(deliveries, { minLength: 1, maxLength: 4 }), fc.nat(), (all, again) => {
        const once = sorted(mergeRecords(all));
        expect(sorted(mergeRecords([...all].reverse()))).toEqual(once);
        expect(sorted(mergeRecords([...all, all[again % all.length]!]))).toEqual(once);
        // As a device delivers: one after the other into what is there.
        const grown = all.reduce((before, next) => mergeRecords([before, next]), noRecords());
        expect(sorted(grown)).toEqual(once);
      }),
    );
  });

  it('are each in one block, of its metric and UTC day', () => {
    fc.assert(
      fc.property(deliveries, (delivered) => {
        const blocks = recordBlocks(delivered);
        expect(new Set(blocks.map(({ metric, day }) => `${metric} ${day}`)).size).toBe(blocks.length);
        expect(sorted(mergeRecords(blocks.map((block) => block.records)))).toEqual(
          sorted(mergeRecords([delivered])),
        );
      }),
    );
  });

  it('come back from the form in which they are stored as they went', () => {
    fc.assert(
      fc.property(deliveries, (delivered) => {
        const merged = mergeRecords([delivered]);
        const stored = JSON.parse(JSON.stringify(toStored(merged))) as ReturnType<typeof toStored>;
        expect(sorted(fromStored(stored))).toEqual(sorted(merged));
        expect(countNew(merged, mergeRecords([merged, fromStored(stored)]))).toBe(0);
      }),
    );
  });

  it('of another version are not guessed at', () => {
    const { format: _format, ...rest } = toStored(noRecords());
    expect(() => fromStored({ ...rest, format: 2 as 1 })).toThrow(/format 2/);
  });

  it('tell their sources, days and last end', () => {
    const interval = { metric: 'STEPS', source: 'A', value: 1, offsetMinutes: 60 } as const;
    const delivered = records({
      intervals: [
        // Half past midnight in Madrid, and still the day before in UTC.
        {
          ...interval,
          startS: Date.UTC(2026, 2, 1, 23, 30) / 1000,
          endS: Date.UTC(2026, 2, 1, 23, 40) / 1000,
        },
        { ...interval, startS: Date.UTC(2026, 1, 27, 8) / 1000, endS: Date.UTC(2026, 1, 27, 9) / 1000 },
      ],
    });
    expect(sourceSpans(delivered)).toEqual([
      { source: 'A', firstOn: '2026-02-27', lastOn: '2026-03-02', records: 2 },
    ]);
    expect(lastEnd(delivered)).toBe(Date.UTC(2026, 2, 1, 23, 40) / 1000);
    expect(lastEnd(noRecords())).toBeNull();
  });
});

describe('the state of wearables', () => {
  const now = new Date('2026-03-15T12:00:00Z');
  const device = (lastRecordAt: string | null, revokedAt: string | null = null) => ({
    lastRecordAt,
    revokedAt,
  });

  it.each([
    ['2026-03-15T11:00:00Z', 'CONNECTED'],
    ['2026-03-13T12:00:00Z', 'CONNECTED'],
    ['2026-03-13T11:59:59Z', 'SILENT'],
    ['2026-03-01T12:00:00Z', 'SILENT'],
    ['2026-03-01T11:59:59Z', 'LOST'],
    [null, 'LOST'],
  ])('of a device whose last record ended at %s is %s', (last, state) => {
    expect(deviceState(device(last), now)).toBe(state);
    expect(deviceState(device(last, '2026-03-15T11:30:00Z'), now)).toBe('NONE');
  });

  it('is silent since the last record of those that are not revoked, and only while none delivers', () => {
    const [older, newer] = [device('2026-03-10T00:00:00Z'), device('2026-03-12T00:00:00.500Z')];
    const revoked = device('2026-03-15T11:00:00Z', '2026-03-15T11:30:00Z');
    expect(silentSince([older, newer, device(null), revoked], now)).toBe('2026-03-12T00:00:00.500Z');
    expect(silentSince([older, device('2026-03-15T11:00:00Z')], now)).toBeNull();
    expect(silentSince([device('2026-01-01T00:00:00Z')], now)).toBe('2026-01-01T00:00:00Z');
    expect(silentSince([device(null)], now)).toBeNull();
    expect(silentSince([], now)).toBeNull();
  });

  it('is that of the best device, and of files alone without one', () => {
    const silent = device('2026-03-10T00:00:00Z');
    expect(wearableState([device(null), silent], true, now)).toBe('SILENT');
    expect(wearableState([device('2026-03-15T00:00:00Z', '2026-03-15T01:00:00Z')], true, now)).toBe('FILES');
    expect(wearableState([], false, now)).toBe('NONE');
  });
});

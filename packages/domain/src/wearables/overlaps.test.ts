import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countedDays,
  coveredMinutes,
  localDateAt,
  resolvedParts,
  sourceRank,
  type SourceInterval,
} from './index.ts';
import { hasDataBeside, jsonBeside } from '../shared/testing/beside/index.ts';

type Row = [source: string, startMinute: number, endMinute: number, value: number];

/** 2026-03-10T00:00Z. */
const MIDNIGHT = 1_773_100_800;
const intervalsOf = (rows: readonly Row[]): SourceInterval[] =>
  rows.map(([source, start, end, value]) => ({
    source,
    startS: MIDNIGHT + start * 60,
    endS: MIDNIGHT + end * 60,
    value,
    offsetMinutes: 0,
    isManual: source === 'manual',
  }));
const totalOf = (rows: readonly Row[], priority: readonly string[]): number =>
  countedDays(intervalsOf(rows), priority).days.reduce((sum, { value }) => sum + value, 0);

describe.skipIf(!hasDataBeside)('vectors outside the repository', () => {
  interface Vector {
    id: string;
    priority: string[];
    records: Row[];
    expected_total: number;
  }

  it('are met exactly, in every order of the records', () => {
    const { steps_dedupe: vectors } = jsonBeside<{ steps_dedupe: Vector[] }>('expected/activity.json');
    expect(vectors.length).toBeGreaterThanOrEqual(6);
    for (const { id, priority, records, expected_total } of vectors) {
      expect(totalOf(records, priority), id).toBe(expected_total);
      expect(totalOf([...records].reverse(), priority), id).toBe(expected_total);
    }
  });
});

describe('overlapping sources', () => {
  const WATCH_FIRST = ['watch', 'phone'];

  it.each<[string, Row[], number]>([
    ['a watch that counts while the phone lies there', [['watch', 0, 10, 900]], 900],
    [
      'both at once: the watch',
      [
        ['watch', 0, 10, 900],
        ['phone', 0, 10, 850],
      ],
      900,
    ],
    [
      'the phone alone in an hour without the watch',
      [
        ['watch', 0, 60, 900],
        ['phone', 60, 120, 300],
      ],
      1200,
    ],
    [
      'a phone around the watch: what is outside of it',
      [
        ['watch', 20, 40, 100],
        ['phone', 0, 60, 600],
      ],
      500,
    ],
    [
      'minutes beside their hour: the hour',
      [
        ['watch', 0, 1, 60],
        ['watch', 1, 2, 40],
        ['watch', 0, 60, 600],
      ],
      600,
    ],
    [
      'minutes that have more than their hour',
      [
        ['watch', 0, 30, 400],
        ['watch', 30, 60, 400],
        ['watch', 0, 60, 600],
      ],
      800,
    ],
    [
      'a watch on the table, with zeros',
      [
        ['watch', 0, 60, 0],
        ['phone', 0, 60, 700],
      ],
      700,
    ],
    [
      'two totals of a day: the first source',
      [
        ['watch', 0, 1440, 7000],
        ['phone', 0, 1440, 8000],
      ],
      7000,
    ],
    [
      'a source that nobody listed comes last',
      [
        ['ring', 0, 60, 500],
        ['phone', 0, 60, 600],
      ],
      600,
    ],
    [
      'two watches of one name: of the same time the larger',
      [
        ['watch', 0, 10, 850],
        ['watch', 0, 10, 900],
      ],
      900,
    ],
    [
      'two watches of one name, out of step: no minute twice',
      [
        ['watch', 0, 10, 100],
        ['watch', 5, 15, 100],
      ],
      150,
    ],
    ['an instant', [['watch', 5, 5, 12]], 12],
  ])('%s', (_, rows, total) => {
    expect(totalOf(rows, WATCH_FIRST)).toBe(total);
  });

  it('cuts at midnight of the clock of recording, and keeps what was typed in beside the value', () => {
    const [walk] = intervalsOf([['watch', 1380, 1500, 1200]]);
    const typed: SourceInterval = { ...walk!, isManual: true, value: 5000 };
    const inMadrid = { ...walk!, offsetMinutes: 60 };
    expect(countedDays([walk!, typed], WATCH_FIRST).days).toMatchObject([
      { date: '2026-03-10', value: 600, manual: [{ value: 5000 }] },
      { date: '2026-03-11', value: 600, manual: [] },
    ]);
    expect(countedDays([inMadrid], WATCH_FIRST).days).toMatchObject([{ date: '2026-03-11', value: 1200 }]);
  });

  it('names what is longer than a day instead of spreading it', () => {
    const rows = intervalsOf([
      ['watch', 0, 7 * 1440, 70_000],
      ['watch', 10, 20, 100],
    ]);
    expect(countedDays(rows, WATCH_FIRST)).toMatchObject({
      tooLong: [{ value: 70_000 }],
      days: [{ value: 100 }],
    });
  });

  it('takes a correction, whichever arrived first', () => {
    const [early] = intervalsOf([['watch', 0, 60, 900]]);
    const late = { ...early!, value: 700, version: 2 };
    for (const records of [
      [early!, late],
      [late, early!],
    ])
      expect(countedDays(records, WATCH_FIRST).days).toMatchObject([{ value: 700 }]);
  });

  const record = fc
    .record({
      source: fc.constantFrom('watch', 'phone', 'ring', 'scale'),
      start: fc.integer({ min: 0, max: 3000 }),
      length: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.constantFrom(60, 1440, 1800)),
      value: fc.integer({ min: 0, max: 9000 }),
      offsetMinutes: fc.constantFrom(0, 60, -300),
      isManual: fc.boolean(),
      version: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ start, length, ...rest }) => ({
      ...rest,
      startS: MIDNIGHT + start * 60,
      endS: MIDNIGHT + (start + length) * 60,
    }));
  const records = fc.array(record, { maxLength: 40 });

  it('has the same days in any order of imports, and for the same file twice', () => {
    fc.assert(
      fc.property(records, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (list, keys) => {
        const days = countedDays(list, WATCH_FIRST);
        const shuffled = list
          .map((item) => ({ item, key: keys.next().value! }))
          .sort((a, b) => a.key - b.key)
          .map(({ item }) => item);
        expect(countedDays(shuffled, WATCH_FIRST)).toEqual(days);
        expect(
          countedDays(
            [...list, ...shuffled].filter(({ isManual }) => !isManual),
            WATCH_FIRST,
          ).days,
        ).toEqual(
          countedDays(
            list.filter(({ isManual }) => !isManual),
            WATCH_FIRST,
          ).days,
        );
      }),
    );
  });

  it('never counts more than all records together, nor less than the first source alone', () => {
    fc.assert(
      fc.property(records, (list) => {
        const short = list.filter(({ startS, endS, isManual }) => endS - startS <= 90 * 60 && !isManual);
        const sum = (all: readonly { value: number }[]) => all.reduce((total, { value }) => total + value, 0);
        const counted = sum(resolvedParts(short, WATCH_FIRST));
        expect(counted).toBeLessThanOrEqual(sum(short) + 1e-6);
        const watch = short.filter(({ source }) => source === 'watch');
        expect(counted).toBeGreaterThanOrEqual(sum(resolvedParts(watch, WATCH_FIRST)) - 1e-6);
        for (const day of countedDays(short, WATCH_FIRST).days)
          expect(coveredMinutes(day)).toBeLessThanOrEqual(24 * 60 + 1e-9);
      }),
    );
  });

  it('takes a month of minutes of two overlapping sources without growing out of time', () => {
    const minutes = Array.from({ length: 30 * 1440 }, (_, minute): Row[] => [
      ['phone', minute, minute + 1, 10],
      ['watch', minute, minute + 2, 30],
    ]).flat();
    const before = process.cpuUsage();
    const { days } = countedDays(intervalsOf(minutes), WATCH_FIRST);
    expect(days).toHaveLength(31);
    // Time of this process, not of the clock: others may be at work on the machine.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
  });

  it('knows the day of an instant before 1970', () => {
    expect(localDateAt(-1, 0)).toBe('1969-12-31');
  });
});

describe('the order of sources that nobody has put in order', () => {
  it('is that of what they are, and then of their names', () => {
    const sources = [
      ...['Strava', 'Google Fit', 'com.google.android.apps.fitness', 'Podómetro', 'iPhone de Ana'],
      ...['Samsung Health', 'Apple Watch', 'Pixel Watch', 'Pixel 8', 'Health Connect', 'Salud', 'Fitbit'],
    ];
    const expected = [
      ...['Apple Watch', 'Fitbit', 'Pixel Watch', 'Samsung Health', 'Pixel 8', 'iPhone de Ana', 'Podómetro'],
      ...['Google Fit', 'Health Connect', 'Salud', 'Strava', 'com.google.android.apps.fitness'],
    ];
    expect([...sources].sort(sourceRank([]))).toEqual(expected);
    expect([...sources].sort(sourceRank(['Strava', 'Podómetro'])).slice(0, 3)).toEqual([
      ...['Strava', 'Podómetro', 'Apple Watch'],
    ]);
  });

  it('counts the steps of a watch, not those of an app that copied some of them', () => {
    const walk = { startS: 36_000, endS: 39_600, offsetMinutes: 0 };
    const { days } = countedDays(
      [
        { ...walk, source: 'Google Fit', value: 2200 },
        { ...walk, source: 'Samsung Health', value: 1900 },
      ],
      [],
    );
    expect(days.map(({ value }) => value)).toEqual([1900]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCgmFile, type CgmFileReady } from '../index.ts';
import { testBytes } from '../testing/test-data.ts';
import { offsetAt, zoneTable } from '../../shared/index.ts';

const MADRID = 'Europe/Madrid';
const at = (iso: string) => Date.parse(iso) / 1000;
const bytes = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);

function ready(file: Uint8Array, zone = MADRID): CgmFileReady {
  const result = parseCgmFile(file, { zone });
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  return result;
}

const steps = ({ series }: CgmFileReady) => [
  ...new Set([...series.epochSeconds.subarray(1)].map((epoch, i) => epoch - series.epochSeconds[i]!)),
];

/** `2022/10/30`, `09:31:06` */
const stampOf = (wall: number, mark = '/') => {
  const [date = '', time = ''] = new Date(wall * 1000).toISOString().slice(0, 19).split('T');
  return [date.replaceAll('-', mark), time] as const;
};

interface Set {
  /** Instant of the change, in epoch seconds. */
  at: number;
  seconds: number;
}

interface Log {
  from: number;
  to: number;
  /** Seconds by which the clock was ahead of UTC at first. */
  offset: number;
  sets: readonly Set[];
}

/** What a pump writes: a reading every five minutes, and each change of its clock; oldest first. */
function pumpRows({ from, to, offset, sets }: Log) {
  const rows: { wall: number; after?: number; glucose?: number }[] = [];
  let shift = offset;
  let next = 0;
  for (let epoch = from; epoch < to; epoch += 300) {
    while (next < sets.length && sets[next]!.at <= epoch) {
      const { at: instant, seconds } = sets[next++]!;
      rows.push({ wall: instant + shift, after: instant + shift + seconds });
      shift += seconds;
    }
    rows.push({ wall: epoch + shift, glucose: 80 + (((epoch - from) / 300) % 120) });
  }
  return rows;
}

function carelink(log: Log, { isSorted = false } = {}): Uint8Array {
  const rows = pumpRows(log);
  if (isSorted) rows.sort((a, b) => a.wall - b.wall);
  const lines = rows.map(({ wall, after, glucose }, i) => {
    const stamp = stampOf(wall).join(';');
    return `${i};${stamp};${after === undefined ? '' : stampOf(after)[1]};${glucose ?? ''};${glucose ? '21,3' : ''}`;
  });
  return bytes(['Index;Date;Time;New Device Time;Sensor Glucose (mg/dL);ISIG Value', ...lines.toReversed()]);
}

describe('a pump of CareLink whose clock is set hours after the change of summer time', () => {
  it.each([
    ['autumn', '2022-10-29T22:01:00Z'],
    ['spring', '2022-03-26T23:01:00Z'],
  ])('loses no reading in %s and has each at its time', (season, first) => {
    const result = ready(testBytes(`cgm/cases/carelink_pump_clock_set_in_${season}.csv`));
    expect(result.report).toMatchObject({ count: 192, duplicates: 0 });
    expect(steps(result)).toEqual([300]);
    expect(result.series.epochSeconds[0]).toBe(at(first));
    const zone = zoneTable(MADRID, at(first), at(first) + 86_400);
    expect([...result.series.offsetMinutes]).toEqual(
      [...result.series.epochSeconds].map((epoch) => offsetAt(zone, epoch)),
    );
  });

  it('says which change was followed, and counts its row as one', () => {
    const { report } = ready(testBytes('cgm/cases/carelink_pump_clock_set_in_autumn.csv'));
    expect(report.clock.changes).toEqual([{ before: '2022-10-30T09:31:06', after: '2022-10-30T08:31:06' }]);
    expect(report.skipped).toContainEqual({ reason: 'CLOCK_CHANGE', count: 1, rows: [86] });
    const unchanged = ready(testBytes('cgm/exports/carelink_guardian_cgmformat.csv'));
    expect(unchanged.report.clock).toEqual({ repeatedHour: 0, skippedHour: 0 });
  });

  it('is read so whenever in the two days after the change the clock is set', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ['2022-10-30T01:00:00Z', 7200, -3600] as const,
          ['2022-03-27T01:00:00Z', 3600, 3600] as const,
        ),
        fc.integer({ min: 0, max: 2 * 86_400 }),
        fc.integer({ min: 0, max: 299 }),
        ([change, offset, seconds], later, second) => {
          const from = at(change) - 86_400 + second;
          const log = { from, to: from + 4 * 86_400, offset, sets: [{ at: at(change) + later, seconds }] };
          const result = ready(carelink(log));
          expect(result.report).toMatchObject({ count: 4 * 288, duplicates: 0 });
          expect(result.series.epochSeconds[0]).toBe(from);
          expect(steps(result)).toEqual([300]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('follows several changes of one file', () => {
    const from = at('2022-03-20T00:00:00Z');
    const log = {
      from,
      to: at('2022-11-10T00:00:00Z'),
      offset: 3600,
      sets: [
        { at: at('2022-03-28T07:00:10Z'), seconds: 3600 },
        { at: at('2022-07-01T10:00:10Z'), seconds: -120 },
        { at: at('2022-11-01T07:00:10Z'), seconds: -3480 },
      ],
    };
    const result = ready(carelink(log));
    expect(result.report).toMatchObject({ count: (log.to - from) / 300, duplicates: 0 });
    // A clock that was two minutes fast until July is put right from then on.
    expect(result.series.epochSeconds.at(-1)).toBe(log.to - 300);
  });

  it('reads a table that is sorted by the clock', () => {
    const from = at('2022-10-29T22:00:00Z');
    const sets = [{ at: at('2022-10-30T07:31:06Z'), seconds: -3600 }];
    const log = { from, to: from + 86_400, offset: 7200, sets };
    expect(ready(carelink(log, { isSorted: true })).report).toMatchObject({ count: 288, duplicates: 0 });
  });

  it('leaves those at home where they are when the person took the pump to another zone and back', () => {
    const from = at('2026-06-01T00:00:00Z');
    const sets = [
      { at: at('2026-06-10T12:00:00Z'), seconds: -6 * 3600 },
      { at: at('2026-06-13T12:00:00Z'), seconds: 6 * 3600 },
    ];
    const result = ready(carelink({ from, to: from + 20 * 86_400, offset: 7200, sets }));
    expect(result.series.epochSeconds[0]).toBe(from);
    expect(steps(result)).toEqual([300]);
  });

  it('does not follow rows that contradict each other', () => {
    const rows = [
      'Index;Date;Time;New Device Time;Sensor Glucose (mg/dL);ISIG Value',
      ...Array.from({ length: 24 }, (_, i) => {
        const [day, time] = stampOf(at('2026-06-01T08:00:00Z') + (23 - i) * 300);
        return `${i};${day};${time};;${100 + i};20`;
      }),
      '24;2026/06/01;09:00:00;08:00:00;;',
      '25;2026/06/01;11:00:00;10:00:00;;',
    ];
    expect(ready(bytes(rows)).report).toMatchObject({ count: 24, clock: { repeatedHour: 0 } });
  });
});

describe('the software of a reader of Libre', () => {
  /** Its export has both times in columns of their own, and its dates may be in any order. */
  const libre = (headings: readonly [before: string, after: string], dateOf: (wall: number) => string) => {
    const from = at('2022-10-29T22:00:00Z');
    const sets = [{ at: at('2022-10-30T07:30:00Z'), seconds: -3600 }];
    const rows = pumpRows({ from, to: from + 86_400, offset: 7200, sets }).map(
      ({ wall, after, glucose }, i) =>
        after === undefined
          ? `${i}\t${dateOf(wall)}\t0\t${glucose}\t\t\t`
          : `${i}\t${dateOf(after)}\t6\t\t\t${dateOf(wall)}\t${dateOf(after)}`,
    );
    return bytes([
      'Name',
      ['ID', 'Time', 'Record Type', 'Historic Glucose (mg/dL)', 'Scan Glucose (mg/dL)', ...headings].join(
        '\t',
      ),
      ...rows,
    ]);
  };
  const year = (wall: number) => stampOf(wall).join(' ').slice(0, 16);
  const day = (wall: number) => {
    const [date, time] = stampOf(wall);
    return `${date.split('/').reverse().join('/')} ${time.slice(0, 5)}`;
  };

  it.each([
    ['Previous Time', 'Updated Time', year],
    ['Previous Time', 'Updated Time', day],
    ['Hora anterior', 'Hora actualizada', day],
    ['Vorherige Uhrzeit', 'Aktualisierte Uhrzeit', day],
    ['Heure précédente', 'Heure mise à jour', day],
  ])('states the change as %s and %s', (before, after, dateOf) => {
    const result = ready(libre([before, after], dateOf));
    expect(result.report).toMatchObject({ count: 288, duplicates: 0 });
    expect(result.report.clock.changes).toHaveLength(1);
    expect(steps(result)).toEqual([300]);
    expect(result.series.epochSeconds[0]).toBe(at('2022-10-29T22:00:00Z'));
  });
});

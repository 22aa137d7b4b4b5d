import { describe, expect, it } from 'vitest';
import { heatMap, localDays, parseCgmFile, writeCgmFile, type CgmSeries } from '../index.ts';
import { offsetAt, zoneTable } from '../../shared/index.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const bytes = (text: string) => new TextEncoder().encode(text);

/** A reading every five minutes between two instants, glucose counting up from 80. */
function steady(fromIso: string, toIso: string, zone: string): CgmSeries {
  const from = at(fromIso);
  const table = zoneTable(zone, from, at(toIso));
  const epochs = Array.from({ length: (at(toIso) - from) / 300 }, (_, i) => from + i * 300);
  const mgdl = Float64Array.from(epochs, (_, i) => 80 + (i % 100));
  return {
    epochSeconds: Float64Array.from(epochs),
    offsetMinutes: Int16Array.from(epochs, (epoch) => offsetAt(table, epoch)),
    mgdl,
    recorded: mgdl,
    flags: new Uint8Array(epochs.length),
    unit: 'mg/dL',
    zone,
    cadenceMinutes: 5,
  };
}

function read(file: Uint8Array, zone: string) {
  const result = parseCgmFile(file, { zone });
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  return result;
}

describe('the repeated hour of autumn', () => {
  const series = steady('2026-10-24T10:00:00Z', '2026-10-26T10:00:00Z', 'Europe/Madrid');

  it.each(['DEXCOM_CLARITY', 'LIBREVIEW', 'PLAIN'] as const)(
    'is recognised by the order of a %s file',
    (maker) => {
      const { series: back, report } = read(writeCgmFile(series, { maker }), 'Europe/Madrid');
      expect([...back.epochSeconds]).toEqual([...series.epochSeconds]);
      expect([...back.offsetMinutes]).toEqual([...series.offsetMinutes]);
      expect([...back.mgdl]).toEqual([...series.mgdl]);
      expect(report).toMatchObject({ duplicates: 0, clock: { repeatedHour: 24, skippedHour: 0 } });
    },
  );

  it('is recognised newest first as well', () => {
    const [heading, ...rows] = new TextDecoder()
      .decode(writeCgmFile(series, { maker: 'PLAIN' }))
      .trim()
      .split('\r\n');
    const { series: back } = read(bytes([heading, ...rows.reverse()].join('\n')), 'Europe/Madrid');
    expect([...back.epochSeconds]).toEqual([...series.epochSeconds]);
  });

  it('belongs to what follows when the first pass is missing, and to what precedes when the second is', () => {
    const rows = (times: string[]) =>
      bytes(`time,glucose mg/dL\n${times.map((time) => `2026-10-25 ${time},100\n`).join('')}`);
    const second = read(rows(['01:00', '02:30', '02:35', '02:55', '03:00', '03:05']), 'Europe/Madrid').series;
    expect(second.epochSeconds[1]).toBe(at('2026-10-25T01:30:00Z'));
    const first = read(rows(['01:50', '01:55', '02:00', '02:05', '04:00', '04:05']), 'Europe/Madrid').series;
    expect(first.epochSeconds[2]).toBe(at('2026-10-25T00:00:00Z'));
  });

  it('makes a day of 25 hours whose hour expects twice as many readings', () => {
    const { series: back } = read(writeCgmFile(series, { maker: 'PLAIN' }), 'Europe/Madrid');
    const day = localDays(back).find(({ date }) => date === '2026-10-25')!;
    expect(day).toMatchObject({ hours: 25, count: 300, expected: 300 });
    const cells = heatMap(back).find(({ date }) => date === '2026-10-25')!.cells;
    expect(cells[2]).toMatchObject({ count: 24, expected: 24 });
    expect(cells[3]).toMatchObject({ count: 12, expected: 12 });
  });

  it('is read as written, with every row, when no zone is given', () => {
    const result = parseCgmFile(writeCgmFile(series, { maker: 'PLAIN' }));
    expect(result).toMatchObject({
      kind: 'ready',
      report: { duplicates: 12, count: series.mgdl.length - 12 },
    });
  });
});

describe('the missing hour of spring', () => {
  const series = steady('2026-03-28T10:00:00Z', '2026-03-30T10:00:00Z', 'Europe/Madrid');

  it('leaves no hole in time and makes a day of 23 hours', () => {
    const { series: back } = read(writeCgmFile(series, { maker: 'DEXCOM_CLARITY' }), 'Europe/Madrid');
    expect([...back.epochSeconds]).toEqual([...series.epochSeconds]);
    expect(localDays(back).find(({ date }) => date === '2026-03-29')).toMatchObject({
      hours: 23,
      count: 276,
    });
    const cell = heatMap(back).find(({ date }) => date === '2026-03-29')!.cells[2];
    expect(cell).toMatchObject({ mean: null, level: null, state: 'SKIPPED', count: 0, expected: 0 });
  });

  it('keeps and counts readings of a device whose clock did not go forward', () => {
    const { report, series: back } = read(
      bytes('time,glucose mg/dL\n2026-03-29 01:55,100\n2026-03-29 02:00,101\n2026-03-29 02:05,102\n'),
      'Europe/Madrid',
    );
    expect(report.clock).toEqual({ repeatedHour: 0, skippedHour: 2 });
    expect([...back.epochSeconds].map((epoch) => epoch - at('2026-03-29T00:55:00Z'))).toEqual([0, 300, 600]);
  });
});

describe('other clocks', () => {
  it.each([
    ['Asia/Kathmandu', '2026-01-10T00:00:00Z', 5.75],
    ['Australia/Lord_Howe', '2026-04-04T00:00:00Z', 10.5],
    ['America/St_Johns', '2026-03-07T00:00:00Z', -2.5],
  ])('of %s are read exactly', (zone, from, offsetHours) => {
    const series = steady(from, new Date((at(from) + 3 * 86_400) * 1000).toISOString(), zone);
    const { series: back } = read(writeCgmFile(series, { maker: 'PLAIN' }), zone);
    expect([...back.epochSeconds]).toEqual([...series.epochSeconds]);
    expect(back.offsetMinutes.at(-1)! / 60).toBe(offsetHours);
  });
});

describe('a file sorted by wall clock', () => {
  const series = steady('2026-10-24T22:00:00Z', '2026-10-25T05:00:00Z', 'Europe/Madrid');
  const lines = () => {
    const [heading = '', ...rows] = new TextDecoder()
      .decode(writeCgmFile(series, { maker: 'PLAIN' }))
      .trim()
      .split('\r\n');
    return { heading, rows: rows.sort((a, b) => (a.slice(0, 19) < b.slice(0, 19) ? -1 : 1)) };
  };
  const sorted = (rows: readonly string[]) => bytes([lines().heading, ...rows].join('\n'));

  it('keeps both hours of autumn', () => {
    const { series: back, report } = read(sorted(lines().rows), 'Europe/Madrid');
    expect([...back.epochSeconds]).toEqual([...series.epochSeconds]);
    expect([...back.mgdl]).toEqual([...series.mgdl]);
    expect(report).toMatchObject({ duplicates: 0, clock: { repeatedHour: 24 } });
  });

  it('keeps them newest first, and with clocks that differ by seconds', () => {
    const reversed = read(sorted(lines().rows.reverse()), 'Europe/Madrid').series;
    expect([...reversed.epochSeconds]).toEqual([...series.epochSeconds]);
    const drifting = lines().rows.map((row, i) => (i % 2 ? row.replace(':00,', ':04,') : row));
    expect(read(sorted(drifting), 'Europe/Madrid').report.count).toBe(series.mgdl.length);
  });

  it('has no second hour where every row is repeated', () => {
    const twice = lines().rows.flatMap((row) => [row, row]);
    const once = steady('2026-10-25T01:00:00Z', '2026-10-25T05:00:00Z', 'Europe/Madrid');
    expect(read(sorted(twice), 'Europe/Madrid').report.count).toBeLessThanOrEqual(series.mgdl.length);
    const repeated = new TextDecoder()
      .decode(writeCgmFile(once, { maker: 'PLAIN' }))
      .trim()
      .split('\r\n')
      .slice(1)
      .flatMap((row) => [row, row]);
    expect(read(sorted(repeated), 'Europe/Madrid').report).toMatchObject({
      count: once.mgdl.length,
      duplicates: once.mgdl.length,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { parseCgmFile } from './parse.ts';

const START = Date.parse('2026-03-20T00:00:00Z') / 1000;

/** Twelve days over the clock change of 29 March, every 15 minutes. */
function table(heading: string, more: (time: string, i: number) => string = (time) => time, count = 1152) {
  const rows = Array.from({ length: count }, (_, i) => {
    const time = new Date((START + i * 900) * 1000).toISOString().slice(0, 19).replace('T', ' ');
    return `${more(time, i)},${100 + (i % 50)}`;
  });
  return new TextEncoder().encode([`${heading},glucose mg/dL`, ...rows].join('\n'));
}
const parse = (bytes: Uint8Array, zone: string | undefined = 'Europe/Madrid') =>
  parseCgmFile(bytes, zone === undefined ? {} : { zone });

describe('a heading that names a clock', () => {
  it.each(['Timestamp (EST)', 'Timestamp (America/New_York)', 'time (PDT)', 'Timestamp (Asia/Tokyo)'])(
    '%s is refused for a patient in Madrid, with the heading and the own zone',
    (heading) => {
      expect(parse(table(heading))).toMatchObject({
        kind: 'refused',
        code: 'CGM_OTHER_ZONE',
        details: { row: 1, column: heading, found: heading, expected: 'Europe/Madrid' },
      });
    },
  );

  it.each([
    ['Timestamp (CET)', 'Europe/Madrid'],
    ['Timestamp (Europe/Paris)', 'Europe/Madrid'],
    ['Timestamp (EST)', 'America/New_York'],
    ['Timestamp (EST)', 'America/Bogota'],
    ['Timestamp (YYYY-MM-DDThh:mm:ss)', 'Europe/Madrid'],
    ['Timestamp (Europe/Nowhere)', 'Europe/Madrid'],
    ['Timestamp (UTC)', 'Europe/Madrid'],
    ['Timestamp (GMT+3)', 'Europe/Madrid'],
  ])('%s is read for a patient of %s', (heading, zone) => {
    expect(parse(table(heading), zone).kind).toBe('ready');
  });

  it('says nothing about times with an offset of their own', () => {
    expect(parse(table('Timestamp (EST)', (time) => `${time.replace(' ', 'T')}Z`)).kind).toBe('ready');
  });

  it('says nothing where the zone of the patient is not known', () => {
    expect(parseCgmFile(table('Timestamp (EST)'), {}).kind).toBe('ready');
  });
});

describe('a column of zones', () => {
  const withColumn = (name: string, cell: (i: number) => string) =>
    table(`time,${name}`, (time, i) => `${time},${cell(i)}`);

  it.each([
    ['timezone', 'America/New_York'],
    ['utc offset', '-5'],
    ['Zona horaria', 'UTC'],
    ['tz_offset', '-300'],
    ['UTC offset (h)', '+09:00'],
    ['timezone', 'z'],
  ])('%s with %s is refused in Madrid, with its first row', (name, cell) => {
    expect(parse(withColumn(name, () => cell))).toMatchObject({
      kind: 'refused',
      code: 'CGM_OTHER_ZONE',
      details: { row: 2, column: name, found: cell },
    });
  });

  it('is refused from the row on at which it differs', () => {
    expect(parse(withColumn('timezone', (i) => (i < 700 ? 'Europe/Madrid' : 'Asia/Tokyo')))).toMatchObject({
      details: { row: 702, found: 'Asia/Tokyo' },
    });
  });

  it.each([
    ['timezone', (_: number) => 'Europe/Madrid'],
    ['utc offset', (i: number) => (i < 872 ? '+01:00' : '+02:00')],
    ['tz offset', (i: number) => (i < 872 ? '60' : '120')],
    ['timezone', (_: number) => 'ward 3'],
  ])('%s that is the own, over the clock change, is read', (name, cell) => {
    expect(parse(withColumn(name, cell)).kind).toBe('ready');
  });
});

import { describe, expect, it } from 'vitest';
import { parseCgmFile, type ParseCgmOptions } from '../index.ts';
import { statedOffset, withoutClock } from './heading-clock.ts';

const HOUR = 3600;
const START = Date.UTC(2026, 3, 1) / 1000;

const parse = (text: string, options: ParseCgmOptions) =>
  parseCgmFile(new TextEncoder().encode(text), options);

function epochsOf(text: string, options: ParseCgmOptions): number[] {
  const result = parse(text, options);
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  return [...result.series.epochSeconds];
}

/** `2026-04-01 08:05:00` */
const stamp = (epoch: number) => new Date(epoch * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** An hour of readings whose clock shows these times. */
const hourFrom = (from: number) => Array.from({ length: 12 }, (_, i) => from + i * 300);
const rowsFrom = (from: number) => hourFrom(from).map((epoch, i) => `${stamp(epoch)},${120 + i}`);

describe('a second heading', () => {
  const local = ['Timestamp,Glucose (mg/dL)', ...rowsFrom(START)];
  const universal = ['Timestamp (UTC),Glucose (mg/dL)', ...rowsFrom(START + 6 * HOUR)];
  // New York is four hours behind in April.
  const expected = [...hourFrom(START + 4 * HOUR), ...hourFrom(START + 6 * HOUR)];
  const options = { zone: 'America/New_York' };

  it('that states a clock is followed', () => {
    expect(epochsOf([...local, ...universal, ''].join('\n'), options)).toEqual(expected);
  });

  it('that states none ends that of the first', () => {
    expect(epochsOf([...universal, ...local, ''].join('\n'), options)).toEqual(expected);
  });

  it('that names the clock of another place is refused at its row', () => {
    const other = ['Timestamp (CET),Glucose (mg/dL)', ...rowsFrom(START + 6 * HOUR)];
    expect(parse([...local, ...other, ''].join('\n'), options)).toMatchObject({
      kind: 'refused',
      code: 'CGM_OTHER_ZONE',
      details: { row: 14, found: 'Timestamp (CET)', expected: 'America/New_York' },
    });
    const own = ['Timestamp (EDT),Glucose (mg/dL)', ...rowsFrom(START + 6 * HOUR)];
    expect(epochsOf([...local, ...own, ''].join('\n'), options)).toHaveLength(24);
  });
});

describe('a table of Nightscout without headings', () => {
  it.each([
    ['lack the zone', (epoch: number) => stamp(epoch + 7 * HOUR).replace(' ', 'T')],
    ['state it', (epoch: number) => `${stamp(epoch).replace(' ', 'T')}.000Z`],
  ])('is read by its milliseconds where its stamps %s', (_, stampOf) => {
    const rows = hourFrom(START).map((epoch) => `"${stampOf(epoch)}",${epoch * 1000},120,"Flat",`);
    expect(epochsOf(`${rows.join('\n')}\n`, { zone: 'Europe/Madrid' })).toEqual(hourFrom(START));
  });

  it('is read where they have parts of a millisecond', () => {
    const rows = hourFrom(START).map((epoch) => `${stamp(epoch)},${epoch * 1000}.25,120,"Flat",`);
    expect(epochsOf(`${rows.join('\n')}\n`, { zone: 'Europe/Madrid' })).toEqual(hourFrom(START));
  });

  it('is read where later rows have no stamp', () => {
    const rows = hourFrom(START).map(
      (epoch, i) => `${i < 3 ? stamp(epoch) : ''},${epoch * 1000},120,"Flat",`,
    );
    expect(epochsOf(`${rows.join('\n')}\n`, { zone: 'Europe/Madrid' })).toEqual(hourFrom(START));
  });
});

describe('the zones of IANA that begin with Etc', () => {
  it.each([
    ['Timestamp (Etc/GMT+5)', -5],
    ['Timestamp (Etc/GMT-2)', 2],
    ['Timestamp (Etc/UTC)', 0],
    ['Timestamp (Etc/GMT)', 0],
    ['Timestamp (GMT+5)', 5],
    ['Timestamp (UTC-5)', -5],
  ])('count hours to the west, unlike others: %s', (heading, hours) => {
    expect(statedOffset(heading)).toBe(hours * HOUR);
    expect(withoutClock(heading.toLowerCase())).toBe('timestamp');
    const text = [`${heading},Glucose (mg/dL)`, ...rowsFrom(START), ''].join('\n');
    expect(epochsOf(text, { zone: 'Europe/Madrid' })[0]).toBe(START - hours * HOUR);
  });

  it('do so in a column of zones', () => {
    const rows = rowsFrom(START).map((row) => `${row},Etc/GMT+5`);
    const text = ['Time,Glucose (mg/dL),Time zone', ...rows, ''].join('\n');
    expect(parse(text, { zone: 'America/Lima' })).toMatchObject({ kind: 'ready' });
    expect(parse(text, { zone: 'Asia/Karachi' })).toMatchObject({ code: 'CGM_OTHER_ZONE' });
  });
});

import { describe, expect, it } from 'vitest';
import { STYLE, workbookOf } from '../../shared/workbooks/testing/workbook-of.ts';
import { parseCgmFile, type ParseCgmOptions } from '../index.ts';

const DAY = 86_400;
const STEP = 900;

interface Moment {
  epoch: number;
  /** `05`, `11`, `2025`, `13:45`. */
  day: string;
  month: string;
  year: string;
  clock: string;
}

/** A reading every quarter of an hour, from midnight of the first day on. */
function moments(from: string, days: number): Moment[] {
  return Array.from({ length: (days * DAY) / STEP }, (_, i) => {
    const epoch = Date.parse(`${from}T00:00:00Z`) / 1000 + i * STEP;
    const text = new Date(epoch * 1000).toISOString();
    const [year, month, day] = text.slice(0, 10).split('-') as [string, string, string];
    return { epoch, day, month, year, clock: text.slice(11, 16) };
  });
}

const parse = (text: string, options?: ParseCgmOptions) =>
  parseCgmFile(new TextEncoder().encode(text), options);

/** A table of these times. */
const table = (times: readonly string[]) =>
  ['Time,Glucose (mg/dL)', ...times.map((time, i) => `${time},${110 + (i % 40)}`), ''].join('\n');

const asEurope = ({ day, month, year, clock }: Moment) => `${day}-${month}-${year} ${clock}`;
function asAmerica({ day, month, year, clock }: Moment): string {
  const hour = Number(clock.slice(0, 2));
  return `${month}-${day}-${year} ${hour % 12 || 12}${clock.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}
const asYearFirst = ({ day, month, year, clock }: Moment) => `${year}-${month}-${day} ${clock}`;
const asYearDay = ({ day, month, year, clock }: Moment) => `${year}-${day}-${month} ${clock}`;
const asShort = ({ day, month, year, clock }: Moment) => `${year.slice(2)}/${month}/${day} ${clock}`;

const refused = (row: number, details: Record<string, unknown> = {}) => ({
  kind: 'refused',
  code: 'CGM_MIXED_DAY_ORDERS',
  details: { row, column: 'Time', ...details },
});

describe('what an American spreadsheet leaves of a European file', () => {
  // Days up to 12 become days of other months, the others stay text.
  const times = moments('2025-11-05', 14);
  const firstText = times.findIndex(({ day }) => day === '13') + 2;

  it('is refused at the first date that it has left', () => {
    const exchanged = times.map((each) => (each.day <= '12' ? asYearDay(each) : asEurope(each)));
    expect(parse(table(exchanged))).toMatchObject(refused(firstText));
  });

  it('is refused as a workbook', () => {
    const rows = times.map((each) => {
      if (each.day > '12') return [asEurope(each), 120];
      const wrong = Date.UTC(Number(each.year), Number(each.day) - 1, Number(each.month)) / 1000;
      return [{ serial: (wrong + (each.epoch % DAY)) / DAY + 25_569, style: STYLE.MOMENT }, 120];
    });
    const file = workbookOf({ Sheet: [['Time', 'Glucose (mg/dL)'], ...rows] });
    expect(parseCgmFile(file)).toMatchObject(refused(firstText));
  });

  it('is refused where it has exchanged all', () => {
    const exchanged = moments('2025-11-02', 8).map(asYearDay);
    expect(parse(table(exchanged))).toMatchObject(refused(2, { expected: 'YYYY-MM-DD' }));
  });
});

describe('dates of two regions in one file', () => {
  const march = moments('2026-03-20', 4);
  const april = moments('2026-04-05', 3);

  it('are refused where those of the second do not say their order', () => {
    const text = `${table(march.map(asEurope))}${table(april.map(asAmerica))}`;
    expect(parse(text)).toMatchObject(refused(march.length + 3, { expected: 'DMY' }));
    expect(parse(text, { dayOrder: 'MDY' })).toMatchObject({ kind: 'refused' });
  });

  it('are refused where neither says its order, whatever a person answers', () => {
    const text = table([...moments('2026-03-02', 2).map(asEurope), ...april.map(asAmerica)]);
    expect(parse(text, { dayOrder: 'DMY' })).toMatchObject(refused(2 * 96 + 2));
  });

  it('are read where both say the same order', () => {
    const withSlashes = moments('2026-03-24', 2).map((each) => asEurope(each).replaceAll('-', '/'));
    const result = parse(table([...march.map(asEurope), ...withSlashes]));
    expect(result).toMatchObject({
      kind: 'ready',
      recognised: { dayOrder: 'DMY' },
      report: { first: '2026-03-20T00:00:00', last: '2026-03-25T23:45:00' },
    });
  });

  it('of one style take their order from those that say it', () => {
    const later = moments('2026-04-01', 3).map(asEurope);
    expect(parse(`${table(march.map(asEurope))}${table(later)}`)).toMatchObject({
      kind: 'ready',
      report: { last: '2026-04-03T23:45:00' },
    });
  });
});

describe('dates that begin with the year', () => {
  it.each([10, 2])('and end with the month are refused, over %i days', (days) => {
    expect(parse(table(moments('2026-04-01', days).map(asYearDay)))).toMatchObject(refused(2));
  });

  it('and end with the month are refused when one has no month otherwise', () => {
    const text = table(moments('2026-04-12', 5).map(asYearDay));
    expect(parse(text)).toMatchObject(refused(98, { expected: 'YYYY-MM-DD' }));
  });

  it.each([
    ['the first twelve days of a month', moments('2026-04-01', 12)],
    ['one day', moments('2026-04-01', 1)],
    ['the first days of two months', [...moments('2026-04-03', 3), ...moments('2026-05-03', 3)]],
    ['days of two months', moments('2026-03-28', 12)],
  ])('are read as they are for %s', (_, times) => {
    const { year, month, day } = times.at(-1)!;
    expect(parse(table(times.map(asYearFirst)))).toMatchObject({
      kind: 'ready',
      report: { count: times.length, last: `${year}-${month}-${day}T23:45:00` },
    });
  });

  it('are refused when the year has two digits and may be a day', () => {
    expect(parse(table(moments('2026-05-05', 1).map(asShort)))).toMatchObject(refused(2));
    expect(parse(table(moments('2026-05-05', 2).map(asShort)))).toMatchObject(refused(2));
  });

  it('are refused in a table that keeps the day apart', () => {
    const rows = moments('2026-05-05', 1).map((each) => asShort(each).replace(' ', ','));
    const text = ['Date,Time,Glucose (mg/dL)', ...rows.map((row) => `${row},120`), ''].join('\n');
    expect(parse(text)).toMatchObject({ code: 'CGM_MIXED_DAY_ORDERS', details: { row: 2, column: 'Date' } });
  });
});

describe('years of two digits at the end', () => {
  const asEnd = ({ day, month, year, clock }: Moment) => `${day}/${month}/${year.slice(2)} ${clock}`;

  it('are read when the days change', () => {
    expect(parse(table(moments('2026-05-25', 2).map(asEnd)))).toMatchObject({
      kind: 'ready',
      report: { first: '2026-05-25T00:00:00', last: '2026-05-26T23:45:00' },
    });
  });

  it('are read when the only day would be a year to come', () => {
    const text = table(moments('2026-05-28', 1).map(asEnd));
    const now = Date.UTC(2026, 5, 1) / 1000;
    expect(parse(text, { now })).toMatchObject({ kind: 'ready', report: { first: '2026-05-28T00:00:00' } });
    expect(parse(text)).toMatchObject(refused(2));
  });

  it('are read with full stops, after which the day always comes first', () => {
    const text = table(moments('2026-05-25', 1).map((each) => asEnd(each).replaceAll('/', '.')));
    expect(parse(text)).toMatchObject({ kind: 'ready', report: { first: '2026-05-25T00:00:00' } });
  });
});

import { describe, expect, it } from 'vitest';
import { parseCgmFile, type CgmFileResult, type ParseCgmOptions } from '../index.ts';
import { censoredBound } from '../goals.ts';

const MADRID: ParseCgmOptions = { zone: 'Europe/Madrid' };
const parse = (text: string, options = MADRID) => parseCgmFile(new TextEncoder().encode(text), options);

/** Rows from ten in the morning of a summer day on. */
const rows = (count: number, rowOf: (time: string, i: number) => string, minutes = 5) =>
  Array.from({ length: count }, (_, i) =>
    rowOf(new Date(Date.UTC(2026, 6, 20, 10) + i * minutes * 60_000).toISOString().slice(0, 19), i),
  );
const file = (heading: string, lines: readonly string[]) => [heading, ...lines, ''].join('\n');

function ready(result: CgmFileResult) {
  if (result.kind !== 'ready') throw new Error(`not ready: ${JSON.stringify(result)}`);
  return result;
}
const at = (iso: string) => Date.parse(iso) / 1000;

describe('a clock that the heading states', () => {
  it.each([
    ['Timestamp (UTC)', '2026-07-20T10:00:00Z'],
    ['time (GMT)', '2026-07-20T10:00:00Z'],
    ['Time [UTC]', '2026-07-20T10:00:00Z'],
    ['UTC time', '2026-07-20T10:00:00Z'],
    ['timestamp_utc', '2026-07-20T10:00:00Z'],
    ['Fecha y hora (UTC)', '2026-07-20T10:00:00Z'],
    ['Zeitstempel (UTC)', '2026-07-20T10:00:00Z'],
    ['Timestamp (UTC+02:00)', '2026-07-20T10:00:00+02:00'],
    ['Timestamp (GMT-5)', '2026-07-20T10:00:00-05:00'],
    ['Timestamp', '2026-07-20T10:00:00+02:00'],
  ])('%s makes ten %s', (heading, first) => {
    const { series } = ready(
      parse(
        file(
          `${heading},glucose mg/dL`,
          rows(12, (time) => `${time},100`),
        ),
      ),
    );
    expect(series.epochSeconds[0]).toBe(at(first));
    expect(series.offsetMinutes[0]).toBe(120);
  });

  it.each([
    ['2026-07-20T10:00:00Z', '2026-07-20T10:00:00Z'],
    ['2026-07-20 10:00:00 UTC', '2026-07-20T10:00:00Z'],
    ['2026-07-20 10:00:00+0530', '2026-07-20T10:00:00+05:30'],
    ['20/07/2026 10:00 GMT+1', '2026-07-20T10:00:00+01:00'],
    ['20/07/2026 00:10 +02:00', '2026-07-20T00:10:00+02:00'],
    ['7/20/2026 11:50 PM -0500', '2026-07-20T23:50:00-05:00'],
  ])('%s in the row itself counts, whatever the heading says', (written, first) => {
    const { series } = ready(parse(`Timestamp (UTC),glucose mg/dL\n${written},100\n`));
    expect(series.epochSeconds[0]).toBe(at(first));
  });

  it('of open dates is applied after the order is answered', () => {
    const text = 'Timestamp (UTC),glucose mg/dL\n05/07/2026 23:30,100\n05/07/2026 23:35,101\n';
    expect(parse(text)).toMatchObject({ kind: 'question', questions: [{ id: 'dayOrder' }] });
    const { report } = ready(parse(text, { ...MADRID, dayOrder: 'DMY' }));
    expect(report.first).toBe('2026-07-06T01:30:00');
  });
});

describe('times', () => {
  it.each(['\u202fa.\u00a0m.', '\u00a0AM', ' a. m.', '\u202fAM'])('with %j are read', (half) => {
    const { report } = ready(
      parse(`time,glucose mg/dL\n20/07/2026 9:05${half},100\n20/07/2026 9:10${half},101\n`),
    );
    expect(report).toMatchObject({ count: 2, first: '2026-07-20T09:05:00' });
  });

  it('of nine digits are not seconds of 1975', () => {
    expect(parse('date,sgv\n176802840,100\n176803140,101\n')).toMatchObject({
      code: 'CGM_NO_READINGS',
      details: { row: 2, found: 'TIME_UNREADABLE' },
    });
  });
});

describe('numbers with many decimals', () => {
  it.each([
    ['mmol/L', '5.5500000001', 5.5500000001],
    ['mg/dL', '100.80000000000001', 100.80000000000001],
    ['mg/dL', '99.123456789012345678901', Number('99.123456789012345678901')],
    ['mmol/L', '6.66666666666666666666', 20 / 3],
  ])('in %s are read as written: %s', (unit, written, number) => {
    const { series, report } = ready(
      parse(
        file(
          `time;glucose ${unit}`,
          rows(30, (time, i) => `${time};${i % 2 ? written.replace('.', ',') : written}`),
        ),
      ),
    );
    expect([...series.recorded]).toEqual(Array.from({ length: 30 }, () => number));
    expect(report.skipped).toEqual([{ reason: 'HEADING', count: 1, rows: [1] }]);
  });

  it('are recognised when a decimal comma splits them', () => {
    const wide = 'Device,Device Timestamp,Record Type,Historic Glucose mmol/L,Scan Glucose mmol/L,Notes';
    expect(
      parse(
        file(
          wide,
          rows(20, (time) => `L,${time},0,5,5500000001,`),
        ),
      ),
    ).toMatchObject({ code: 'CGM_COLUMNS_SHIFTED', details: { row: 2, found: '5,5500000001' } });
  });
});

describe('words beside numbers of the same sensor', () => {
  const LIBRE =
    'Device,Serial Number,Device Timestamp,Record Type,Historic Glucose mg/dL,Scan Glucose mg/dL,Notes';
  const libre = (...values: (number | string)[]) =>
    ready(
      parse(
        file(
          LIBRE,
          rows(values.length, (time, i) => `L,S,${time},0,${values[i]},,`, 15),
        ),
      ),
    );

  it('are above 500 where a number is above 400', () => {
    const { series, report } = libre(100, 470, 'HI', 399);
    expect([...series.mgdl]).toEqual([100, 470, 501, 399]);
    expect([...series.flags]).toEqual([0, 0, 2, 0]);
    expect(report).toMatchObject({ maxMgdl: 501, censored: { low: 0, high: 1 } });
    expect(censoredBound(report.maxMgdl, 'HIGH')).toBe(500);
  });

  it('are above 400 and below 40 where no number says otherwise', () => {
    const { report } = libre(100, 400, 'HI', 'LO', 40);
    expect(report).toMatchObject({ minMgdl: 39, maxMgdl: 401 });
    expect([censoredBound(39, 'LOW'), censoredBound(401, 'HIGH')]).toEqual([40, 400]);
  });

  it('are below the lowest number', () => {
    expect([...libre(100, 31, 'LO', 38).series.mgdl]).toEqual([100, 31, 30, 38]);
  });

  it('count so in mmol/L as well', () => {
    const heading = LIBRE.replaceAll('mg/dL', 'mmol/L');
    const { series } = ready(
      parse(
        file(
          heading,
          rows(3, (time, i) => `L,S,${time},0,${['26.1', 'HI', '5.5'][i]},,`, 15),
        ),
      ),
    );
    expect(series.mgdl[1]).toBe(501);
    expect(series.recorded[1]).toBeCloseTo(27.8, 1);
  });
});

describe("Nightscout's low values", () => {
  const entries = (values: readonly number[], device?: string) =>
    `[${values
      .map((sgv, i) =>
        JSON.stringify({ type: 'sgv', sgv, date: (at('2026-07-20T10:00Z') + i * 300) * 1000, device }),
      )
      .join(',')}]`;

  it('are readings down to the codes of a sensor without a value', () => {
    const { series, report } = ready(parse(entries([100, 35, 22, 12, 9, 5, 0, 101], 'Libre')));
    expect([...series.mgdl]).toEqual([100, 35, 22, 101]);
    expect(report.skipped).toEqual([{ reason: 'SENSOR_ERROR', count: 4, rows: [4, 5, 6, 7] }]);
  });

  it('of 38 are the mark of an error where xDrip wrote them', () => {
    expect([...ready(parse(entries([100, 38, 101], 'xDrip-LibreReceiver'))).series.mgdl]).toEqual([100, 101]);
    expect([...ready(parse(entries([100, 38, 101], 'loop'))).series.mgdl]).toEqual([100, 38, 101]);
  });

  it('of 39 and 401 stand for words, unless others are beyond them', () => {
    const words = ready(parse(entries([39, 100, 401, 120], 'share2')));
    expect(words.report.censored).toEqual({ low: 1, high: 1 });
    const numbers = ready(parse(entries([39, 31, 401, 470], 'Libre')));
    expect(numbers.report.censored).toEqual({ low: 0, high: 0 });
    expect([...numbers.series.mgdl]).toEqual([39, 31, 401, 470]);
  });
});

describe('a clock that was set to another year', () => {
  const trace = rows(300, (time) => `${time},100`);

  it('makes it skip the few rows far from all others', () => {
    const { report } = ready(parse(file('time,glucose mg/dL', ['2025-01-01 00:00:00,100', ...trace])));
    expect(report).toMatchObject({ count: 300, first: '2026-07-20T10:00:00' });
    expect(report.skipped).toContainEqual({ reason: 'TIME_FAR_OFF', count: 1, rows: [2] });
  });

  it('is not suspected when a sensor was worn before, or a few days apart', () => {
    const before = rows(20, (time) => `${time.replace('2026-07', '2025-03')},100`);
    expect(ready(parse(file('time,glucose mg/dL', [...before, ...trace]))).report.count).toBe(320);
    const near = ['2026-07-10 00:00:00,100', ...trace];
    expect(ready(parse(file('time,glucose mg/dL', near))).report.count).toBe(301);
  });
});

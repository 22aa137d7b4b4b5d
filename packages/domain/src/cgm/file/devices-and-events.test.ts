import { describe, expect, it } from 'vitest';
import { parseCgmFile, unreadRows, type CgmFileResult, type ParseCgmOptions } from '../index.ts';

const parse = (text: string, options?: ParseCgmOptions) =>
  parseCgmFile(new TextEncoder().encode(text), options);
const file = (heading: string, lines: readonly string[]) => [heading, ...lines, ''].join('\n');

/** The wall clock some minutes after eight in the morning. */
const clock = (minutes: number) =>
  new Date(Date.UTC(2026, 0, 10, 8) + minutes * 60_000).toISOString().slice(0, 19);
const times = (count: number, from = 0, step = 5) =>
  Array.from({ length: count }, (_, i) => clock(from + i * step));

function ready(result: CgmFileResult) {
  if (result.kind !== 'ready') throw new Error(`not ready: ${JSON.stringify(result)}`);
  return result;
}
const countOf = (result: CgmFileResult, reason: string) =>
  ready(result).report.skipped.find((part) => part.reason === reason)?.count ?? 0;

const CLARITY =
  'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mg/dL/min),Transmitter Time (Long Integer)';
const LIBRE =
  'Device,Serial Number,Device Timestamp,Record Type,Historic Glucose mg/dL,Scan Glucose mg/dL,Notes';

describe('two devices at one time', () => {
  const clarity = (time: string, device: string, value: number) => `1,${time},EGV,,,,${device},${value},,,,,`;
  const together = times(100).flatMap((time, i) => [
    clarity(time, 'phone', 100),
    ...(i < 90 ? [clarity(clock(i * 5 + 1), 'receiver', 140)] : []),
  ]);

  it('count once: the one with more readings, at its own cadence', () => {
    const result = parse(file(CLARITY, together));
    expect(countOf(result, 'OVERLAP')).toBe(90);
    const { series, report } = ready(result);
    expect(series.cadenceMinutes).toBe(5);
    expect([...new Set(series.mgdl)]).toEqual([100]);
    expect(unreadRows(report)).toMatchObject({ count: 90, unread: [{ reason: 'OVERLAP', count: 90 }] });
  });

  it('fill the gaps of each other', () => {
    const lines = times(100).flatMap((time, i) => [
      ...(i >= 40 && i < 60 ? [] : [clarity(time, 'phone', 100)]),
      ...(i >= 30 && i < 70 ? [clarity(clock(i * 5 + 1), 'receiver', 140)] : []),
    ]);
    const { series, report } = ready(parse(file(CLARITY, lines)));
    expect(series.mgdl.filter((value) => value === 140)).toHaveLength(20);
    expect(report.count).toBe(100);
  });

  it('of LibreView are told apart by their serial numbers, even within one second', () => {
    const lines = times(40, 0, 15).flatMap((time) => [
      `Libre 2,A,${time},0,100,,`,
      `Libre 2,B,${time},0,140,,`,
    ]);
    const { series, report } = ready(parse(file(LIBRE, [...lines, `Libre 2,A,${clock(600)},0,101,,`])));
    expect([...new Set(series.mgdl)]).toEqual([100, 101]);
    expect(report.skipped).toContainEqual(expect.objectContaining({ reason: 'OVERLAP', count: 40 }));
  });

  it('are both told by serial number and day, with the days of one that does not count', () => {
    const day = Date.UTC(2026, 0, 10) / 86_400_000;
    const lines = [
      ...times(100, 0, 15).map((time) => `Libre 2,A,${time},0,100,,`),
      ...times(40, 0, 15).map((time) => `Libre 2,B,${time},0,140,,`),
      ...times(40, 4 * 1440, 15).map((time) => `Libre 2,A,${time},0,101,,`),
    ];
    const { recognised } = ready(parse(file(LIBRE, lines)));
    expect(recognised.serials).toEqual([
      {
        serial: 'A',
        days: [
          [day, day + 1],
          [day + 4, day + 4],
        ],
      },
      { serial: 'B', days: [[day, day]] },
    ]);
    expect(ready(parse(file('time,glucose mg/dL', ['2026-01-10 08:00,100']))).recognised).not.toHaveProperty(
      'serials',
    );
  });

  it('of Nightscout are told apart by their programs', () => {
    const entries = times(60).flatMap((time, i) =>
      ['xDrip', 'share2'].slice(0, i < 50 ? 2 : 1).map((device, at) => ({
        type: 'sgv',
        sgv: 100 + 40 * at,
        device,
        date: Date.parse(`${time}Z`) + at * 70_000,
      })),
    );
    const { series } = ready(parse(JSON.stringify(entries)));
    expect([...new Set(series.mgdl)]).toEqual([100]);
    expect(series.cadenceMinutes).toBe(5);
  });

  it('one after the other are both read whole', () => {
    const lines = [
      ...times(50).map((time) => `L,A,${time},0,100,,`),
      ...times(50, 251).map((time) => `L,B,${time},0,120,,`),
    ];
    expect(ready(parse(file(LIBRE, lines))).report.count).toBe(100);
  });

  it.each([1, 2, 2.5])('that no column names are rejected when they are %d minutes apart', (apart) => {
    const lines = [...times(300), ...times(300, apart)].map((time) => `${time},100`);
    expect(parse(file('time,glucose mg/dL', lines))).toMatchObject({
      kind: 'refused',
      code: 'CGM_TWO_SENSORS',
      details: { row: 2, count: 600 },
    });
  });

  it('are not suspected of a clock that wavers, gaps, or every minute', () => {
    const wavering = times(300).map(
      (time, i) => `${time.slice(0, 17)}${String((i * 17) % 55).padStart(2, '0')},100`,
    );
    expect(ready(parse(file('time,glucose mg/dL', wavering))).report.count).toBe(300);
    const everyMinute = times(300, 0, 1).map((time) => `${time},100`);
    expect(ready(parse(file('time,glucose mg/dL', everyMinute))).series.cadenceMinutes).toBe(1);
    const gappy = times(300).filter((_, i) => i % 7 > 1);
    expect(
      ready(
        parse(
          file(
            'time,glucose mg/dL',
            gappy.map((time) => `${time},100`),
          ),
        ),
      ).report.count,
    ).toBe(gappy.length);
  });
});

describe("Clarity's event types", () => {
  const heading =
    'Index;Marca temporal (AAAA-MM-DDThh:mm:ss);Tipo de evento;Subtipo;Nivel de glucosa (mg/dL)';
  const of = (words: readonly string[], count = 60) =>
    file(
      heading,
      times(count).map((time, i) => `${i};${time};${words[i % words.length]};;${100 + (i % 50)}`),
    );

  it.each([
    'Niveles estimados de glucosa',
    'Nivel estimado de glucosa',
    'Valores de glucosa estimados',
    'Geschätzte Glukosewerte',
    'Geschätzte Glucosewerte',
    'Estimated Glucose Values',
    'Valeurs de glucose estimées',
    'Valori stimati del glucosio',
    'VGE',
  ])('%s are readings', (word) => {
    expect(ready(parse(of([word]))).report.count).toBe(60);
  });

  it('of an unknown language are asked about even when there is only one beside values', () => {
    expect(parse(of(['Arvioitu']))).toMatchObject({
      kind: 'question',
      questions: [{ id: 'readingEvent', choices: ['Arvioitu'] }],
    });
    expect(ready(parse(of(['Arvioitu']), { readingEvent: 'Arvioitu' })).report.count).toBe(60);
  });

  it('are asked about when several could be the readings', () => {
    const text = of(['Arvioitu', 'Arvioitu', 'Arvioitu', 'Varoitus']);
    expect(parse(text)).toMatchObject({
      kind: 'question',
      questions: [
        {
          id: 'readingEvent',
          choices: ['Arvioitu', 'Varoitus'],
          samples: [
            { row: 2, found: 'Arvioitu: 100' },
            { row: 5, found: 'Varoitus: 103' },
          ],
        },
      ],
    });
    const answered = parse(text, { readingEvent: 'Arvioitu' });
    expect(ready(answered).report.count).toBe(45);
    expect(countOf(answered, 'EVENT_UNKNOWN')).toBe(15);
    expect(parse(text, { readingEvent: '' })).toMatchObject({
      code: 'CGM_NO_READINGS',
      details: { row: 2, found: 'EVENT_UNKNOWN' },
    });
  });

  it('are asked about when a few rows could be an alarm', () => {
    expect(parse(of(['Arvioitu'], 5))).toMatchObject({ kind: 'question' });
  });

  it('beside known readings are reported openly when few, and asked about when many', () => {
    const few = parse(of(['EGV', 'EGV', 'EGV', 'EGV', 'EGV', 'EGV', 'EGV', 'EGV', 'EGV', 'Varoitus']));
    expect(unreadRows(ready(few).report)).toMatchObject({ count: 6, unread: [{ reason: 'EVENT_UNKNOWN' }] });
    expect(parse(of(['EGV', 'Paasto'], 80))).toMatchObject({
      kind: 'question',
      questions: [{ id: 'readingEvent', choices: ['Paasto'] }],
    });
  });
});

describe('readings of the future', () => {
  const now = Date.UTC(2026, 0, 12) / 1000;
  const past = times(100).map((time) => `${time},100`);

  it('are skipped when they are few', () => {
    const result = parse(file('time,glucose mg/dL', ['2026-02-10 08:00:00,100', ...past]), { now });
    expect(countOf(result, 'TIME_IN_FUTURE')).toBe(1);
    expect(ready(result).report.count).toBe(100);
  });

  it('make the file one that is rejected when they are many', () => {
    const lines = past.map((line) => line.replace('2026', '2031'));
    expect(parse(file('time,glucose mg/dL', lines), { now })).toMatchObject({
      code: 'CGM_IN_FUTURE',
      details: { row: 2, found: '2031-01-10 08:00', count: 100 },
    });
  });

  it('are not suspected in zones ahead of the clock', () => {
    const lines = times(20, 16 * 60 + 12 * 60).map((time) => `${time},100`);
    const ahead = { now: Date.UTC(2026, 0, 11, 0, 30) / 1000, zone: 'Pacific/Kiritimati' };
    expect(ready(parse(file('time,glucose mg/dL', lines), ahead)).report.count).toBe(20);
  });
});

describe('an unusual trace', () => {
  it('of one reading has no cadence', () => {
    const { series, report } = ready(parse('time,glucose mg/dL\n2026-01-10 08:00,100\n'));
    expect(series.cadenceMinutes).toBe(0);
    expect(report).toMatchObject({ count: 1, first: report.last });
  });

  it('of nothing but HIGH is read as such, once the unit is known', () => {
    const lines = times(100).map((time) => `1,${time},EGV,,,,G6,High,,,,,`);
    expect(ready(parse(file(CLARITY, lines))).report).toMatchObject({
      minMgdl: 401,
      censored: { low: 0, high: 100 },
    });
  });

  it('with a gap of nine days keeps both sides and its cadence', () => {
    const lines = [...times(300), ...times(300, 9 * 1440 + 1500)].map((time) => `${time},100`);
    const { series } = ready(parse(file('time,glucose mg/dL', lines)));
    expect([series.epochSeconds.length, series.cadenceMinutes]).toEqual([600, 5]);
  });
});

describe('rows that were not read', () => {
  const report = (count: number, ...skipped: [string, number][]) => ({
    count,
    skipped: skipped.map(([reason, rows]) => ({ reason, count: rows, rows: [] })),
  });

  it('are reported openly when readings are lost, however few', () => {
    expect(unreadRows(report(10_000, ['HEADING', 1], ['VALUE_UNREADABLE', 1]))).toMatchObject({
      count: 1,
      unread: [{ reason: 'VALUE_UNREADABLE' }],
      others: [{ reason: 'HEADING' }],
    });
  });

  it('are reported openly when more than one in a hundred has no value, and not before', () => {
    expect(unreadRows(report(990, ['VALUE_MISSING', 10])).count).toBe(0);
    expect(unreadRows(report(980, ['VALUE_MISSING', 11], ['NOTE', 400]))).toMatchObject({ count: 11 });
    expect(unreadRows(report(0)).percent).toBe(0);
  });
});

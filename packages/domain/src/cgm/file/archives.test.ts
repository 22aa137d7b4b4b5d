import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Archive } from '../../shared/workbooks/index.ts';
import { parseCgmFile, type CgmFileResult } from '../index.ts';
import { STYLE, workbookOf, zipOf } from '../../shared/workbooks/testing/workbook-of.ts';

function ready(result: CgmFileResult) {
  if (result.kind !== 'ready') throw new Error(`not ready: ${JSON.stringify(result)}`);
  const { report } = result;
  expect(report.count + report.skipped.reduce((sum, { count }) => sum + count, 0)).toBe(report.rows);
  return result;
}

const reasonsOf = (result: CgmFileResult) =>
  Object.fromEntries(ready(result).report.skipped.map(({ reason, count }) => [reason, count]));

const treatmentsOf = (result: CgmFileResult) =>
  (ready(result).treatments ?? []).map(({ kind, amount, action, epochSeconds }) => [
    kind,
    amount,
    action,
    new Date(epochSeconds * 1000).toISOString().slice(0, 16),
  ]);

/** 2026-01-13 08:00 as Excel counts from 1900, and from 1904. */
const MORNING = 46_035 + 8 / 24;
const MORNING_1904 = MORNING - 1462;
const FIVE = 5 / 1440;
const at = (serial: number) => ({ serial, style: STYLE.MOMENT });

describe('a workbook', () => {
  it.each([
    ['shared strings', {}, MORNING],
    ['inline strings', { hasInlineStrings: true }, MORNING],
    ['days counted from 1904', { is1904: true }, MORNING_1904],
  ])('with %s is read by its first sheet that has time and glucose', (_, options, morning) => {
    const file = workbookOf(
      {
        Notas: [
          ['Paciente', 'A'],
          ['Comentario', 'café & <pan>'],
        ],
        Datos: [
          ['Informe', null, 'glucosa'],
          [],
          ['Fecha y hora', 'Glucosa (mg/dL)', 'Nota'],
          [at(morning), 110, 'antes'],
          [at(morning + FIVE), 112.00000000000001],
          [at(morning + 2 * FIVE), 'Low'],
        ],
      },
      options,
    );
    const result = parseCgmFile(file, { zone: 'Europe/Madrid' });
    const { recognised, series, report } = ready(result);
    expect(recognised).toMatchObject({ maker: 'PLAIN', unit: 'mg/dL', delimiter: null, headingRow: 3 });
    expect(recognised.parts).toEqual([{ name: 'Datos', rows: 6 }]);
    expect(report).toMatchObject({ first: '2026-01-13T08:00:00', last: '2026-01-13T08:10:00' });
    expect([...series.recorded]).toEqual([110, 112, 39]);
    expect(reasonsOf(result)).toMatchObject({ HEADING: 1, PREAMBLE: 1, BLANK: 1 });
  });

  it('is read with day and time of day in two columns', () => {
    const day = (serial: number) => ({ serial, style: STYLE.DAY });
    const clock = (serial: number) => ({ serial, style: STYLE.CLOCK });
    const file = workbookOf({
      Sheet1: [
        ['Date', 'Time', 'Sensor glucose (mmol/L)'],
        [day(46_035), clock(8 / 24), { serial: 5.6, style: STYLE.FIXED }],
        [day(46_035), clock(8 / 24 + FIVE), { serial: 5.8, style: STYLE.FIXED }],
      ],
    });
    expect(ready(parseCgmFile(file)).report).toMatchObject({
      first: '2026-01-13T08:00:00',
      last: '2026-01-13T08:05:00',
    });
  });

  it('names sheet and row where it is refused', () => {
    const file = workbookOf({
      One: [['x']],
      Data: [
        ['time', 'glucose mg/dL'],
        ['2026-01-13 08:00', 110],
        ['2026-01-13 08:05', 5.6],
      ],
    });
    expect(parseCgmFile(file)).toMatchObject({ code: 'CGM_MIXED_UNITS', details: { row: 3, part: 'Data' } });
    expect(parseCgmFile(workbookOf({ One: [['a', 'b']] }))).toMatchObject({
      code: 'CGM_UNRECOGNISED',
      details: { row: 1, part: 'One' },
    });
  });

  it('joins sheets with the same headings, and keeps their rows apart', () => {
    const sheet = (from: number, ...values: number[]) => [
      ['time', 'glucose mg/dL'],
      ...values.map((value, i) => [at(from + i * FIVE), value]),
    ];
    const result = parseCgmFile(
      workbookOf({ January: sheet(MORNING, 100, 101, 102), February: sheet(MORNING + 1, 103, 104, 105) }),
    );
    expect([...ready(result).series.recorded]).toEqual([100, 101, 102, 103, 104, 105]);
    expect(ready(result).recognised.parts).toEqual([
      { name: 'January', rows: 4 },
      { name: 'February', rows: 4 },
    ]);
  });
});

describe('Tidepool', () => {
  const NOTE = '[{"code":"bg/out-of-range","threshold":40,"value":"low"}]';

  it('is read from its workbook: the sheet of the sensor, in UTC, in the unit of each row', () => {
    const heads = ['Local Time', 'Device Time', 'Zulu Time', 'Value', 'Units', 'Device ID', 'Annotations'];
    const row = (serial: number, value: number, note: string | null = null) => [
      at(serial + 1 / 24),
      at(serial + 1 / 24),
      at(serial),
      value,
      'mmol/L',
      'DexG6_1',
      note,
    ];
    const file = workbookOf(
      {
        'EXPORT ERROR': [['An error occurred']],
        SMBG: [heads, row(MORNING, 7.1)],
        CGM: [heads, row(MORNING, 5.550747991045533), row(MORNING + FIVE, 2.22029, NOTE)],
        Bolus: [
          ['Zulu Time', 'Normal'],
          [at(MORNING), 3],
          [at(MORNING), 4],
        ],
        Food: [
          ['Zulu Time', 'Carbs'],
          [at(MORNING), 30],
        ],
      },
      { hasInlineStrings: true },
    );
    const result = parseCgmFile(file, { zone: 'Europe/Madrid' });
    const { recognised, series } = ready(result);
    expect(recognised).toMatchObject({ maker: 'TIDEPOOL', unit: 'mmol/L', devices: ['DexG6_1'] });
    expect(series.epochSeconds[0]).toBe(Date.UTC(2026, 0, 13, 8) / 1000);
    expect([...series.recorded]).toEqual([5.550747991045533, 2.22029]);
    expect(series.mgdl[0]).toBeCloseTo(100, 9);
    expect([...series.flags]).toEqual([0, 1]);
    expect(reasonsOf(result)).toMatchObject({ STRIP: 2, INSULIN: 3, CARBS: 2 });
    expect(treatmentsOf(result)).toEqual([
      ['INSULIN', 3, 'RAPID', '2026-01-13T08:00'],
      ['INSULIN', 4, 'RAPID', '2026-01-13T08:00'],
      ['CARBOHYDRATES', 30, null, '2026-01-13T08:00'],
    ]);
  });

  it.each([
    ['as text', JSON.stringify(NOTE)],
    ['as a list', NOTE],
  ])('is read from JSON with annotations %s', (_, note) => {
    const cbg = (time: string, value: number, rest = '') =>
      `{"deviceId":"DexG6_1","time":"${time}","type":"cbg","units":"mmol/L","value":${value}${rest}}`;
    const text = `[${[
      cbg('2026-01-13T08:05:00.000Z', 2.22029, `,"annotations":${note}`),
      cbg('2026-01-13T08:00:00.000Z', 5.550747991045533),
      '{"type":"bolus","time":"2026-01-13T08:00:00.000Z","normal":3}',
      '{"type":"bolus","subType":"automated","time":"2026-01-13T08:01:00.000Z","normal":0.1}',
      '{"type":"food","time":"2026-01-13T08:00:00.000Z","nutrition":{"carbohydrate":{"net":30}}}',
      '{"type":"wizard","time":"2026-01-13T08:02:00.000Z","carbInput":45,"recommended":{"carb":5}}',
      '{"type":"wizard","time":"2026-01-13T08:03:00.000Z","carbInput":4,"carbUnits":"exchanges"}',
      '{"type":"basal","time":"2026-01-13T08:00:00.000Z","rate":0.8,"duration":300000}',
      '{"type":"smbg","time":"2026-01-13T08:00:00.000Z","value":6.1,"units":"mmol/L"}',
      '{"type":"upload","time":"2026-01-13T08:00:00.000Z"}',
    ].join(',')}]`;
    for (const file of [strToU8(text), zipOf({ 'export.json': text })]) {
      const result = parseCgmFile(file, { zone: 'Europe/Madrid' });
      expect(ready(result).recognised).toMatchObject({
        maker: 'TIDEPOOL',
        unit: 'mmol/L',
        devices: ['DexG6_1'],
      });
      expect([...ready(result).series.recorded]).toEqual([5.550747991045533, 2.22029]);
      expect(ready(result).series.mgdl[0]).toBeCloseTo(100, 9);
      expect([...ready(result).series.flags]).toEqual([0, 1]);
      expect(reasonsOf(result)).toEqual({ INSULIN: 5, CARBS: 1, STRIP: 1, PERSON_OR_DEVICE: 1 });
      // What a closed loop gives by itself, its basal rate and exchanges are nothing that a person took in grams or units.
      expect(treatmentsOf(result)).toEqual([
        ['INSULIN', 3, 'RAPID', '2026-01-13T08:00'],
        ['CARBOHYDRATES', 30, null, '2026-01-13T08:00'],
        ['CARBOHYDRATES', 45, null, '2026-01-13T08:02'],
      ]);
    }
  });

  it('asks for a unit that no entry states, and is refused with two', () => {
    const cbg = (minute: number, units: string) =>
      `{"type":"cbg","time":"2026-01-13T08:0${minute}:00Z","value":5.5${units}}`;
    const parse = (...list: string[]) => parseCgmFile(strToU8(`[${list.join(',')}]`));
    expect(parse(cbg(0, ''), cbg(5, ''))).toMatchObject({ kind: 'question', questions: [{ id: 'unit' }] });
    expect(parse(cbg(0, ',"units":"mg/dL"'), cbg(5, ',"units":"mmol/L"'))).toMatchObject({
      code: 'CGM_MIXED_UNITS',
      details: { row: 2, expected: 'mg/dL' },
    });
  });
});

describe('a ZIP archive', () => {
  const INTRODUCTION = 'Name:A,Date Range:2026-01-01 - 2026-01-02\r\n';
  const cgm = (...rows: string[]) =>
    `${INTRODUCTION}Timestamp,CGM Glucose Value (mg/dl),Serial Number\r\n${rows.join('\r\n')}\r\n`;

  it('of Glooko is read through all its tables of the sensor, and the rows of others are counted', () => {
    const result = parseCgmFile(
      zipOf({
        'cgm_data_2.csv': cgm('2026-01-01 08:10,130,S2', 'nonsense,130,S2'),
        'cgm_data_1.csv': cgm('2026-01-01 08:05,121,S1', '2026-01-01 08:00,120,S1'),
        'bg_data_1.csv': `${INTRODUCTION}Timestamp,Glucose Value (mg/dl),Manual Reading,Serial Number\r\n2026-01-01 09:00,140,M,S3\r\n`,
        'Insulin data/bolus_data_1.csv': `${INTRODUCTION}Timestamp,Insulin Type,Carbs Input (g),Insulin Delivered (U)\r\n2026-01-01 09:00,Normal,30,3\r\n`,
        'carbs_data_1.csv': `${INTRODUCTION}Timestamp,Carbs (g)\r\n2026-01-01 09:00,30\r\n`,
        'exercise_data_1.csv': `${INTRODUCTION}Timestamp,Name,Duration (minutes)\r\n2026-01-01 09:00,run,30\r\n`,
        '__MACOSX/._cgm_data_1.csv': 'x',
      }),
    );
    const { recognised, series } = ready(result);
    expect(recognised).toMatchObject({ maker: 'GLOOKO', unit: 'mg/dL', delimiter: ',' });
    expect(recognised.parts).toEqual([
      { name: 'cgm_data_1.csv', rows: 4 },
      { name: 'cgm_data_2.csv', rows: 4 },
    ]);
    expect([...series.recorded]).toEqual([120, 121, 130]);
    expect(reasonsOf(result)).toMatchObject({
      TIME_UNREADABLE: 1,
      STRIP: 3,
      INSULIN: 3,
      CARBS: 3,
      EXERCISE: 3,
    });
    // What the calculator of the bolus was told and what was entered as eaten are one meal.
    expect(treatmentsOf(result)).toEqual([
      ['CARBOHYDRATES', 30, null, '2026-01-01T09:00'],
      ['INSULIN', 3, null, '2026-01-01T09:00'],
    ]);
  });

  it('of Glooko has no doses in its basal rates', () => {
    const result = parseCgmFile(
      zipOf({
        'cgm_data_1.csv': cgm(
          '2026-01-01 08:05,121,S1',
          '2026-01-01 08:00,120,S1',
          '2026-01-01 08:10,122,S1',
        ),
        'basal_data_1.csv': `${INTRODUCTION}Timestamp,Insulin Type,Duration (minutes),Rate,Insulin Delivered (U)\r\n2026-01-01 09:00,Scheduled,60,0.8,0.8\r\n`,
      }),
    );
    expect(treatmentsOf(result)).toEqual([]);
  });

  it('of tables that differ is refused: they may be of two people', () => {
    const file = zipOf({
      'a.csv': cgm('2026-01-01 08:00,120,S1'),
      'b.csv': 'Zeitstempel;CGM-Glukosewert (mmol/l)\r\n01.01.2026 08:00;6,5\r\n',
    });
    expect(parseCgmFile(file)).toMatchObject({ code: 'CGM_MIXED_FILES', details: { found: 'a.csv, b.csv' } });
  });

  it('with one table of xDrip is read', () => {
    const file = zipOf({
      'export.csv':
        'DAY;TIME;UDT_CGMS;BG_LEVEL;CH_GR;BOLUS;REMARK\n14.05.2026;19:20;115;;;;\n14.05.2026;19:25;116;;;;\n',
    });
    expect(ready(parseCgmFile(file)).recognised).toMatchObject({
      maker: 'XDRIP',
      parts: [{ name: 'export.csv', rows: 3 }],
    });
  });

  it('of other things is refused as what it is', () => {
    expect(parseCgmFile(zipOf({ 'word/document.xml': '<w:document/>' }))).toMatchObject({
      code: 'FILE_TYPE',
      details: { found: 'zip' },
    });
    expect(parseCgmFile(zipOf({ 'a.csv': 'a,b\n1,2\n', 'b.csv': 'c,d\n' }))).toMatchObject({
      code: 'CGM_UNRECOGNISED',
      details: { part: 'a.csv', row: 1 },
    });
  });

  it('that is cut off, locked, or a bomb is refused in time', () => {
    const whole = zipOf({ 'a.csv': cgm('2026-01-01 08:00,120,S1') });
    expect(parseCgmFile(whole.subarray(0, whole.length - 30))).toMatchObject({ code: 'CGM_FILE_TRUNCATED' });
    const locked = whole.slice();
    const directory = locked.findIndex(
      (_, i) => locked[i] === 0x50 && locked[i + 1] === 0x4b && locked[i + 2] === 1,
    );
    locked[directory + 8]! |= 1;
    expect(parseCgmFile(locked)).toMatchObject({ code: 'CGM_FILE_LOCKED' });
    const bomb = zipSync({ 'a.csv': new Uint8Array(600_000), 'b.csv': new Uint8Array(600_000) });
    expect(bomb.length).toBeLessThan(5000);
    const archive = new Archive(bomb, 1_000_000);
    expect(archive.read('a.csv')).toHaveLength(600_000);
    expect(() => archive.read('b.csv')).toThrow('TOO_LARGE');
  });
});

import { describe, expect, it } from 'vitest';
import { parseCgmFile, type CgmFileResult, type ParseCgmOptions } from '../index.ts';

const parse = (lines: readonly string[], options?: ParseCgmOptions) =>
  parseCgmFile(new TextEncoder().encode(`${lines.join('\r\n')}\r\n`), options);

function ready(result: CgmFileResult) {
  if (result.kind !== 'ready') throw new Error(`not ready: ${JSON.stringify(result)}`);
  return result;
}

const reasonsOf = (result: CgmFileResult) =>
  Object.fromEntries(ready(result).report.skipped.map(({ reason, count }) => [reason, count]));

/** Every row is a reading or has its reason. */
function expectComplete(result: CgmFileResult) {
  const { report } = ready(result);
  expect(report.count + report.skipped.reduce((sum, { count }) => sum + count, 0)).toBe(report.rows);
}

/** CareLink's columns that matter, in its order. */
const CARELINK = [
  'Index',
  'Date',
  'Time',
  'New Device Time',
  'BG Reading (%)',
  'Linked BG Meter ID',
  'Bolus Volume Delivered (U)',
  'Alarm',
  'BWZ Target High BG (%)',
  'BWZ Carb Input (grams)',
  'Sensor Calibration BG (%)',
  'Sensor Glucose (%)',
  'ISIG Value',
  'Event Marker',
];

function carelink(unit: string, delimiter: string, values: readonly string[]): string[] {
  const line = (...cells: string[]) => cells.join(delimiter);
  const headings = CARELINK.map((name) => name.replace('%', unit)).join(delimiter);
  const at = (i: number) =>
    `${String(9 - Math.floor(i / 12)).padStart(2, '0')}:${String(55 - (i % 12) * 5).padStart(2, '0')}:28`;
  return [
    line(
      'Last Name',
      'First Name',
      'Patient ID',
      'System ID',
      'Start Date',
      'End Date',
      'Device',
      'MiniMed 780G',
    ),
    line(
      '"A"',
      '"B"',
      '""',
      '""',
      '"01.05.2026 00:00:00"',
      '"25.07.2026 23:59:59"',
      '"Serial Number"',
      'NG1',
    ),
    '',
    'Device data shown may exceed selected date range.',
    '',
    line('-------', 'MiniMed 780G', 'Pump', 'NG1', '------- '),
    headings,
    line(
      '0,00000'.replace(',', delimiter === ',' ? '.' : ','),
      '2026/07/25',
      '09:35:28',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '"Insulin: 27,00"',
    ),
    line('1', '2026/07/25', '09:30:00', '', '', '', '', '', '', '', '', '', '', 'Meal: 45.00grams'),
    line('2', '2026/07/25', '09:20:00', '', '140', 'M1', '', '', '', '', '', '', '', ''),
    line('3', '2026/07/25', '09:10:00', '', '', '', '3', '', '', '', '', '', '', ''),
    line('4', '2026/07/25', '09:00:00', '', '', '', '', 'LOST SENSOR SIGNAL', '', '', '', '', '', ''),
    '',
    line('-------', 'MiniMed 780G', 'Sensor', 'NG1', '------- '),
    headings,
    ...values.map((value, i) =>
      line(String(i + 5), '2026/07/25', at(i), '', '', '', '', '', '', '', '', value, '12', ''),
    ),
  ];
}

describe('CareLink', () => {
  it('is read newest first through its sections, each with headings of its own', () => {
    const result = parse(carelink('mg/dL', ';', ['117', '119', '', '121']), { zone: 'Europe/Madrid' });
    const { recognised, series, report } = ready(result);
    expect(recognised).toMatchObject({
      maker: 'CARELINK',
      unit: 'mg/dL',
      delimiter: ';',
      dayOrder: 'YMD',
      cadenceMinutes: 5,
      columns: { time: 'Time', glucose: 'Sensor Glucose (mg/dL)' },
      devices: ['MiniMed 780G'],
    });
    expect([...series.recorded]).toEqual([121, 119, 117]);
    expect(report).toMatchObject({ first: '2026-07-25T09:40:28', last: '2026-07-25T09:55:28' });
    expect(reasonsOf(result)).toMatchObject({
      HEADING: 2,
      INSULIN: 2,
      CARBS: 1,
      STRIP: 1,
      ALERT: 1,
      VALUE_MISSING: 1,
    });
    expectComplete(result);
  });

  it('is read in mmol/L with a decimal comma', () => {
    const { recognised, series } = ready(parse(carelink('mmol/L', ';', ['6,5', '6,6', '10,1'])));
    expect(recognised).toMatchObject({ unit: 'mmol/L', decimalMark: ',' });
    expect([...series.recorded]).toEqual([10.1, 6.6, 6.5]);
  });

  it('is refused when a section has another unit', () => {
    const first = carelink('mg/dL', ',', ['117', '119']);
    const second = carelink('mmol/L', ',', ['6.5', '6.6']).slice(-4);
    expect(parse([...first, '', ...second])).toMatchObject({ kind: 'refused', code: 'CGM_MIXED_UNITS' });
  });

  it.each([
    ['BWZ Target High BG (mg/dL)', 'Sensor Calibration BG (mg/dL)'],
    ['BolusExpert: oberer Zielwert (mg/dL)', 'Sensorkalibrierung BZ (mg/dL)'],
    ['Objetivo alto de GS de BWZ (mg/dL)', 'GS de calibración del sensor (mg/dL)'],
    ['Glicemia obiettivo alta BWZ (mg/dL)', 'Glicemia di calibrazione (mg/dL)'],
  ])('never takes %s or %s for the glucose that the table lacks', (target, calibration) => {
    for (const beside of [target, calibration])
      expect(
        parse([
          `Index;Date;Time;${beside};ISIG Value;Event Marker`,
          '1;2026/07/25;09:55:28;120;12;',
          '2;2026/07/25;09:50:28;120;12;',
        ]).kind,
        beside,
      ).not.toBe('ready');
  });

  it('is read in a language that is not known, by the column beside the current', () => {
    const result = parse([
      'Indeks;Date;Time;Glukoza z czujnika (mg/dL);Wartość ISIG;Znacznik',
      '1;2026/07/25;09:55:28;120;12;',
      '2;2026/07/25;09:50:28;118;12;',
    ]);
    expect([...ready(result).series.recorded]).toEqual([118, 120]);
  });

  it('is refused when two stray quotes hide rows, whose day and clock are two columns', () => {
    const rows = carelink(
      'mg/dL',
      ';',
      Array.from({ length: 30 }, (_, i) => String(100 + i)),
    );
    const from = rows.length - 20;
    expect(parse(rows.toSpliced(from, 0, '"').toSpliced(from + 10, 0, '"'))).toMatchObject({
      kind: 'refused',
      code: 'CGM_QUOTE_OPEN',
      details: { row: from + 1 },
    });
  });

  it('is read where columns of a later section are in another order', () => {
    const rows = carelink('mg/dL', ';', ['117']);
    const moved = [
      '',
      '-------;MiniMed 780G;Sensor;NG2;-------',
      'Index;Date;Time;Sensor Glucose (mg/dL);ISIG Value;Event Marker',
      '9;2026/07/25;09:50:28;122;12;',
    ];
    expect([...ready(parse([...rows, ...moved])).series.recorded]).toEqual([122, 117]);
  });
});

describe('Tandem', () => {
  const FILE = [
    'Tandem Diabetes Care Inc.',
    't:connect Therapy Timeline Data Export',
    'Patient Name, A',
    '',
    'DeviceType,SerialNumber,Description,EventDateTime,Readings (CGM / BGM)',
    '"t:slim X2 Insulin Pump","1","EGV","2026-04-01T00:01:33","235",',
    '"t:slim X2 Insulin Pump","1","EGV","2026-04-01T00:06:33","230",',
    '"t:slim X2 Insulin Pump","1","BG","2026-04-01T00:07:00","301",',
    '',
    'DeviceType,SerialNumber,Description,EventDateTime,BG (mg/dL),Note',
    '"t:slim X2 Insulin Pump","1","BG","2026-04-01T00:10:00","333",',
    '',
    'Type,EventID,EventDateTime,IOB',
    '"IOB","81","2026-04-01T00:00:19","13.24"',
    '"IOB","9","2026-04-01T00:03:12","12.80"',
  ];

  it('asks for the unit that the headings leave out', () => {
    expect(parse(FILE)).toMatchObject({ kind: 'question', questions: [{ id: 'unit' }] });
  });

  it('is read up to where sections of other things begin', () => {
    const result = parse(FILE, { unit: 'mg/dL' });
    expect(ready(result).recognised).toMatchObject({ maker: 'TANDEM', devices: ['t:slim X2 Insulin Pump'] });
    expect([...ready(result).series.recorded]).toEqual([235, 230]);
    expect(reasonsOf(result)).toMatchObject({ STRIP: 2, INSULIN: 2, HEADING: 3 });
    expectComplete(result);
  });

  it('is read with the unit in the heading', () => {
    const renamed = FILE.map((line) => line.replace('Readings (CGM / BGM)', 'Readings (mg/dL)'));
    expect(ready(parse(renamed)).recognised).toMatchObject({ maker: 'TANDEM', unit: 'mg/dL' });
  });
});

describe('xDrip', () => {
  it('is read in the layout of SiDiary, whose days come first', () => {
    const result = parse([
      'DAY;TIME;UDT_CGMS;BG_LEVEL;CH_GR;BOLUS;REMARK',
      '03.04.2026;19:20;115;;;;',
      '03.04.2026;19:25;118;;;;',
      '03.04.2026;19:26;;120;;;',
      '03.04.2026;19:27;;;45;;pan',
      '03.04.2026;19:28;;;;3.5;',
      '03.04.2026;19:29;;;;;paseo',
    ]);
    expect(ready(result).recognised).toMatchObject({ maker: 'XDRIP', unit: 'mg/dL', dayOrder: 'DMY' });
    expect(ready(result).report.first).toBe('2026-04-03T19:20:00');
    expect([...ready(result).series.recorded]).toEqual([115, 118]);
    expect(reasonsOf(result)).toEqual({ HEADING: 1, STRIP: 1, CARBS: 1, INSULIN: 1, NOTE: 1 });
  });
});

describe('Juggluco', () => {
  it('is read by its Unix seconds, from two sensors', () => {
    const result = parse(
      [
        'Sensorid\tnr\tUnixTime\tYYYY-mm-dd-HH:MM:SS\tTZ\tMin\tmmol/L\tRate\tChangeLabel',
        '3MH00Y1F110\t882\t1720612291\t2024-07-10-14:51:31\t3\t13854\t6.8\t+0.49\tSTABLE',
        '3MH00Y1F222\t1\t1720612351\t2024-07-10-14:52:31\t3\t13855\t6.9\t+0.49\tSTABLE',
      ],
      { zone: 'Europe/Madrid' },
    );
    expect(ready(result).recognised).toMatchObject({
      maker: 'JUGGLUCO',
      unit: 'mmol/L',
      devices: ['3MH00Y1F110', '3MH00Y1F222'],
    });
    expect([...ready(result).series.epochSeconds]).toEqual([1720612291, 1720612351]);
    expect([...ready(result).series.recorded]).toEqual([6.8, 6.9]);
  });
});

describe('Glooko', () => {
  it.each([
    ['en', 'Name:A,Date Range:2026-01-01 - 2026-01-02', 'Timestamp,CGM Glucose Value (mg/dl),Serial Number'],
    [
      'de',
      'Name:A,Datumsbereich:01.01.2026 - 02.01.2026',
      'Zeitstempel,CGM-Glukosewert (mg/dl),Seriennummer',
    ],
    ['nl', 'Naam:A,Datumbereik:01-01-2026 - 02-01-2026', 'Tijdstempel,CGM-glucosewaarde (mg/dl),Serienummer'],
  ])('is read in %s, with its numbers for beyond the range', (language, introduction, headings) => {
    const result = parse([
      introduction,
      headings,
      '2026-01-01 08:10,2001,S1',
      '2026-01-01 08:05,"124,0",S1',
      '2026-01-01 08:00,1,S1',
    ]);
    const { recognised, series } = ready(result);
    expect(recognised).toMatchObject({ maker: 'GLOOKO', unit: 'mg/dL', language });
    expect([...series.flags]).toEqual([1, 0, 2]);
    expect([...series.mgdl]).toEqual([39, 124, 401]);
  });
});

describe('a table that names its maker before the headings', () => {
  it.each([
    ['EVERSENSE', 'Eversense Data Management System'],
    ['SMARTGUIDE', 'Accu-Chek SmartGuide'],
  ])('is read as a plain table of %s', (maker, introduction) => {
    const result = parse([
      introduction,
      '',
      'Date,Time,Sensor glucose (mg/dL)',
      '13/01/2026,08:00,110',
      '13/01/2026,08:05,112',
    ]);
    expect(ready(result).recognised).toMatchObject({ maker, dayOrder: 'DMY' });
    expect(ready(result).report.first).toBe('2026-01-13T08:00:00');
  });
});

describe('tables below each other that a line of # names', () => {
  it('are told apart: rows of treatments are no lost readings', () => {
    const result = parse([
      '# CGM ENTRIES',
      'Date,Time,Glucose (mg/dL),Type',
      '"4/17/2026","7:59:42 PM","129","sgv"',
      '"4/17/2026","7:54:43 PM","135","sgv"',
      '',
      '# TREATMENTS (Insulin, Carbs, Exercise)',
      'Date,Time,Event Type,Insulin (U),Carbs (g),Notes',
      '"4/17/2026","7:30:00 PM","Bolus","3.5","",""',
      '',
      '# CGM ENTRIES',
      'Date,Time,Glucose (mg/dL),Type',
      '"4/17/2026","7:49:41 PM","146","sgv"',
    ]);
    expect([...ready(result).series.recorded]).toEqual([146, 135, 129]);
    expect(reasonsOf(result)).toEqual({ PREAMBLE: 3, HEADING: 3, BLANK: 2, INSULIN: 1 });
  });

  it('are not taken from rows that count with #', () => {
    const result = parse(['nr,time,glucose mg/dL', '#1,2026-01-10 08:00,110', '#2,2026-01-10 08:05,111']);
    expect([...ready(result).series.recorded]).toEqual([110, 111]);
  });
});

describe('a plain table', () => {
  it('with day and time of day apart asks for the order of the day', () => {
    expect(parse(['Fecha;Hora;Glucosa (mg/dL)', '03/04/2026;8:05;99'])).toMatchObject({
      kind: 'question',
      questions: [{ id: 'dayOrder', samples: [{ row: 2, found: '03/04/2026' }] }],
    });
  });

  it('reads the column that says sensor, and names what other rows are', () => {
    const result = parse([
      'time,blood glucose mg/dL,sensor glucose mg/dL,carbs',
      '2026-01-10 08:00,,110,',
      '2026-01-10 08:05,120,111,',
      '2026-01-10 08:06,,,30',
    ]);
    expect([...ready(result).series.recorded]).toEqual([110, 111]);
    expect(reasonsOf(result)).toEqual({ HEADING: 1, CARBS: 1 });
  });
});

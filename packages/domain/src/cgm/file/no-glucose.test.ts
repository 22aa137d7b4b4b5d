import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseCgmFile,
  simulateTrace,
  writeCgmFile,
  type CgmFileResult,
  type ParseCgmOptions,
} from '../index.ts';
import { REAL_EXPORTS, testBytes } from '../testing/test-data.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const parse = (text: string, options?: ParseCgmOptions) => parseCgmFile(bytes(text), options);

/** Rows every five minutes from the morning of a day on. */
const rows = (count: number, rowOf: (time: string, i: number) => string) =>
  Array.from({ length: count }, (_, i) =>
    rowOf(new Date(Date.UTC(2026, 0, 10, 8) + i * 300_000).toISOString().slice(0, 19), i),
  );
const file = (heading: string, lines: readonly string[]) => [heading, ...lines, ''].join('\n');

function skipped(result: CgmFileResult, reason: string) {
  if (result.kind !== 'ready') throw new Error(`not ready: ${JSON.stringify(result)}`);
  return result.report.skipped.find((part) => part.reason === reason);
}

describe('zero', () => {
  it.each([
    ['a table with plain dates', 'time,glucose mg/dL', (time: string, v: number) => `${time},${v}`],
    [
      'a table in mmol/L',
      'time,glucose mmol/L',
      (time: string, v: number) => `${time},${v === 0 ? 0 : '5.6'}`,
    ],
    [
      'a table with open dates',
      'time,glucose mg/dL',
      (time: string, v: number) => `${`13/01/2026 ${time.slice(11)}`},${v}`,
    ],
    ['a table with decimals', 'time;glucose mg/dL', (time: string, v: number) => `${time};${v},0`],
  ])('in %s is skipped with its row, and is not a reading', (_where, heading, rowOf) => {
    const result = parse(
      file(
        heading,
        rows(30, (time, i) => rowOf(time, i === 3 || i === 9 ? 0 : 100 + i)),
      ),
    );
    expect(skipped(result, 'VALUE_OUT_OF_RANGE')).toEqual({
      reason: 'VALUE_OUT_OF_RANGE',
      count: 2,
      rows: [5, 11],
    });
    expect(result).toMatchObject({ kind: 'ready', report: { count: 28 } });
    expect(result.kind === 'ready' && result.report.minMgdl).toBeGreaterThan(90);
  });

  it("in Nightscout's table is a sensor error", () => {
    const result = parse(
      file(
        'dateString,sgv',
        rows(30, (time, i) => `${time}Z,${i === 3 ? 0 : 100 + i}`),
      ),
    );
    expect(skipped(result, 'SENSOR_ERROR')).toMatchObject({ count: 1, rows: [5] });
  });

  it('everywhere leaves no reading', () => {
    expect(
      parse(
        file(
          'time,glucose mg/dL',
          rows(9, (time) => `${time},0`),
        ),
      ),
    ).toMatchObject({
      code: 'CGM_NO_READINGS',
      details: { row: 2, found: 'VALUE_OUT_OF_RANGE' },
    });
  });
});

describe('a meter', () => {
  const sticks = (perDay: number, days: number, repeats: number) =>
    Array.from({ length: perDay * days * repeats }, (_, i) => {
      const stick = Math.floor(i / repeats);
      const hour = 7 + (stick % perDay) * Math.floor(15 / perDay);
      const at = Date.UTC(
        2026,
        0,
        1 + Math.floor(stick / perDay),
        hour,
        (stick * 7) % 50,
        (i % repeats) * 50,
      );
      return `${new Date(at).toISOString().slice(0, 19)},${90 + ((i * 37) % 120)}`;
    });

  it.each([
    [4, 14, 1],
    [3, 30, 1],
    [7, 14, 1],
    [4, 14, 2],
    [1, 90, 1],
    [2, 1, 1],
  ])(
    'of %i fingersticks a day over %i days, each taken %i times, is not a sensor',
    (perDay, days, repeats) => {
      expect(parse(file('time,glucose mg/dL', sticks(perDay, days, repeats)))).toMatchObject({
        kind: 'refused',
        code: 'CGM_NOT_A_SENSOR',
        details: { row: 2, count: perDay * days * repeats },
      });
    },
  );

  it('is not suspected when a sensor was worn with long pauses', () => {
    const worn = Array.from({ length: 20 }, (_, day) =>
      Array.from(
        { length: 4 },
        (_, i) =>
          `2026-01-${String(day + 1).padStart(2, '0')}T08:${String(i * 15).padStart(2, '0')}:00,1${day + 10}`,
      ),
    ).flat();
    expect(parse(file('time,glucose mg/dL', worn))).toMatchObject({ kind: 'ready', report: { count: 80 } });
  });
});

describe('an unquoted decimal comma', () => {
  const LIBRE =
    'Device,Serial Number,Device Timestamp,Record Type,Historic Glucose mmol/L,Scan Glucose mmol/L,Non-numeric Rapid-Acting Insulin,Rapid-Acting Insulin (units),Notes,Strip Glucose mmol/L';
  const libre = (value: string) => rows(40, (time) => `L,X,${time.replace('T', ' ')},0,${value},,,,,`);

  it('in every row of a wide LibreView file is rejected, with the row and its text', () => {
    expect(parse(file(LIBRE, libre('5,6')))).toMatchObject({
      kind: 'refused',
      code: 'CGM_COLUMNS_SHIFTED',
      details: { row: 2, column: 'Historic Glucose mmol/L', found: '5,6' },
    });
  });

  it('in one row of such a file makes it skip that row', () => {
    const lines = libre('5.6');
    lines[4] = lines[4]!.replace('5.6', '7,2');
    expect(skipped(parse(file(LIBRE, lines)), 'FIELDS_SHIFTED')).toMatchObject({ count: 1, rows: [6] });
  });

  it('is rejected in a Clarity file whose rows lack the last column', () => {
    const clarity =
      'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mmol/L),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mmol/L/min),Transmitter Time (Long Integer),Transmitter ID';
    const lines = rows(40, (time, i) => `${i},${time},EGV,,,,G6,5,6,,,,${i * 300}`);
    expect(parse(file(clarity, lines))).toMatchObject({
      code: 'CGM_COLUMNS_SHIFTED',
      details: { found: '5,6' },
    });
  });

  it('is rejected in a table that has a spare column, whatever precedes the glucose', () => {
    expect(
      parse(
        file(
          'time,glucose mmol/L,note',
          rows(20, (time) => `${time},5,6,`),
        ),
      ),
    ).toMatchObject({
      code: 'CGM_COLUMNS_SHIFTED',
    });
    const warm = rows(20, (time, i) => `${time},36${i === 3 ? ',5' : ''},6.1,${i === 3 ? '' : 'x'}`);
    expect(
      skipped(parse(file('time,temperature,glucose mmol/L,note,place', warm)), 'FIELDS_SHIFTED'),
    ).toBeUndefined();
    const narrow = parse(file('time,temperature,glucose mmol/L,note', warm));
    expect(skipped(narrow, 'FIELDS_SHIFTED')).toMatchObject({ count: 1, rows: [5] });
  });

  it('is rejected in a table without headings', () => {
    const lines = rows(20, (time, i) => `${time},${i === 0 ? '6' : '5,6'}`);
    expect(parse(lines.join('\n'), { unit: 'mmol/L' })).toMatchObject({ code: 'CGM_COLUMNS_SHIFTED' });
  });

  it('is not suspected when every line of a table ends in a separator', () => {
    const lines = rows(20, (time, i) => `${time},${100 + i},${60 + i},`);
    expect(parse(file('time,glucose mg/dL,heart rate', lines))).toMatchObject({
      kind: 'ready',
      report: { count: 20 },
    });
  });

  it('that lost the decimals of every value in mmol/L is recognised by the values', () => {
    expect(
      parse(
        file(
          'time;glucose mmol/L',
          rows(30, (time, i) => `${time};${4 + (i % 5)}`),
        ),
      ),
    ).toMatchObject({
      kind: 'refused',
      code: 'CGM_DECIMALS_LOST',
      details: { row: 2, column: 'glucose mmol/L', found: '4' },
    });
  });
});

describe('seconds instead of milliseconds', () => {
  const entry = (date: number, more = '') => `{"date":${date},"sgv":110,"type":"sgv"${more}}`;

  it('are read as seconds', () => {
    const result = parse(`[${entry(1768028400)},${entry(1768028700)}]`);
    expect(result.kind === 'ready' && [...result.series.epochSeconds]).toEqual([1768028400, 1768028700]);
  });

  it('never turn an entry into one of 1970', () => {
    const result = parse(`[${entry(1768028400000)},${entry(176802870)},${entry(1768029000000)}]`);
    expect(skipped(result, 'TIME_UNREADABLE')).toMatchObject({ count: 1, rows: [2] });
    expect(result).toMatchObject({ report: { first: '2026-01-10T07:00:00', count: 2 } });
  });
});

describe('a clock that was reset', () => {
  it.each(['2000-01-01T00:05:00', '1970-01-01T00:00:00', '2099-12-31T10:00:00'])(
    'makes it skip a row of %s and report it',
    (stray) => {
      const lines = rows(60, (time, i) => `${time},${100 + i}`);
      lines.splice(7, 0, `${stray},104`);
      const result = parse(file('time,glucose mg/dL', lines), { zone: 'Europe/Madrid' });
      expect(skipped(result, 'TIME_FAR_OFF')).toEqual({ reason: 'TIME_FAR_OFF', count: 1, rows: [9] });
      expect(result).toMatchObject({ report: { first: '2026-01-10T08:00:00', count: 60 } });
    },
  );

  it('never decides between two halves: a span beyond all tests is rejected', () => {
    const lines = [
      ...rows(30, (time) => `${time},100`),
      ...rows(30, (time) => `${time.replace('2026', '2000')},100`),
    ];
    expect(parse(file('time,glucose mg/dL', lines))).toMatchObject({
      code: 'CGM_SPAN_TOO_LONG',
      details: { days: 9498, maxDays: 732 },
    });
    expect(parse(file('time,glucose mg/dL', ['1970-01-02 00:00,100', '2099-01-01 00:00,100']))).toMatchObject(
      {
        code: 'CGM_SPAN_TOO_LONG',
      },
    );
  });
});

/** What goes wrong on the way from a sensor to a file. */
type Fault = 'ZERO' | 'DECIMAL_COMMA' | 'RESET_CLOCK' | 'TINY' | 'TEXT';

function broken(line: string, fault: Fault, time: RegExp, value: RegExp): string {
  switch (fault) {
    case 'ZERO':
      return line.replace(value, '$10$3');
    case 'DECIMAL_COMMA':
      return line.replace(
        value,
        (_all, before: string, number: string, after: string) =>
          `${before}${number.includes('.') ? number.replace('.', ',') : `${number},4`}${after}`,
      );
    case 'RESET_CLOCK':
      return line.replace(time, '2000$2');
    case 'TINY':
      return line.replace(value, '$10.3$3');
    case 'TEXT':
      return line.replace(value, '$1---$3');
  }
}

describe('a file with some broken rows', () => {
  const { series } = simulateTrace(11, { from: '2026-02-02', days: 2, zone: 'Europe/Madrid' });
  const mmol = simulateTrace(12, {
    from: '2026-02-02',
    days: 2,
    zone: 'Europe/Madrid',
    unit: 'mmol/L',
  }).series;
  const CLARITY = { time: /(2026)(-\d\d-\d\d)/, value: /(EGV,[^,]*,[^,]*,[^,]*,[^,]*,)([\d.]+)(,)/ };
  const PLAIN = { time: /(2026)(-\d\d-\d\d)/, value: /^([^,]*,)([\d.]+)(.*)$/ };
  const LIBRE = { time: /(2026)(-\d\d-\d\d)/, value: /(:\d\d,0,)([\d.]+)(,)/ };
  const style = (maker: 'DEXCOM_CLARITY' | 'PLAIN' | 'LIBREVIEW') =>
    ({ maker, delimiter: ',', decimalMark: '.', dayOrder: 'YMD' }) as const;
  const subjects = [series, mmol].flatMap((trace) => [
    { file: writeCgmFile(trace, style('DEXCOM_CLARITY')), ...CLARITY },
    { file: writeCgmFile(trace, style('PLAIN')), ...PLAIN },
    { file: writeCgmFile(trace, style('LIBREVIEW')), ...LIBRE },
  ]);

  it('keeps only readings that it contains, and counts every other row', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...subjects),
        fc.array(
          fc.tuple(
            fc.nat(700),
            fc.constantFrom<Fault[]>('ZERO', 'DECIMAL_COMMA', 'RESET_CLOCK', 'TINY', 'TEXT'),
          ),
          { minLength: 1, maxLength: 12 },
        ),
        ({ file: whole, time, value }, faults) => {
          const options = { zone: 'Europe/Madrid' };
          const original = parseCgmFile(whole, options);
          if (original.kind !== 'ready') throw new Error(JSON.stringify(original));
          const truth = new Map(
            [...original.series.epochSeconds].map((at, i) => [at, original.series.mgdl[i]!]),
          );
          const lines = new TextDecoder().decode(whole).split('\r\n');
          for (const [at, fault] of faults) {
            const line = lines[at];
            if (line !== undefined) lines[at] = broken(line, fault, time, value);
          }
          const result = parseCgmFile(bytes(lines.join('\r\n')), options);
          if (result.kind !== 'ready') return expect(result).toMatchObject({ kind: 'refused' });
          result.series.epochSeconds.forEach((at, i) => expect(result.series.mgdl[i]).toBe(truth.get(at)));
          const passed = result.report.skipped.reduce((sum, part) => sum + part.count, 0);
          expect(result.report.count + passed).toBe(result.report.rows);
        },
      ),
      { numRuns: 120 },
    );
  });
});

describe('real exports', () => {
  it.each(REAL_EXPORTS)('%s loses one row to each fault, and nothing else changes', (name) => {
    const options: ParseCgmOptions = { zone: 'Europe/Madrid', dayOrder: 'MDY' };
    const original = parseCgmFile(testBytes(`cgm/exports/${name}`), options);
    if (original.kind !== 'ready') throw new Error(JSON.stringify(original));
    const lines = new TextDecoder().decode(testBytes(`cgm/exports/${name}`)).split('\n');
    const mark = original.recognised.delimiter!;
    const { headingRow, columns } = original.recognised;
    // A table without headings has numbers for them, from 1.
    const glucose =
      headingRow === null
        ? Number(columns!.glucose) - 1
        : lines[headingRow - 1]!.split(mark).findIndex((cell) => cell.includes(columns!.glucose));
    expect(glucose).toBeGreaterThanOrEqual(0);
    const at = lines.findIndex(
      (line, i) => i > 40 && /^"?\d+(\.\d)?"?$/.test(line.split(mark)[glucose] ?? ''),
    );
    const row = at >= 0 ? at : lines.length - 2;
    for (const fault of ['0', '0,0', '5,6', '---', '-5']) {
      const cells = lines[row]!.split(mark);
      cells[glucose] = cells[glucose]!.startsWith('"') ? `"${fault}"` : fault;
      const result = parse(lines.with(row, cells.join(mark)).join('\n'), options);
      if (result.kind !== 'ready') {
        expect(result).toMatchObject({ kind: 'refused', code: 'CGM_MIXED_UNITS' });
        continue;
      }
      const expected = [...original.series.mgdl];
      const kept = [...result.series.mgdl];
      if (kept.length === expected.length) throw new Error(`${fault} was read as ${kept.join(' ')}`);
      expect(kept).toHaveLength(expected.length - 1);
    }
  });
});

describe('a unit that is neither mg/dL nor mmol/L', () => {
  const table = (heading: string, value: (i: number) => string) =>
    file(
      `time,${heading}`,
      rows(40, (time, i) => `${time},${value(i)}`),
    );

  it.each([
    ['glycémie (g/L)', 'g/L', (i: number) => (1 + i / 100).toFixed(2)],
    ['glucose mg/mL', 'mg/mL', (i: number) => (1 + i / 100).toFixed(2)],
    ['glucose mg/L', 'mg/L', (i: number) => String(1000 + i)],
    ['glucose µmol/L', 'µmol/L', (i: number) => String(5500 + i)],
  ])('%s is refused with it, and never asked about', (heading, found, value) => {
    for (const options of [{}, { unit: 'mmol/L' as const }, { unit: 'mg/dL' as const }]) {
      expect(parse(table(heading, value), options)).toMatchObject({
        kind: 'refused',
        code: 'CGM_UNIT_UNKNOWN',
        details: { row: 1, column: heading, found },
      });
    }
  });

  it.each(['glucose mg/dL', 'glucose (mg / dl)', 'glucose_mgdl', 'glucose'])('but %s is not', (heading) => {
    expect(
      parse(
        table(heading, (i) => String(100 + i)),
        { unit: 'mg/dL' },
      ).kind,
    ).toBe('ready');
  });
});

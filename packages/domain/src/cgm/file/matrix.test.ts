import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseCgmFile, simulateTrace, writeCgmFile, type CgmFileStyle } from '../index.ts';
import type { GlucoseUnit } from '../../shared/index.ts';
import { STYLE, workbookOf } from '../../shared/workbooks/testing/workbook-of.ts';
import { CGM_FILE_LANGUAGES, CGM_MAKERS, type CgmFileLanguage, type CgmMaker } from './result.ts';

const ZONE = 'Europe/Madrid';
const UNITS = ['mg/dL', 'mmol/L'] as const;
/** Makers whose programs write headings in the person's language. */
const MAKERS = [
  'DEXCOM_CLARITY',
  'LIBREVIEW',
  'CARELINK',
  'GLOOKO',
  'PLAIN',
  'EVERSENSE',
  'SMARTGUIDE',
] as const;

/** Makers whose files have the same headings in every language, and why. */
const ONE_LANGUAGE = {
  TANDEM: 'every sample of t:connect is in English; no other heading is known',
  XDRIP: 'the column names of SiDiary are constants of its source',
  JUGGLUCO: 'the heading is a constant of its source',
  TIDEPOOL: 'the keys are those of the data model, in JSON and in its workbook',
  NIGHTSCOUT: 'the keys are those of the data model; its table has no headings',
} as const;

/** What a file names its maker by, where nothing else does (`brandIn`); everything below is a plain table. */
const INTRODUCTIONS: Partial<Record<CgmMaker, string>> = {
  EVERSENSE: 'Eversense Data Management System',
  SMARTGUIDE: 'Accu-Chek SmartGuide',
};

/**
 * Words for the event type of a sensor's reading in Clarity's rows, by language: its estimated value, as a word and where
 * one is known as an abbreviation, and what a G7 calls the first value of a day.
 */
const EVENT_WORDS: Record<CgmFileLanguage, readonly string[]> = {
  en: ['EGV', 'Fasting Glucose'],
  es: ['VGE', 'Valor estimado de glucosa', 'Glucosa en ayunas'],
  de: ['Geschätzter Glukosewert', 'Nüchternglukose'],
  fr: ['Valeur estimée du glucose', 'Valeur de glucose estimée', 'Glycémie à jeun'],
  it: ['Valore stimato del glucosio', 'Glucosio a digiuno'],
  pt: ['Valor estimado de glicose', 'Valor de glicose estimado', 'Glicose em jejum'],
  nl: ['Geschatte glucosewaarde', 'Nuchtere glucose'],
};
const DELIMITERS = [',', ';', '\t'] as const;
const MARKS = ['.', ','] as const;
const ENCODINGS = [
  ['utf-8', false],
  ['utf-8', true],
  ['utf-16le', true],
  ['utf-16be', true],
  ['utf-16be', false],
  ['windows-1252', false],
] as const;

const traces = Object.fromEntries(
  UNITS.map((unit) => [
    unit,
    simulateTrace(7, { from: '2026-10-24', days: 1, zone: ZONE, kind: 'TYPE_1', unit, cadenceMinutes: 5 })
      .series,
  ]),
);

/** Every combination of what a maker's program may write; the delimiter and decimal mark may collide. */
function* styles(maker: CgmFileStyle['maker'], language: (typeof CGM_FILE_LANGUAGES)[number]) {
  for (const unit of UNITS)
    for (const delimiter of DELIMITERS)
      for (const decimalMark of MARKS)
        for (const [encoding, hasMark] of ENCODINGS)
          yield {
            maker,
            language,
            unit,
            delimiter,
            decimalMark,
            encoding,
            hasMark,
            hasOtherRows: true,
          } as const;
}

/** Every encoding in each unit, with the delimiters and marks in turn: for what does not depend on how they go together. */
const someStyles = (maker: CgmFileStyle['maker'], language: CgmFileLanguage) =>
  [...styles(maker, language)].filter(({ unit, delimiter, decimalMark, encoding, hasMark }) => {
    const turn = ENCODINGS.findIndex(([name, marked]) => name === encoding && marked === hasMark);
    const at = turn + UNITS.indexOf(unit);
    return delimiter === DELIMITERS[at % 3] && decimalMark === MARKS[at % 2];
  });

type Style = CgmFileStyle & { unit: GlucoseUnit };

const texts = new Map<string, string>();

/** The text of a file of this style, before it is encoded. */
function textOf(style: Style): string {
  const plain: CgmFileStyle = { ...style, encoding: 'utf-8', hasMark: false };
  const key = JSON.stringify(plain);
  const known = texts.get(key);
  if (known !== undefined) return known;
  const introduction = INTRODUCTIONS[style.maker];
  const table = new TextDecoder().decode(writeCgmFile(traces[style.unit]!, plain));
  const text = introduction === undefined ? table : `${introduction}\r\n\r\n${table}`;
  texts.set(key, text);
  return text;
}

function bytesOf(
  text: string,
  { encoding = 'utf-8', hasMark = false }: Partial<CgmFileStyle> = {},
): Uint8Array {
  const marked = hasMark ? `\uFEFF${text}` : text;
  if (encoding === 'utf-8') return new TextEncoder().encode(marked);
  // These files have no letters beyond Latin-1, which has the same numbers.
  if (encoding === 'windows-1252') return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let i = 0; i < marked.length; i++)
    view.setUint16(i * 2, marked.charCodeAt(i), encoding === 'utf-16le');
  return new Uint8Array(view.buffer);
}

/** Rows of a file as its cells; written with tabs, which no cell contains. */
const cellsOf = (style: Style): string[][] =>
  textOf({ ...style, delimiter: '\t', decimalMark: '.' })
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')));

/** What must be read: cut to whole minutes where the maker writes no seconds. */
function written(style: Style) {
  const series = traces[style.unit]!;
  const step = hasSeconds(style.maker) ? 1 : 60;
  return { series, epochs: [...series.epochSeconds].map((epoch) => Math.floor(epoch / step) * step) };
}

const hasSeconds = (maker: CgmFileStyle['maker']) => !['LIBREVIEW', 'GLOOKO', 'XDRIP'].includes(maker);

function expectRead(style: Style, recognised: Record<string, unknown>, text = textOf(style)) {
  const file = bytesOf(text, style);
  // What has no letter beyond ASCII is the same in both.
  const encoding =
    file.every((byte) => byte < 128) && !style.encoding?.startsWith('utf-16') ? 'utf-8' : style.encoding;
  expectSame(file, style, { encoding, ...recognised });
}

function expectSame(file: Uint8Array, style: Style, recognised: Record<string, unknown>) {
  const { series, epochs } = written(style);
  const result = parseCgmFile(file, { zone: ZONE });
  expect(result, JSON.stringify(style)).toMatchObject({
    kind: 'ready',
    recognised: { maker: style.maker, unit: style.unit, zone: ZONE, ...recognised },
  });
  if (result.kind !== 'ready') return;
  const { report } = result;
  expect([...result.series.epochSeconds]).toEqual(epochs);
  expect([...result.series.recorded].map(rounded)).toEqual([...series.recorded].map(rounded));
  expect([...result.series.offsetMinutes]).toEqual([...series.offsetMinutes]);
  expect(report.count + report.skipped.reduce((sum, { count }) => sum + count, 0)).toBe(report.rows);
  if (WITH_WORDS.includes(style.maker)) expect([...result.series.flags]).toEqual([...series.flags]);
}

/** What is beyond the sensor's range is 39 or 401 mg/dL, which has no round number in mmol/L. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Makers whose files say what was beyond the sensor's range. */
const WITH_WORDS: readonly CgmFileStyle['maker'][] = [
  'DEXCOM_CLARITY',
  'LIBREVIEW',
  'PLAIN',
  'GLOOKO',
  'TIDEPOOL',
  'EVERSENSE',
  'SMARTGUIDE',
];

it('has every maker', () => {
  expect([...MAKERS, ...Object.keys(ONE_LANGUAGE)].sort()).toEqual([...CGM_MAKERS].sort());
});

describe.each(MAKERS)('%s', (maker) => {
  it.each(CGM_FILE_LANGUAGES)('in %s is read right in every unit, delimiter and encoding', (language) => {
    for (const style of styles(maker, language)) {
      expectRead(style, { language, delimiter: style.delimiter });
    }
  });

  it.each(CGM_FILE_LANGUAGES)('in %s without a unit asks for it', (language) => {
    for (const style of someStyles(maker, language)) {
      const file = bytesOf(textOf({ ...style, hidesUnit: true }), style);
      expect(parseCgmFile(file, { zone: ZONE }), JSON.stringify(style)).toMatchObject({
        kind: 'question',
        questions: [{ id: 'unit' }],
      });
    }
  });

  it.each(CGM_FILE_LANGUAGES)('in %s is read right inside a ZIP archive', (language) => {
    for (const [i, style] of someStyles(maker, language).entries()) {
      const other = new TextEncoder().encode('Notes of the week\r\n');
      const file = zipSync(
        { 'readings.csv': bytesOf(textOf(style), style), 'readme.txt': other },
        { level: i % 2 ? 6 : 0 },
      );
      expectSame(file, style, { language, delimiter: style.delimiter, parts: [{ name: 'readings.csv' }] });
    }
  });

  it.each(CGM_FILE_LANGUAGES)('in %s is read right as a workbook', (language) => {
    for (const unit of UNITS)
      for (const hasInlineStrings of [true, false]) {
        const style = { maker, language, unit, hasOtherRows: true } as const;
        const rows = cellsOf(style).map((cells) =>
          cells.map((cell) => (cell === '' ? null : /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell)),
        );
        const file = workbookOf({ Notes: [['A week']], Readings: rows }, { hasInlineStrings });
        expectSame(file, style, { language, delimiter: null, parts: [{ name: 'Readings' }] });
      }
  });
});

describe.each(['PLAIN', 'EVERSENSE', 'SMARTGUIDE'] as const)('%s', (maker) => {
  it.each(CGM_FILE_LANGUAGES)(
    'in %s is read right from a workbook whose times are dates of Excel',
    (language) => {
      for (const unit of UNITS) {
        const style = { maker, language, unit } as const;
        const rows = cellsOf(style).map(([time = '', value]) => {
          const moment = Date.parse(`${time.replace(' ', 'T')}Z`) / 86_400_000 + 25_569;
          if (Number.isNaN(moment)) return value === undefined ? [time] : [time, value];
          const number = Number(value);
          return [{ serial: moment, style: STYLE.MOMENT }, Number.isNaN(number) ? value! : number];
        });
        expectSame(workbookOf({ A: rows }), style, { language, delimiter: null });
      }
    },
  );
});

describe("Clarity's word for a reading", () => {
  const cases = CGM_FILE_LANGUAGES.flatMap((language) =>
    EVENT_WORDS[language].map((word) => ({ language, word })),
  );

  it.each(cases)(
    'in $language, $word, is read in every unit, delimiter and encoding',
    ({ language, word }) => {
      for (const style of someStyles('DEXCOM_CLARITY', language)) {
        const mark = style.delimiter;
        const text = textOf(style).replaceAll(`${mark}EGV${mark}`, `${mark}${word}${mark}`);
        expect(text.includes('EGV')).toBe(word === 'EGV');
        expectRead(style, { language, delimiter: mark }, text);
      }
    },
  );
});

describe.each(Object.keys(ONE_LANGUAGE) as (keyof typeof ONE_LANGUAGE)[])('%s', (maker) => {
  it(`is read right in every unit that it writes, delimiter and encoding (${ONE_LANGUAGE[maker]})`, () => {
    for (const style of styles(maker, 'en')) {
      if (style.unit === 'mmol/L' && (maker === 'XDRIP' || maker === 'NIGHTSCOUT')) continue;
      const isTable = maker !== 'TIDEPOOL' && maker !== 'NIGHTSCOUT';
      expectRead(style, { delimiter: isTable ? style.delimiter : null });
    }
  });
});

/** Columns of each maker's table: where the time is, and everything that could pass for glucose. */
const COLUMNS: Record<(typeof MAKERS)[number], { time: readonly number[]; glucose: readonly number[] }> = {
  DEXCOM_CLARITY: { time: [1], glucose: [7] },
  LIBREVIEW: { time: [2], glucose: [4, 5] },
  CARELINK: { time: [1, 2], glucose: [5] },
  GLOOKO: { time: [0], glucose: [1] },
  PLAIN: { time: [0], glucose: [1] },
  EVERSENSE: { time: [0], glucose: [1] },
  SMARTGUIDE: { time: [0], glucose: [1] },
};

/** Makers with columns of numbers that no heading calls glucose (a count of rows, a type of record). */
const OTHER_NUMBERS: readonly CgmMaker[] = ['DEXCOM_CLARITY', 'LIBREVIEW'];

describe.each(MAKERS)('%s is refused', (maker) => {
  /** Each unit and delimiter, the encodings in turn, as rows of cells and as a file of such rows. */
  function* tables(language: CgmFileLanguage) {
    let turn = 0;
    for (const unit of UNITS)
      for (const delimiter of DELIMITERS) {
        const [encoding, hasMark] = ENCODINGS[turn++ % ENCODINGS.length]!;
        const style = { maker, language, unit, delimiter, encoding, hasMark, hasOtherRows: true } as const;
        const line = (row: readonly string[]) =>
          `${row.map((cell) => quoted(cell, delimiter)).join(delimiter)}\r\n`;
        yield {
          style,
          rows: cellsOf(style),
          fileOf: (rows: readonly (readonly string[])[]) => bytesOf(rows.map(line).join(''), style),
        };
      }
  }
  const quoted = (cell: string, delimiter: string) =>
    cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  const without = (rows: readonly string[][], columns: readonly number[]) =>
    rows.map((row) => row.filter((_, column) => row.length === 1 || !columns.includes(column)));

  it.each(CGM_FILE_LANGUAGES)('in %s for a unit that is neither of the two', (language) => {
    for (const { rows, style, fileOf } of tables(language)) {
      const renamed = rows.map((row) =>
        row.map((cell) => (/^\d/.test(cell) ? cell : cell.replace(style.unit, 'g/L'))),
      );
      expect(parseCgmFile(fileOf(renamed), { zone: ZONE }), JSON.stringify(style)).toMatchObject({
        kind: 'refused',
        code: 'CGM_UNIT_UNKNOWN',
        details: { found: 'g/L' },
      });
    }
  });

  it.each(CGM_FILE_LANGUAGES)('in %s without a column of time', (language) => {
    for (const { rows, style, fileOf } of tables(language))
      expect(
        parseCgmFile(fileOf(without(rows, COLUMNS[maker].time)), { zone: ZONE }),
        JSON.stringify(style),
      ).toMatchObject({
        kind: 'refused',
        code: 'CGM_UNRECOGNISED',
      });
  });

  it.each(CGM_FILE_LANGUAGES)('in %s without a column of glucose', (language) => {
    // Where other columns hold numbers, a person is asked which is glucose; none is taken for it.
    const expected = OTHER_NUMBERS.includes(maker)
      ? { kind: 'question', questions: [{ id: 'columns' }] }
      : { kind: 'refused', code: 'CGM_UNRECOGNISED' };
    for (const { rows, style, fileOf } of tables(language)) {
      const file = fileOf(without(rows, COLUMNS[maker].glucose));
      expect(parseCgmFile(file, { zone: ZONE }), JSON.stringify(style)).toMatchObject(expected);
    }
  });

  it.each(CGM_FILE_LANGUAGES)('in %s with headings and no row', (language) => {
    for (const { rows, style, fileOf } of tables(language)) {
      const first = rows.findIndex((row) => row.length > 1 && row.some((cell) => cell.includes(style.unit)));
      expect(
        parseCgmFile(fileOf(rows.slice(0, first + 1)), { zone: ZONE }),
        JSON.stringify(style),
      ).toMatchObject({
        kind: 'refused',
        code: 'CGM_NO_READINGS',
      });
    }
  });
});

describe('an empty file', () => {
  it.each(ENCODINGS)('in %s (mark: %s) is refused as empty', (encoding, hasMark) => {
    for (const text of ['', '\r\n', ' \r\n\r\n'])
      expect(parseCgmFile(bytesOf(text, { encoding, hasMark })), JSON.stringify(text)).toMatchObject({
        kind: 'refused',
        code: 'FILE_EMPTY',
      });
  });
});

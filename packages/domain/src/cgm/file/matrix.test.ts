import { describe, expect, it } from 'vitest';
import { parseCgmFile, simulateTrace, writeCgmFile, type CgmFileStyle } from '../index.ts';
import type { GlucoseUnit } from '../../shared/index.ts';
import { CGM_FILE_LANGUAGES } from './result.ts';

const ZONE = 'Europe/Madrid';
const UNITS = ['mg/dL', 'mmol/L'] as const;
const MAKERS = ['DEXCOM_CLARITY', 'LIBREVIEW', 'CARELINK', 'GLOOKO', 'PLAIN'] as const;
const DELIMITERS = [',', ';', '\t'] as const;
const MARKS = ['.', ','] as const;
const ENCODINGS = [
  ['utf-8', false],
  ['utf-8', true],
  ['utf-16le', true],
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

/** A file of this style, and what must be read from it: cut to whole minutes where the maker writes no seconds. */
function written(style: CgmFileStyle & { unit: GlucoseUnit }) {
  const series = traces[style.unit]!;
  const file = writeCgmFile(series, style);
  const step = hasSeconds(style.maker) ? 1 : 60;
  return { series, file, epochs: [...series.epochSeconds].map((epoch) => Math.floor(epoch / step) * step) };
}

const hasSeconds = (maker: CgmFileStyle['maker']) => !['LIBREVIEW', 'GLOOKO', 'XDRIP'].includes(maker);

function expectRead(style: CgmFileStyle & { unit: GlucoseUnit }, recognised: Record<string, unknown>) {
  const { series, file, epochs } = written(style);
  const result = parseCgmFile(file, { zone: ZONE });
  // What has no letter beyond ASCII is the same in both.
  const encoding = file.every((byte) => byte < 128) ? 'utf-8' : style.encoding;
  expect(result, JSON.stringify(style)).toMatchObject({
    kind: 'ready',
    recognised: { maker: style.maker, unit: style.unit, encoding, zone: ZONE, ...recognised },
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
];

describe.each(MAKERS)('%s', (maker) => {
  it.each(CGM_FILE_LANGUAGES)('in %s is read right in every unit, delimiter and encoding', (language) => {
    for (const style of styles(maker, language)) {
      expectRead(style, { language, delimiter: style.delimiter });
    }
  });

  it.each(CGM_FILE_LANGUAGES)('in %s without a unit asks for it', (language) => {
    for (const style of styles(maker, language)) {
      const { file } = written({ ...style, hidesUnit: true });
      expect(parseCgmFile(file, { zone: ZONE }), JSON.stringify(style)).toMatchObject({
        kind: 'question',
        questions: [{ id: 'unit' }],
      });
    }
  });
});

describe.each(['TANDEM', 'XDRIP', 'JUGGLUCO', 'TIDEPOOL', 'NIGHTSCOUT'] as const)('%s', (maker) => {
  it('is read right in every unit that it writes, delimiter and encoding', () => {
    for (const style of styles(maker, 'en')) {
      if (style.unit === 'mmol/L' && (maker === 'XDRIP' || maker === 'NIGHTSCOUT')) continue;
      const isTable = maker !== 'TIDEPOOL' && maker !== 'NIGHTSCOUT';
      expectRead(style, { delimiter: isTable ? style.delimiter : null });
    }
  });
});

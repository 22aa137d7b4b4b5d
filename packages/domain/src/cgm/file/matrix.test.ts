import { describe, expect, it } from 'vitest';
import { parseCgmFile, simulateTrace, writeCgmFile, type CgmFileStyle } from '../index.ts';
import { CGM_FILE_LANGUAGES } from './result.ts';

const ZONE = 'Europe/Madrid';
const UNITS = ['mg/dL', 'mmol/L'] as const;
const MAKERS = ['DEXCOM_CLARITY', 'LIBREVIEW', 'PLAIN'] as const;
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

describe.each(MAKERS)('%s', (maker) => {
  it.each(CGM_FILE_LANGUAGES)('in %s is read right in every unit, delimiter and encoding', (language) => {
    for (const style of styles(maker, language)) {
      const series = traces[style.unit]!;
      const file = writeCgmFile(series, style);
      const result = parseCgmFile(file, { zone: ZONE });
      const { unit, delimiter } = style;
      // What has no letter beyond ASCII is the same in both.
      const encoding = file.every((byte) => byte < 128) ? 'utf-8' : style.encoding;
      expect(result, JSON.stringify(style)).toMatchObject({
        kind: 'ready',
        recognised: { maker, language, unit, delimiter, encoding, zone: ZONE },
      });
      if (result.kind !== 'ready') continue;
      expect([...result.series.recorded]).toEqual([...series.recorded]);
      expect([...result.series.flags]).toEqual([...series.flags]);
      expect([...result.series.offsetMinutes]).toEqual([...series.offsetMinutes]);
    }
  });

  it.each(CGM_FILE_LANGUAGES)('in %s without a unit asks for it', (language) => {
    for (const style of styles(maker, language)) {
      const result = parseCgmFile(writeCgmFile(traces[style.unit]!, { ...style, hidesUnit: true }), {
        zone: ZONE,
      });
      expect(result, JSON.stringify(style)).toMatchObject({ kind: 'question', questions: [{ id: 'unit' }] });
    }
  });
});

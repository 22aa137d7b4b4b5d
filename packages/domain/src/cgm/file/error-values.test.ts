import { describe, expect, it } from 'vitest';
import { parseCgmFile, type CgmFileResult } from '../index.ts';

const START = Date.UTC(2026, 3, 1) / 1000;

const parse = (text: string) => parseCgmFile(new TextEncoder().encode(text));

function ready(result: CgmFileResult) {
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  return result;
}

/** Two hours of values, every other as given. */
const values = (...given: readonly number[]) =>
  Array.from({ length: 24 }, (_, i) => (i % 2 === 1 ? given[(i >> 1) % given.length]! : 130 + i));

describe("xDrip's own table", () => {
  const tableOf = (numbers: readonly number[]) => {
    const rows = numbers.map((value, i) => {
      const clock = new Date((START + i * 300) * 1000).toISOString().slice(11, 16);
      return `01.04.2026;${clock};${value};;;;`;
    });
    return ['DAY;TIME;UDT_CGMS;BG_LEVEL;CH_GR;BOLUS;REMARK', ...rows, ''].join('\n');
  };

  it('has an error where its value is 38, not a severe low', () => {
    const { report } = ready(parse(tableOf(values(38, 140))));
    expect(report.minMgdl).toBe(130);
    expect(report.skipped).toContainEqual({
      reason: 'SENSOR_ERROR',
      count: 6,
      rows: [3, 7, 11, 15, 19, 23],
    });
  });

  it('has the values beside it, which are lows', () => {
    const { report, series } = ready(parse(tableOf(values(39, 40))));
    expect(report.minMgdl).toBe(39);
    expect(series.mgdl).toHaveLength(24);
  });
});

describe("Nightscout's entries in mmol/L", () => {
  const entries = (numbers: readonly number[]) =>
    JSON.stringify(numbers.map((sgv, i) => ({ type: 'sgv', sgv, date: (START + i * 300) * 1000 })));
  const table = (numbers: readonly number[]) =>
    numbers.map((sgv, i) => `"",${(START + i * 300) * 1000},${sgv},"Flat",`).join('\n');
  const refused = (row: number, found: string, column: string) => ({
    kind: 'refused',
    code: 'CGM_MIXED_UNITS',
    details: { row, found, column, expected: 'mg/dL' },
  });

  it.each([
    ['high', [17.3, 18.5, 24.9]],
    ['in the range of error codes', [5.6, 7.2, 10.8]],
  ])('are refused where all are %s', (_, numbers) => {
    expect(parse(entries(numbers))).toMatchObject(refused(1, String(numbers[0]), 'sgv'));
  });

  it('are refused where they follow entries in mg/dL', () => {
    expect(parse(entries([...values(120), 24.9, 18.1]))).toMatchObject(refused(25, '24.9', 'sgv'));
    expect(parse(entries([...values(120), 5.5]))).toMatchObject(refused(25, '5.5', 'sgv'));
  });

  it('are refused in a table without headings', () => {
    const text = `"2026-04-01T00:00:00.000Z",${START * 1000},120,"Flat",\n${table([...values(120), 5.5])}\n`;
    expect(parse(text)).toMatchObject(refused(26, '5.5', '3'));
  });

  it('are not seen in error codes, in fractions of mg/dL and in lows', () => {
    const { report } = ready(parse(entries(values(5, 12, 104.5, 39.2))));
    expect(report.skipped).toEqual([{ reason: 'SENSOR_ERROR', count: 6, rows: [2, 4, 10, 12, 18, 20] }]);
    expect(report.minMgdl).toBe(39.2);
  });
});

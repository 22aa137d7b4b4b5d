import { describe, expect, it } from 'vitest';
import { CGM_FLAG_HIGH, CGM_FLAG_LOW, parseCgmFile } from '../index.ts';

const parse = (text: string) => parseCgmFile(new TextEncoder().encode(text));

/** A file of a dozen readings around this value; it is in line 8. */
function fileWith(value: string, unit: 'mg/dL' | 'mmol/L') {
  const other = unit === 'mg/dL' ? '120' : '6,7';
  const values = Array.from({ length: 12 }, (_, i) => (i === 6 ? value : other));
  const rows = values.map((each, i) => `2026-04-01 08:${String(i * 5).padStart(2, '0')}:00;${each}`);
  const result = parse([`Time;Glucose (${unit})`, ...rows, ''].join('\n'));
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  return result;
}

describe('a limit of sensors', () => {
  it.each([
    ['<40', 'mg/dL'],
    ['< 40', 'mg/dL'],
    ['<20', 'mg/dL'],
    ['<2,2', 'mmol/L'],
    ['<1.1', 'mmol/L'],
    ['<36', 'mg/dL'],
    ['<2.0', 'mmol/L'],
  ] as const)('%s is LO', (value, unit) => {
    const { series, report } = fileWith(value, unit);
    expect(report.censored).toEqual({ low: 1, high: 0 });
    expect(series.flags[6]).toBe(CGM_FLAG_LOW);
    expect(series.mgdl[6]).toBe(39);
  });

  it.each([
    ['>400', 'mg/dL'],
    ['>500', 'mg/dL'],
    ['> 600', 'mg/dL'],
    ['>22,2', 'mmol/L'],
    ['>27.8', 'mmol/L'],
    ['>450', 'mg/dL'],
    ['>25,0', 'mmol/L'],
  ] as const)('%s is HI', (value, unit) => {
    const { series, report } = fileWith(value, unit);
    expect(report.censored).toEqual({ low: 0, high: 1 });
    expect(series.flags[6]).toBe(CGM_FLAG_HIGH);
    expect(series.mgdl[6]).toBe(401);
  });
});

describe('a number that is no limit of sensors', () => {
  it.each([
    ['<90', 'mg/dL'],
    ['<70', 'mg/dL'],
    ['<54', 'mg/dL'],
    ['>160', 'mg/dL'],
    ['>180', 'mg/dL'],
    ['<3,9', 'mmol/L'],
    ['>10.0', 'mmol/L'],
    // In mg/dL it would be a limit.
    ['<10', 'mmol/L'],
    ['>22.2', 'mg/dL'],
  ] as const)('%s is no reading, and reported with its row', (value, unit) => {
    const { series, report } = fileWith(value, unit);
    expect(series.mgdl).toHaveLength(11);
    expect(report.censored).toEqual({ low: 0, high: 0 });
    expect(report.skipped).toContainEqual({ reason: 'VALUE_UNREADABLE', count: 1, rows: [8] });
  });
});

import { describe, expect, it } from 'vitest';
import { CGM_FLAG_HIGH, CGM_FLAG_LOW, commonBounds, parseCgmFile, withBounds } from '../index.ts';

const HEADING =
  'Device,Serial Number,Device Timestamp,Record Type,Historic Glucose mg/dL,Scan Glucose mg/dL,Notes';

/** An export of LibreView with these values, fifteen minutes apart. */
function fileOf(...values: readonly string[]) {
  const rows = values.map(
    (value, i) => `Libre 2,A,2026-01-10T08:${String(i * 15).padStart(2, '0')},0,${value},,`,
  );
  const result = parseCgmFile(new TextEncoder().encode([HEADING, ...rows, ''].join('\n')));
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  return result;
}

describe('words in several files of one maker', () => {
  it('count beyond every number that one of the files has', () => {
    const alone = fileOf('HI', '120', 'LO');
    expect([...alone.series.mgdl]).toEqual([401, 120, 39]);
    const bounds = commonBounds([alone.report, fileOf('470', '37.5').report]);
    expect(bounds).toEqual({ low: 37, high: 501 });
    const { mgdl, recorded, flags } = withBounds(alone.series, 'mg/dL', bounds);
    expect([...mgdl]).toEqual([501, 120, 37]);
    expect(recorded).toEqual(mgdl);
    expect([...flags]).toEqual([CGM_FLAG_HIGH, 0, CGM_FLAG_LOW]);
    expect([...alone.series.mgdl]).toEqual([401, 120, 39]);
  });

  it('stay where no file has a number beyond', () => {
    const { series, report } = fileOf('HI', '120');
    expect(withBounds(series, 'mg/dL', commonBounds([report, fileOf('390', '60').report]))).toBe(series);
    expect(commonBounds([])).toEqual({ low: 39, high: 401 });
  });

  it('have the number in mmol/L too', () => {
    const { series } = fileOf('HI', '120');
    expect(withBounds(series, 'mmol/L', { low: 39, high: 501 }).recorded[0]).toBeCloseTo(27.809, 3);
  });
});

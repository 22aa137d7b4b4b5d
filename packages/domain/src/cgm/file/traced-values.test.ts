import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cgmMetrics,
  heatMap,
  levelOf,
  minutesOf,
  parseCgmFile,
  timeInRanges,
  type CgmSeries,
} from '../index.ts';
import { REAL_EXPORTS, testBytes } from '../testing/test-data.ts';

/** A file whose rows are known: the time and the number of each. */
const written = fc.record({
  cadence: fc.constantFrom(1, 5, 15),
  gaps: fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 4 }),
  values: fc.array(fc.integer({ min: 40, max: 400 }), { minLength: 3, maxLength: 60 }),
  unit: fc.constantFrom('mg/dL' as const, 'mmol/L' as const),
  seed: fc.nat(),
});

interface Row {
  wall: string;
  text: string;
}

function rowsOf({
  cadence,
  gaps,
  values,
  unit,
}: typeof written extends fc.Arbitrary<infer P> ? P : never): Row[] {
  let epoch = Date.parse('2026-02-10T18:00Z');
  return gaps.flatMap((gap) => {
    epoch += gap * 60_000;
    return Array.from({ length: 80 }, (_, i) => {
      epoch += cadence * 60_000;
      const value = values[i % values.length]!;
      const text = unit === 'mg/dL' ? String(value) : (value / 18).toFixed(1);
      return { wall: new Date(epoch).toISOString().slice(0, 19), text };
    });
  });
}

/** Every figure of a series, computed once more from rows alone. */
function expectTraced(
  series: CgmSeries,
  rows: readonly { wall: string; mgdl: number; minutes: number }[],
): void {
  const ofHour = new Map<string, typeof rows>();
  for (const row of rows) {
    const hour = row.wall.slice(0, 13);
    ofHour.set(hour, [...(ofHour.get(hour) ?? []), row]);
  }
  for (const { date, cells } of heatMap(series)) {
    cells.forEach((cell, hour) => {
      const own = ofHour.get(`${date}T${String(hour).padStart(2, '0')}`) ?? [];
      expect(cell.count).toBe(own.length);
      if (own.length === 0) return;
      const minutes = own.reduce((sum, row) => sum + row.minutes, 0);
      expect(cell.min).toBeCloseTo(Math.min(...own.map(({ mgdl }) => mgdl)), 9);
      expect(cell.max).toBeCloseTo(Math.max(...own.map(({ mgdl }) => mgdl)), 9);
      if (minutes === 0) return;
      expect(cell.mean).toBeCloseTo(own.reduce((sum, row) => sum + row.mgdl * row.minutes, 0) / minutes, 6);
    });
  }
  const all = rows.reduce((sum, row) => sum + row.minutes, 0);
  for (const { level, count, minutes } of timeInRanges(series).levels) {
    const own = rows.filter(({ mgdl }) => levelOf(mgdl, 'STANDARD') === level);
    expect(count).toBe(own.length);
    expect(minutes).toBeCloseTo(
      own.reduce((sum, row) => sum + row.minutes, 0),
      6,
    );
  }
  const { mean, min, max } = cgmMetrics(series);
  expect(min).toBeCloseTo(Math.min(...rows.map(({ mgdl }) => mgdl)), 9);
  expect(max).toBeCloseTo(Math.max(...rows.map(({ mgdl }) => mgdl)), 9);
  if (all > 0) expect(mean).toBeCloseTo(rows.reduce((sum, row) => sum + row.mgdl * row.minutes, 0) / all, 6);
}

const mgdlOf = (text: string, unit: string) => (unit === 'mg/dL' ? Number(text) : Number(text) * 18.01559);

it('every value shown is made of rows of the file, and of each row once', () => {
  fc.assert(
    fc.property(written, (plan) => {
      const rows = rowsOf(plan);
      const text = [`time,glucose ${plan.unit}`, ...rows.map((row) => `${row.wall},${row.text}`), ''].join(
        '\n',
      );
      const result = parseCgmFile(new TextEncoder().encode(text));
      if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
      const { series } = result;
      expect(series.epochSeconds).toHaveLength(rows.length);
      // Each reading names its line; the first is the heading.
      expect([...result.rows]).toEqual(rows.map((_, i) => i + 2));
      expectTraced(
        series,
        rows.map((row, i) => ({ ...row, mgdl: mgdlOf(row.text, plan.unit), minutes: minutesOf(series, i) })),
      );
    }),
    { numRuns: 60 },
  );
});

it.each(REAL_EXPORTS)('of %s too: every value is a cell of a line of its own', (name) => {
  const bytes = testBytes(`cgm/exports/${name}`);
  const result = parseCgmFile(bytes, { dayOrder: 'MDY', readingEvent: '', unit: 'mg/dL' });
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  const { series } = result;
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
  const left = new Map<string, number>();
  for (const line of lines) {
    for (const cell of new Set(line.split(/[,;\t]/).map((part) => part.replaceAll('"', '').trim()))) {
      const number = Number(cell.replace(',', '.'));
      if (cell !== '' && Number.isFinite(number))
        left.set(String(number), (left.get(String(number)) ?? 0) + 1);
    }
  }
  for (let i = 0; i < series.recorded.length; i++) {
    if (series.flags[i] !== 0) continue;
    const shown = String(series.recorded[i]);
    const own = (lines[result.rows[i]! - 1] ?? '').split(/[,;\t]/);
    const numbers = own.map((cell) => String(Number(cell.replaceAll('"', '').trim().replace(',', '.'))));
    expect(numbers, `line ${result.rows[i]} of reading ${i}`).toContain(shown);
    const lineCount = left.get(shown) ?? 0;
    expect(lineCount, `${shown} of reading ${i}`).toBeGreaterThan(0);
    left.set(shown, lineCount - 1);
  }
});

it('of entries of Nightscout too: every value is that of an entry of its own', () => {
  const bytes = testBytes('cgm/exports/nightscout_entries_cgmformat.json');
  const entries = JSON.parse(new TextDecoder().decode(bytes)) as { sgv: number; date: number }[];
  const result = parseCgmFile(bytes);
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  const { series, rows, report } = result;
  expect(new Set(rows).size).toBe(series.recorded.length);
  for (let i = 0; i < series.recorded.length; i++) {
    const entry = entries[rows[i]! - 1]!;
    expect([series.recorded[i], series.epochSeconds[i]]).toEqual([entry.sgv, Math.floor(entry.date / 1000)]);
  }
  // 38 is the mark of xDrip for a value that it could not compute, and these entries do not name their program.
  expect(report.skipped).toEqual([{ reason: 'SENSOR_ERROR', count: 1, rows: [249] }]);
});

it('the table of the same entries is read as the same readings', () => {
  const read = (kind: string) => {
    const result = parseCgmFile(testBytes(`cgm/exports/nightscout_entries_cgmformat.${kind}`));
    if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
    return { epochs: [...result.series.epochSeconds], values: [...result.series.recorded] };
  };
  expect(read('csv')).toEqual(read('json'));
});

it.each([
  [
    'carelink_guardian_cgmformat.csv',
    { rows: 760, count: 639, first: '2021-07-22T03:02:41', last: '2021-07-25T00:32:50' },
    { PREAMBLE: 5, HEADING: 2, BLANK: 3, ALERT: 79, INSULIN: 14, CARBS: 7, STRIP: 10, OTHER_EVENT: 1 },
  ],
  [
    'nightscout_exporter_cgmformat.csv',
    { rows: 205, count: 100, first: '2026-04-07T11:40:40', last: '2026-04-07T19:59:42' },
    { PREAMBLE: 2, HEADING: 2, BLANK: 1, INSULIN: 100 },
  ],
])('every other row of %s has its reason', (name, expected, reasons) => {
  const result = parseCgmFile(testBytes(`cgm/exports/${name}`), { dayOrder: 'MDY' });
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  expect(result.report).toMatchObject(expected);
  expect(Object.fromEntries(result.report.skipped.map(({ reason, count }) => [reason, count]))).toEqual(
    reasons,
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CGM_FLAG_LOW,
  parseCgmFile,
  sufficiency,
  timeInRanges,
  type CgmFileResult,
  type CgmSeries,
  type DayOrder,
  type ParseCgmOptions,
} from '../index.ts';
import { offsetAt, zoneTable } from '../../shared/index.ts';
import { REAL_EXPORTS, testBytes } from '../testing/test-data.ts';
import { expectTimeOnce } from '../testing/time-once.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The same cases every time, and others every time; a failure prints its seed. */
const SEEDS = [20_261_123, Math.floor(performance.timeOrigin) & 0x7fffffff];
const always = <Input>(arbitrary: fc.Arbitrary<Input>, runs: number, check: (input: Input) => void) => {
  for (const seed of SEEDS) fc.assert(fc.property(arbitrary, check), { numRuns: runs, seed });
};

const wallOf = (series: CgmSeries, i: number) =>
  new Date((series.epochSeconds[i]! + series.offsetMinutes[i]! * 60) * 1000).toISOString().slice(0, 19);

/** What a reading shows: its number, or the word for it. */
const shown = (series: CgmSeries, i: number) =>
  series.flags[i] === 0 ? String(series.recorded[i]) : series.flags[i] === CGM_FLAG_LOW ? 'Low' : 'High';

/** What holds for every file: each row is a reading or has a reason, and no figure is beyond what it can be. */
function expectAccounted(result: CgmFileResult, lines: number): void {
  if (result.kind !== 'ready') return;
  const { report, series } = result;
  const passed = report.skipped.reduce((sum, part) => sum + part.count, 0);
  expect(report.count + passed).toBe(report.rows);
  expect(report.count).toBe(series.epochSeconds.length);
  for (const { count, rows } of report.skipped) {
    expect(rows.length).toBe(Math.min(10, count));
    for (const row of rows) expect(row >= 1 && row <= lines).toBe(true);
  }
  for (let i = 1; i < series.epochSeconds.length; i++) {
    if (series.epochSeconds[i]! <= series.epochSeconds[i - 1]!) throw new Error(`not in order at ${i}`);
  }
  expectTimeOnce(series);
  const { percent, daysEnough, days } = sufficiency(series);
  expect(percent >= 0 && percent <= 100 && daysEnough <= days).toBe(true);
  const shares = timeInRanges(series, 'STANDARD').levels.map((level) => level.percent ?? 0);
  expect(shares.every((share) => share >= 0 && share <= 100)).toBe(true);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6);
}

interface Reading {
  epoch: number;
  text: string;
  device: string;
}

/** Parts of wear, one after the other, each at its own cadence; a second device may record beside the first. */
const wear = fc.record({
  zone: fc.constantFrom('Europe/Madrid', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'),
  start: fc.constantFrom('2026-10-24T20:00Z', '2026-03-28T21:00Z', '2026-04-04T00:00Z', '2026-09-05T20:00Z'),
  parts: fc.array(
    fc.record({
      cadence: fc.constantFrom(1, 5, 15),
      count: fc.integer({ min: 30, max: 90 }),
      gap: fc.constantFrom(0, 0, 7, 50, 600, 13_000),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  second: fc.option(
    fc.record({ apart: fc.integer({ min: 0, max: 280 }), from: fc.nat(60), to: fc.nat(200) }),
  ),
  values: fc.array(fc.oneof(fc.integer({ min: 40, max: 480 }).map(String), fc.constantFrom('Low', 'High')), {
    minLength: 5,
    maxLength: 40,
  }),
});
type Wear = typeof wear extends fc.Arbitrary<infer Plan> ? Plan : never;

function readingsOf({ start, parts, second, values }: Wear): Reading[] {
  const readings: Reading[] = [];
  let epoch = Date.parse(start) / 1000;
  for (const { cadence, count, gap } of parts) {
    for (let i = 0; i < count; i++, epoch += cadence * 60) {
      readings.push({ epoch, text: values[readings.length % values.length]!, device: 'first' });
    }
    epoch += gap * 60;
  }
  if (second === null) return readings;
  const beside = readings
    .slice(second.from, second.from + second.to)
    .map(({ epoch: at, text }) => ({ epoch: at + second.apart, text, device: 'second' }));
  return [...readings, ...beside].sort((a, b) => a.epoch - b.epoch);
}

const COLUMNS = ['Index', 'Timestamp', 'Event Type', 'Source Device ID', 'Glucose Value (mg/dL)', 'Notes'];

function rowsOf(plan: Wear): string[][] {
  const readings = readingsOf(plan);
  const table = zoneTable(plan.zone, readings[0]!.epoch, readings.at(-1)!.epoch);
  return readings.map(({ epoch, text, device }, i) => {
    const wall = new Date((epoch + offsetAt(table, epoch) * 60) * 1000).toISOString().slice(0, 19);
    return [String(i + 1), wall, 'EGV', device, text, ''];
  });
}
const fileOf = (rows: readonly (readonly string[])[], columns = COLUMNS, end = '\n') =>
  [columns, ...rows].map((row) => row.join(',') + end).join('');

describe('any wear of sensors', () => {
  it('is accounted for row by row, and shows only what its rows say', () => {
    always(wear, 60, (plan) => {
      const rows = rowsOf(plan);
      const result = parseCgmFile(bytes(fileOf(rows)), { zone: plan.zone });
      if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
      expectAccounted(result, rows.length + 1);
      const written = new Set(rows.map(([, wall, , , text]) => `${wall} ${text}`));
      const { series, report } = result;
      for (let i = 0; i < series.epochSeconds.length; i++) {
        expect(written.has(`${wallOf(series, i)} ${shown(series, i)}`)).toBe(true);
      }
      const lost = report.skipped.filter(
        ({ reason }) => !['HEADING', 'OVERLAP', 'DUPLICATE'].includes(reason),
      );
      expect(lost).toEqual([]);
      const epochs = new Set(series.epochSeconds);
      if (plan.second === null)
        for (const { epoch } of readingsOf(plan)) expect(epochs.has(epoch)).toBe(true);
    });
  });

  it('has the same readings with its columns in any order, any line ends and any encoding', () => {
    const look = fc.record({
      order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
      end: fc.constantFrom('\n', '\r\n'),
      encoding: fc.constantFrom('plain', 'marked', 'utf-16le', 'utf-16be'),
    });
    always(fc.tuple(wear, look), 25, ([plan, { order, end, encoding }]) => {
      const rows = rowsOf(plan);
      const expected = parseCgmFile(bytes(fileOf(rows)), { zone: plan.zone });
      const turned = rows.map((row) => order.map((column) => row[column]!));
      const text = fileOf(
        turned,
        order.map((column) => COLUMNS[column]!),
        end,
      );
      const result = parseCgmFile(encoded(text, encoding), { zone: plan.zone });
      if (expected.kind !== 'ready' || result.kind !== 'ready') throw new Error(JSON.stringify(result));
      expect(result.series).toEqual(expected.series);
      expect(result.report).toEqual(expected.report);
    });
  });

  it('has the same readings in any order of rows, where no hour is repeated', () => {
    always(fc.tuple(wear, fc.integer()), 25, ([plan, seed]) => {
      const calm = { ...plan, zone: 'UTC' as const, second: null };
      const rows = rowsOf(calm);
      const mixed = rows
        .map((row, i) => ({ row, key: Math.imul(i + 1, (seed | 1) ^ 0x9e3779b9) >>> 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ row }) => row);
      const [expected, result] = [rows, mixed].map((list) => parseCgmFile(bytes(fileOf(list))));
      if (expected?.kind !== 'ready' || result?.kind !== 'ready') throw new Error(JSON.stringify(result));
      expect(result.series).toEqual(expected.series);
    });
  });

  it('of two devices has no more readings than one of them at its cadence', () => {
    always(wear, 40, (plan) => {
      const parts = plan.parts.map((part) => ({ ...part, cadence: 5 as const }));
      const result = parseCgmFile(bytes(fileOf(rowsOf({ ...plan, parts }))), { zone: plan.zone });
      if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
      const { epochSeconds, cadenceMinutes } = result.series;
      expect(cadenceMinutes).toBe(5);
      for (let from = 0; from + 13 < epochSeconds.length; from++) {
        expect(epochSeconds[from + 13]! - epochSeconds[from]!).toBeGreaterThanOrEqual(3300);
      }
    });
  });
});

function encoded(text: string, encoding: string): Uint8Array {
  if (encoding === 'plain') return bytes(text);
  if (encoding === 'marked') return bytes(`\uFEFF${text}`);
  const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
  const wide = new Uint8Array(units.length * 2);
  const view = new DataView(wide.buffer);
  units.forEach((unit, i) => view.setUint16(i * 2, unit, encoding === 'utf-16le'));
  return wide;
}

type Mutation = { kind: string; at: number; text: string };
const mutation = fc.record({
  kind: fc.constantFrom('drop', 'repeat', 'swap', 'cell', 'letter', 'cut', 'insert', 'join'),
  at: fc.nat(1_000_000),
  text: fc.constantFrom(
    '0',
    'Low',
    'HI',
    '---',
    '',
    '5,6',
    '-4',
    '1e3',
    '999999',
    '"',
    '<40',
    '2000-01-01T00:00:00',
    '\u0000',
    'NaN',
  ),
});

function mutated(lines: readonly string[], mutations: readonly Mutation[], mark: string): string[] {
  const result = [...lines];
  for (const { kind, at, text } of mutations) {
    const row = at % Math.max(1, result.length);
    const line = result[row] ?? '';
    const cells = line.split(mark);
    if (kind === 'drop') result.splice(row, 1);
    else if (kind === 'repeat') result.splice(row, 0, line);
    else if (kind === 'swap') [result[0], result[row]] = [line, result[0]!];
    else if (kind === 'cell') result[row] = cells.with(at % cells.length, text).join(mark);
    else if (kind === 'letter') result[row] = line.slice(0, at % 40) + text + line.slice((at % 40) + 1);
    else if (kind === 'cut') result[row] = line.slice(0, at % (line.length + 1));
    else if (kind === 'insert') result.splice(row, 0, text);
    else result.splice(row, 2, line + (result[row + 1] ?? ''));
  }
  return result;
}

describe('a mutated real export', () => {
  const options: ParseCgmOptions = { dayOrder: 'MDY', readingEvent: '', unit: 'mg/dL' };
  const subjects = REAL_EXPORTS.map((name) => {
    const text = new TextDecoder().decode(testBytes(`cgm/exports/${name}`));
    const lines = text.split(/\r?\n/).slice(0, 320);
    const whole = parseCgmFile(bytes(lines.join('\n')), options);
    if (whole.kind !== 'ready') throw new Error(`${name}: ${JSON.stringify(whole)}`);
    const { headingRow, delimiter } = whole.recognised;
    return {
      // Nightscout's table has no headings.
      head: lines.slice(0, headingRow ?? 0),
      body: lines.slice(headingRow ?? 0),
      mark: delimiter!,
      count: whole.report.count,
    };
  });
  const known = new Map<string, string | null>();

  /** What one row alone, below the headings, is read as. */
  function alone(head: readonly string[], row: string, dayOrder: DayOrder): string | null {
    const key = `${dayOrder}${head.at(-1)}\n${row}`;
    let found = known.get(key);
    if (found === undefined) {
      const result = parseCgmFile(bytes([...head, row, ''].join('\n')), { ...options, dayOrder });
      found = result.kind === 'ready' ? `${wallOf(result.series, 0)} ${shown(result.series, 0)}` : null;
      known.set(key, found);
    }
    return found;
  }

  const input = fc.tuple(fc.nat(subjects.length - 1), fc.array(mutation, { minLength: 1, maxLength: 12 }));

  it('never makes the parser throw, and loses no row without a reason', () => {
    always(input, 120, ([which, mutations]) => {
      const { head, body, mark } = subjects[which]!;
      const lines = mutated([...head, ...body], mutations, mark);
      expectAccounted(parseCgmFile(bytes(lines.join('\n')), options), lines.length);
    });
  });

  it('shows only readings that its rows hold', () => {
    always(input, 60, ([which, mutations]) => {
      const { head, body, mark } = subjects[which]!;
      const rows = mutated(body, mutations, mark);
      const result = parseCgmFile(bytes([...head, ...rows, ''].join('\n')), options);
      if (result.kind !== 'ready' || rows.some((row) => /["\0]/.test(row))) return;
      const { series, recognised } = result;
      const order = recognised.dayOrder === 'DMY' ? 'DMY' : 'MDY';
      const written = new Set(rows.map((row) => alone(head, row, order)));
      for (let i = 0; i < series.epochSeconds.length; i++) {
        const reading = `${wallOf(series, i)} ${shown(series, i)}`;
        if (!written.has(reading)) throw new Error(`${reading} is in no row`);
      }
    });
  });

  it('never hides rows between two stray quotes', () => {
    always(
      fc.tuple(fc.nat(subjects.length - 1), fc.nat(300), fc.integer({ min: 3, max: 100 })),
      40,
      (input) => {
        const [which, from, rows] = input;
        const { head, body, count } = subjects[which]!;
        // A table without headings is recognised by its first line, which is left as it is.
        const at = Math.max(head.length === 0 ? 1 : 0, from % body.length);
        const lines = body.toSpliced(at, 0, '"').toSpliced(at + rows, 0, '"');
        const result = parseCgmFile(bytes([...head, ...lines].join('\n')), options);
        if (result.kind === 'ready') expect(result.report.count).toBeGreaterThanOrEqual(count - 3);
        else
          expect(['CGM_QUOTE_OPEN', 'CGM_FILE_TRUNCATED']).toContain(
            result.kind === 'refused' && result.code,
          );
      },
    );
  });
});

import { shortened } from '../../shared/delimited/index.ts';
import type { CartMarker } from '../series.ts';
import type { CartTable } from './find-table.ts';
import { cellsOf } from './grids.ts';
import { isMissing, numberOf, type NumberStyle } from './numbers.ts';
import type { CartProblem, CartSkippedReason } from './result.ts';
import { timeOf, type TimeStyle } from './times.ts';

interface ValueColumn {
  column: number;
  /** Multiplies a number to the unit of the series. */
  factor: number;
}
const VALUES = [
  'vo2',
  'vo2Kg',
  'vco2',
  'heartRate',
  'ventilation',
  'speedKmH',
  'gradePercent',
  'loadWatt',
  'rer',
  'energyKcalMin',
  'fatGMin',
  'carbohydrateGMin',
  'fatKcalMin',
  'carbohydrateKcalMin',
  'fatShare',
  'carbohydrateShare',
] as const;
type ValueName = (typeof VALUES)[number];

/** Which column each value is read from. */
export interface ColumnPlan {
  time: { column: number; style: TimeStyle };
  label: number | null;
  marker: number | null;
  values: Record<ValueName, ValueColumn | null>;
  styleOf: (column: number) => NumberStyle;
}

/** Values of which zero means "not measured", and what each can be. */
const RANGES: Partial<Record<ValueName, { low: number; high: number }>> = {
  vo2: { low: 10, high: 12_000 },
  vco2: { low: 10, high: 16_000 },
  vo2Kg: { low: 0.1, high: 150 },
  heartRate: { low: 20, high: 260 },
  ventilation: { low: 0.1, high: 350 },
  rer: { low: 0.1, high: 5 },
};
/** Without these a row is no measurement of gas exchange. */
const GAS: readonly ValueName[] = ['vo2', 'vco2'];
const CLOCK_DAY = 86_400;

interface Count {
  count: number;
  rows: number[];
}
export interface ReadRows {
  timeS: number[];
  rowNumbers: number[];
  columns: Record<ValueName, Float64Array | null>;
  labels: (string | null)[];
  markers: CartMarker[];
  skipped: Record<CartSkippedReason, Count>;
  /** The first cell that cannot be read. */
  firstBad: CartProblem | null;
  /** The first row whose time is before the one above it. */
  falling: { row: number; found: string } | null;
  /** Index of the last row of the table. */
  lastRow: number;
  /** The row in whose middle the file ends. */
  cutRow: number | null;
}

/** Reads the samples of a table, up to the last row that has a time and oxygen: below it are summaries. */
export function readRows(table: CartTable, plan: ColumnPlan): ReadRows {
  const { grid, delimiter, firstRow } = table;
  const { time, values, styleOf } = plan;
  const count = (): Count => ({ count: 0, rows: [] });
  const read: ReadRows = {
    timeS: [],
    rowNumbers: [],
    columns: {} as ReadRows['columns'],
    labels: [],
    markers: [],
    skipped: {
      BLANK: count(),
      FIELDS_SHIFTED: count(),
      TIME_UNREADABLE: count(),
      VALUE_UNREADABLE: count(),
      VALUE_OUT_OF_RANGE: count(),
      NOT_MEASURED: count(),
      REPEATED_HEADING: count(),
    },
    firstBad: null,
    falling: null,
    lastRow: lastRowOf(table, plan),
    cutRow: null,
  };
  const names = VALUES.filter((name) => values[name] !== null);
  const columns = new Map<ValueName, number[]>(names.map((name) => [name, []]));
  const skip = (reason: CartSkippedReason, row: number, bad?: Omit<CartProblem, 'row'>) => {
    const found = read.skipped[reason];
    found.count++;
    if (found.rows.length < 10) found.rows.push(row);
    if (bad !== undefined) read.firstBad ??= { row, ...bad };
  };
  const headings = grid.lines[table.headingRow];
  const isText = grid.name === null;
  // The last line of a file that was cut off ends in the middle of a number.
  const cutRow = isText && grid.lines.at(-1) !== '' ? grid.lines.length - 1 : -1;
  let previous = -Infinity;
  let start: number | null = null;
  let days = 0;
  for (let index = firstRow; index <= read.lastRow; index++) {
    const line = grid.lines[index]!;
    const row = index + 1;
    const cells = cellsOf(line, delimiter);
    if (cells.every((cell) => cell === '')) {
      skip('BLANK', row);
      continue;
    }
    if (line === headings) {
      skip('REPEATED_HEADING', row);
      continue;
    }
    // More cells than headings come from decimal commas between commas: every cell behind the first is another's.
    const extra = isText ? cells.findIndex((cell, i) => i >= table.headings.length && cell !== '') : -1;
    const isCut = index === cutRow && cells.length < table.headings.length;
    if (isCut) read.cutRow = row;
    if (extra >= 0 || isCut) {
      const column = extra >= 0 ? extra : cells.length - 1;
      skip('FIELDS_SHIFTED', row, {
        column: column + 1,
        expected: ['COLUMNS'],
        found: shortened(cells[column]!),
      });
      continue;
    }
    const written = cells[time.column] ?? '';
    let seconds = timeOf(written, styleOf(time.column), time.style);
    if (seconds === null) {
      skip('TIME_UNREADABLE', row, {
        column: time.column + 1,
        expected: ['TIME'],
        found: shortened(written),
      });
      continue;
    }
    if (time.style.isClock) {
      // A clock begins again at midnight; everything else that falls is no time.
      if (seconds + days < previous - CLOCK_DAY / 2) days += CLOCK_DAY;
      seconds += days;
      start ??= seconds;
    }
    if (seconds < previous && read.falling === null) read.falling = { row, found: shortened(written) };
    previous = seconds;
    read.timeS.push(seconds - (start ?? 0));
    read.rowNumbers.push(row);
    let isMeasured = true;
    for (const name of names) {
      const { column, factor } = values[name]!;
      const text = cells[column] ?? '';
      let value = isMissing(text) ? NaN : (numberOf(text, styleOf(column)) ?? null);
      const bad = { column: column + 1, expected: ['NUMBER'], found: shortened(text) };
      if (value === null) {
        if (GAS.includes(name)) skip('VALUE_UNREADABLE', row, bad);
        value = NaN;
      }
      value *= factor;
      const range = RANGES[name];
      if (range !== undefined) {
        if (value === 0) value = NaN;
        else if (value < range.low || value > range.high) {
          if (GAS.includes(name)) skip('VALUE_OUT_OF_RANGE', row, bad);
          value = NaN;
        }
      }
      if (Number.isNaN(value) && name === 'vo2') isMeasured = false;
      columns.get(name)!.push(value);
    }
    if (!isMeasured) skip('NOT_MEASURED', row);
    const label = plan.label === null ? '' : (cells[plan.label] ?? '');
    read.labels.push(isMissing(label) || label === '0' ? null : label);
    const marker = plan.marker === null ? '' : (cells[plan.marker] ?? '');
    if (!isMissing(marker) && marker !== '0')
      read.markers.push({ timeS: read.timeS.at(-1)!, text: shortened(marker) });
  }
  // A workbook may end in rows that have a format and no cells.
  const tail = grid.lines.slice(read.lastRow + 1);
  const below = tail.map((line) => cellsOf(line, delimiter).slice(time.column));
  if (grid.name !== null && below.every((cells) => cells.every((cell) => cell === '')))
    tail.forEach((_, i) => skip('BLANK', read.lastRow + 2 + i));
  for (const name of VALUES)
    read.columns[name] = columns.has(name) ? Float64Array.from(columns.get(name)!) : null;
  return read;
}

/**
 * The last row with a time and a number of oxygen. Rows below it whose oxygen cannot be read belong to the table too, and
 * are counted, up to a line that begins something else: a single text, as `Events` or `Summary`.
 */
function lastRowOf({ grid, delimiter, firstRow }: CartTable, { time, values, styleOf }: ColumnPlan): number {
  const { column } = values.vo2!;
  const cellsAt = (index: number) => cellsOf(grid.lines[index]!, delimiter);
  const isTimed = (cells: readonly string[]) =>
    timeOf(cells[time.column] ?? '', styleOf(time.column), time.style) !== null;
  let last = firstRow;
  for (let index = grid.lines.length - 1; index > firstRow; index--) {
    const cells = cellsAt(index);
    if (!isTimed(cells) || numberOf(cells[column] ?? '', styleOf(column)) === null) continue;
    last = index;
    break;
  }
  for (let index = last + 1; index < grid.lines.length; index++) {
    const cells = cellsAt(index);
    const written = cells.filter((cell) => cell !== '');
    if (written.length === 1 && /[a-z]/i.test(written[0]!)) break;
    if (isTimed(cells) && !isMissing(cells[column] ?? '')) last = index;
  }
  return last;
}

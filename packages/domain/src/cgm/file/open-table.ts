import {
  DELIMITERS,
  decodeText,
  foldHeading,
  shortened,
  type Delimiter,
  type TextBytes,
} from '../../shared/delimited/index.ts';
import { plainCells, readsAsDay, readsAsTime, readsAsValue, type Layout } from './find-headings.ts';
import { NO_OTHER_HEADINGS, unitIn } from './headings.ts';
import { fingerprintOf } from './layout-fingerprint.ts';
import type { CgmColumnChoice, CgmColumns } from './result.ts';

const HEAD_BYTES = 65_536;
const MAX_LINES = 60;
const MAX_COLUMNS = 120;
const SAMPLE_ROWS = 20;
const FEWEST_ROWS = 2;
/** Part of a column's filled cells that must read as glucose: sensors write words and codes between numbers. */
const MOST = 0.6;

/** A table with times and numbers whose headings do not say which column holds the glucose. */
export interface OpenTable {
  delimiter: Delimiter;
  headingRow: number;
  names: string[];
  /** The same for every table with these headings in this order. */
  layout: string;
  times: CgmColumnChoice[];
  glucoses: CgmColumnChoice[];
}

/** Finds the first line below which every line has as many cells, with a column of times and one of numbers. */
export function openTable({ bytes, newline }: TextBytes): OpenTable | null {
  const head = decodeText(bytes.subarray(0, HEAD_BYTES));
  const lines = head.split(newline === 13 ? '\r' : /\r?\n/).slice(0, MAX_LINES);
  // The last line of the head may be half a line.
  if (bytes.length > HEAD_BYTES) lines.pop();
  for (const delimiter of DELIMITERS) {
    const rows = lines.map((line) => plainCells(line, delimiter));
    for (let at = 0; at < rows.length; at++) {
      const table = tableFrom(rows, at);
      if (table !== null) return { ...table, delimiter, headingRow: at + 1 };
    }
  }
  return null;
}

function tableFrom(
  rows: readonly string[][],
  at: number,
): Omit<OpenTable, 'delimiter' | 'headingRow'> | null {
  const names = rows[at]!;
  if (names.length < 2 || names.length > MAX_COLUMNS || names.every((name) => name === '')) return null;
  const end = rows.findIndex((row, i) => i > at && row.length !== names.length);
  const sample = rows.slice(at + 1, Math.min(end < 0 ? rows.length : end, at + 1 + SAMPLE_ROWS));
  if (sample.length < FEWEST_ROWS) return null;
  const times: CgmColumnChoice[] = [];
  const glucoses: CgmColumnChoice[] = [];
  names.forEach((name, index) => {
    const filled = sample.map((row) => row[index]!).filter((cell) => cell !== '');
    if (
      filled.length < FEWEST_ROWS ||
      name === '' ||
      readsAsTime(name) ||
      readsAsDay(name) ||
      readsAsValue(name)
    )
      return;
    const choice = { column: index + 1, name: shortened(name), sample: shortened(filled[0]!) };
    if (filled.some(readsAsTime) && filled.every((cell) => readsAsTime(cell) || readsAsDay(cell)))
      times.push(choice);
    else if (filled.filter(readsAsValue).length >= filled.length * MOST) glucoses.push(choice);
  });
  if (times.length === 0 || glucoses.length === 0) return null;
  return { names, layout: fingerprintOf(names), times, glucoses };
}

/** The table as a person has explained it; null when a column is none of the choices. */
export function layoutOfColumns(table: OpenTable, { time, glucose }: CgmColumns): Layout | null {
  const isChoice = (choices: readonly CgmColumnChoice[], column: number) =>
    choices.some((choice) => choice.column === column);
  if (!isChoice(table.times, time) || !isChoice(table.glucoses, glucose)) return null;
  const unit = unitIn(foldHeading(table.names[glucose - 1] ?? ''));
  return {
    delimiter: table.delimiter,
    headingRow: table.headingRow,
    headings: {
      ...NO_OTHER_HEADINGS,
      maker: 'PLAIN',
      names: table.names,
      time: time - 1,
      glucose: glucose - 1,
      units: unit === null ? [] : [{ column: glucose - 1, unit }],
    },
  };
}

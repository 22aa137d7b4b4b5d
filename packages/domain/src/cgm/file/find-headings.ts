import {
  DELIMITERS,
  decodeText,
  foldHeading,
  shortened,
  splitCells,
  type Delimiter,
  type TextBytes,
} from '../../shared/delimited/index.ts';
import { headingsOf, NO_OTHER_HEADINGS, type Headings } from './headings.ts';
import { TimeReader } from './time-reader.ts';
import { VALUE_HIGH, VALUE_LOW, VALUE_NUMBER, ValueReader } from './value-reader.ts';

/** Headings are among the first lines; no heading line is longer than this. */
const MAX_LINES = 120;
const MAX_LINE_BYTES = 32_768;
const MAX_HEADING_COLUMNS = 120;
/** Of the lines before the headings, as much as may name the maker. */
const MAX_INTRODUCTION = 4000;

/** How a delimited file is laid out. */
export interface Layout {
  headings: Headings;
  delimiter: Delimiter;
  /** Line of the headings from 1; 0 when the file has none. */
  headingRow: number;
}

/** Where the search gave up, to report what was found there. */
export interface NoLayout {
  row: number;
  found: string;
}

/** Finds the heading line, or recognises a Nightscout or plain file that has none. */
export function findLayout({ bytes, newline }: TextBytes): Layout | NoLayout {
  let at = 0;
  let firstLine: NoLayout | null = null;
  let introduction = '';
  for (let line = 1; line <= MAX_LINES && at < bytes.length; line++) {
    const limit = Math.min(bytes.length, at + MAX_LINE_BYTES);
    let end = at;
    while (end < limit && bytes[end] !== newline) end++;
    if (end === limit && limit < bytes.length) {
      return firstLine ?? { row: line, found: shortened(decodeText(bytes.subarray(at, at + 80))) };
    }
    const text = decodeText(bytes.subarray(at, end)).replace(/\r$/, '');
    if (text.trim() !== '') {
      const layout = layoutOfLine(text, line, introduction) ?? (firstLine === null ? bareLayout(text) : null);
      if (layout !== null) return layout;
      firstLine ??= { row: line, found: shortened(text) };
      if (introduction.length < MAX_INTRODUCTION) introduction += `${foldHeading(text.slice(0, 400))}\n`;
    }
    at = end + 1;
  }
  return firstLine ?? { row: 1, found: '' };
}

function layoutOfLine(text: string, line: number, introduction: string): Layout | null {
  let best: Layout | null = null;
  for (const delimiter of DELIMITERS) {
    const cells = splitCells(text, delimiter);
    if (cells.length < 2 || cells.length > MAX_HEADING_COLUMNS) continue;
    if (best !== null && cells.length <= best.headings.names.length) continue;
    const headings = headingsOf(cells, introduction);
    if (headings !== null) best = { headings, delimiter, headingRow: line };
  }
  return best;
}

/** A first line that is already data: Nightscout's `stamp, epoch ms, sgv, …`, or just `time, value`. */
function bareLayout(text: string): Layout | null {
  for (const delimiter of DELIMITERS) {
    const cells = plainCells(text, delimiter);
    const [stamp, second, third] = cells;
    if (stamp === undefined || second === undefined || !(readsAsTime(stamp) || readsAsDay(stamp))) continue;
    const isNightscout = /^\d{12,13}(\.\d+)?$/.test(second) && third !== undefined && readsAsValue(third);
    // Its stamps may lack the zone, or be missing; the milliseconds beside them are instants always.
    if (isNightscout) return bare(delimiter, 'NIGHTSCOUT', { time: 1, glucose: 2 });
    if (cells.length === 2 && readsAsValue(second)) return bare(delimiter, 'PLAIN', { time: 0, glucose: 1 });
  }
  return null;
}

function bare(
  delimiter: Delimiter,
  maker: 'NIGHTSCOUT' | 'PLAIN',
  { time, glucose }: Pick<Headings, 'time' | 'glucose'>,
): Layout {
  return {
    delimiter,
    headingRow: 0,
    headings: {
      ...NO_OTHER_HEADINGS,
      maker,
      names: [],
      time,
      glucose,
      // Nightscout's entries are mg/dL whatever its screen shows.
      units: maker === 'NIGHTSCOUT' ? [{ column: glucose, unit: 'mg/dL' }] : [],
    },
  };
}

/** The cells of a line, without quotes and the space around them. */
export function plainCells(line: string, delimiter: Delimiter): string[] {
  return splitCells(line, delimiter).map((cell) => cell.replace(/"/g, '').trim());
}

/** Whether a cell is a date and time. */
export function readsAsTime(text: string): boolean {
  const bytes = new TextEncoder().encode(text);
  return new TimeReader(bytes).read(0, bytes.length);
}

/** Whether a cell is a day without a time of day. */
export function readsAsDay(text: string): boolean {
  const bytes = new TextEncoder().encode(text);
  const reader = new TimeReader(bytes);
  return !reader.read(0, bytes.length) && reader.isDayOnly;
}

/** Whether a cell is a number, or a word that sensors write for one. */
export function readsAsValue(text: string): boolean {
  const bytes = new TextEncoder().encode(text);
  return [VALUE_NUMBER, VALUE_LOW, VALUE_HIGH].includes(new ValueReader(bytes).read(0, bytes.length));
}

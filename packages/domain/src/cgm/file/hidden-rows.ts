import { decodeText, splitCells } from '../../shared/delimited/index.ts';
import type { Headings } from './headings.ts';
import { TimeReader } from './time-reader.ts';

/** Notes have a few lines; further ones of a longer text are not checked. */
const MOST_LINES = 50;

/** Whether the text of a row that spans several lines holds rows of its own: then a quote was never closed. */
export function hidesRows(text: Uint8Array, newline: number, delimiter: string, headings: Headings): boolean {
  const { date, time, glucose } = headings;
  let start = text.indexOf(newline) + 1;
  for (let lines = 0; start > 0 && lines < MOST_LINES; lines++) {
    const end = text.indexOf(newline, start);
    if (end < 0) return false;
    const cells = splitCells(decodeText(text.subarray(start, end)).replace(/\r$/, ''), delimiter);
    // A clock alone is no time: where the day has a column of its own, both are one.
    const moment = date < 0 ? cells[time] : `${cells[date]} ${cells[time]}`;
    if (cells.length > Math.max(date, time, glucose) && readsAsTime(moment!)) return true;
    start = end + 1;
  }
  return false;
}

function readsAsTime(cell: string): boolean {
  const bytes = new TextEncoder().encode(cell.replace(/"/g, '').trim());
  return bytes.length > 0 && new TimeReader(bytes).read(0, bytes.length);
}

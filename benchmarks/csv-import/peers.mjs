// Parsers of delimited text, each used as its documentation recommends for speed, followed by the same conversion of
// the cells: none of them knows clocks or sensors.
import { clarityFile } from '../data/clarity-file.mjs';
import { answerOf } from './answer.mjs';
import { wallReader, wallSeconds } from './wall-clock.mjs';

const TIME = 1;
const EVENT = 2;
const GLUCOSE = 7;

const readers = {
  async udsv() {
    const { inferSchema, initParser } = await import('udsv');
    return (text) => initParser(inferSchema(text)).stringArrs(text);
  },
  async papaparse() {
    const { default: Papa } = await import('papaparse');
    return (text) => Papa.parse(text, { skipEmptyLines: true }).data.slice(1);
  },
  async 'd3-dsv'() {
    const { csvParseRows } = await import('d3-dsv');
    return (text) => csvParseRows(text).slice(1);
  },
};

export async function prepare({ readings, device, peer }) {
  const bytes = clarityFile(readings, device);
  const rowsOf = await readers[peer]();
  return () => {
    const rows = rowsOf(new TextDecoder().decode(bytes));
    const epochSeconds = new Float64Array(rows.length);
    const mgdl = new Float64Array(rows.length);
    const toEpoch = wallReader();
    let count = 0;
    for (const row of rows) {
      if (row[EVENT] !== 'EGV') continue;
      const text = row[GLUCOSE];
      epochSeconds[count] = toEpoch(wallSeconds(row[TIME]));
      mgdl[count++] = text === 'Low' ? 39 : text === 'High' ? 401 : Number(text);
    }
    return () => answerOf(epochSeconds, mgdl, count, rows.length - count);
  };
}

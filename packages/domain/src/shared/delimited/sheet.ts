import { DELIMITERS, shortened, type Delimiter } from './cells.ts';
import { RowReader } from './row-reader.ts';
import {
  SHEET_AS_FOUND,
  type Sheet,
  type SheetRefused,
  type SheetRow,
  type SheetRules,
} from './sheet-types.ts';
import { decodeText, type NoText, type TextBytes } from './text-bytes.ts';

/** Number of rows at the beginning in which headings are looked for; there may be a title above them. */
const HEADING_ROWS = 20;
const LOOKED_AT_BYTES = 65_536;
/**
 * Maximum number of rows with nothing but separators, as spreadsheets leave them below a table. Empty lines do not
 * count.
 */
const MAX_BLANK_ROWS = 100_000;
/** The maximum number of characters in a cell of Excel; longer text is cut. */
const LONGEST_CELL = 32_767;
/** A longer row is not a record: a line break is missing, or the file is something else. */
const MAX_ROW_BYTES = 1024 * 1024;

/**
 * Reads a table saved by Excel or any other program, in steps, so that the caller can serve other requests in between.
 * It accepts commas, semicolons or tabs (a first line such as `sep=;` decides), UTF-8, UTF-16 or Windows-1252, a title
 * above the headings, and line breaks in quotes.
 */
export function* sheetSteps(
  found: TextBytes | NoText,
  rules: SheetRules,
  chosen = SHEET_AS_FOUND,
): Generator<undefined, Sheet | SheetRefused> {
  if ('kind' in found) return found;
  const isWide = found.encoding === 'utf-16le' || found.encoding === 'utf-16be';
  const text: SheetText = { ...found, encoding: (isWide ? null : chosen.encoding) ?? found.encoding };
  yield;
  const layout = layoutOf(text, chosen.delimiter, rules);
  yield;
  if ('code' in layout) return layout;
  return yield* rowsOf(text, layout, rules);
}

/** Takes all steps at once and returns their result. */
export function atOnce<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** A text to be read, perhaps in another encoding than the one detected. */
type SheetText = Omit<TextBytes, 'encoding'> & Pick<Sheet, 'encoding'>;

interface Layout {
  delimiter: Delimiter;
  headingRow: number;
  headings: string[];
}

function decoderOf({ encoding }: SheetText): (bytes: Uint8Array) => string {
  // UTF-16 has been converted to UTF-8 by now.
  const decoder = new TextDecoder(encoding.startsWith('utf-16') ? 'utf-8' : encoding);
  return (bytes) => decoder.decode(bytes);
}

function readerOf(text: SheetText, delimiter: Delimiter): RowReader {
  const reader = new RowReader(text.bytes, delimiter.charCodeAt(0), text.newline);
  reader.longestRow = MAX_ROW_BYTES;
  return reader;
}

/** Chooses the delimiter with the most recognised headings or, if none are, the one that makes the most columns. */
function layoutOf(text: SheetText, chosen: Delimiter | null, rules: SheetRules): Layout | SheetRefused {
  const head = { ...text, bytes: text.bytes.subarray(0, LOOKED_AT_BYTES) };
  const stated = /^"?sep=([,;\t])"?\r?$/i.exec(firstLine(text))?.[1];
  const only = chosen ?? stated;
  const candidates = DELIMITERS.filter((delimiter) => only === undefined || delimiter === only);
  const found = candidates.flatMap((delimiter) =>
    candidateRows(head, delimiter, stated !== undefined, rules),
  );
  const best = found.reduce<Candidate | null>(
    (one, other) => (one === null || isBetter(other, one) ? other : one),
    null,
  );
  if (best !== null) return best;
  return {
    kind: 'refused',
    code: 'IMPORT_NO_TABLE',
    details: { row: 1, found: shortened(firstLine(text)) },
  };
}

interface Candidate extends Layout {
  known: number;
}

const isBetter = (a: Candidate, b: Candidate): boolean =>
  a.known !== b.known
    ? a.known > b.known
    : // Of equally well recognised rows with the same delimiter, the first is the heading row.
      a.delimiter === b.delimiter
      ? false
      : a.headings.length > b.headings.length;

function candidateRows(
  text: SheetText,
  delimiter: Delimiter,
  skipsFirst: boolean,
  { maxColumns, keyOf }: SheetRules,
): Candidate[] {
  const reader = readerOf(text, delimiter);
  const decode = decoderOf(text);
  const candidates: Candidate[] = [];
  for (let row = 0; row < HEADING_ROWS;) {
    row += reader.skipEmptyLines();
    if (!reader.next()) break;
    row++;
    if (skipsFirst && row === 1) continue;
    const headings = cellsOf(reader, Math.min(reader.count, maxColumns), decode);
    while (headings.at(-1) === '') headings.pop();
    if (headings.length < 2) continue;
    const fields = new Set(headings.map(keyOf).filter((key) => key !== null));
    candidates.push({ delimiter, headingRow: row, headings, known: fields.size });
  }
  return candidates;
}

function firstLine({ bytes, newline }: SheetText): string {
  const end = bytes.subarray(0, 400).indexOf(newline);
  return decodeText(bytes.subarray(0, end < 0 ? 400 : end));
}

function cellsOf(reader: RowReader, count: number, decode: (bytes: Uint8Array) => string): string[] {
  return Array.from({ length: count }, (_, i) => plainCell(i < reader.count ? reader.text(i, decode) : ''));
}

/** Programs guard cells that look like formulas with an apostrophe, which is not part of the value. */
function plainCell(text: string): string {
  const clean = text.slice(0, LONGEST_CELL).replaceAll('\u00a0', ' ').replaceAll('\u0000', '').trim();
  return /^'[=+\-@]/.test(clean) ? clean.slice(1) : clean;
}

function* rowsOf(
  text: SheetText,
  layout: Layout,
  { maxRows }: SheetRules,
): Generator<undefined, Sheet | SheetRefused> {
  const { delimiter, headingRow, headings } = layout;
  const reader = readerOf(text, delimiter);
  const decode = decoderOf(text);
  const rows: SheetRow[] = [];
  let row = 0;
  let blank = 0;
  for (;;) {
    row += reader.skipEmptyLines();
    if (!reader.next()) break;
    row++;
    yield;
    if (reader.isTooLong)
      return { kind: 'refused', code: 'IMPORT_ROW_TOO_LONG', details: { row, max: MAX_ROW_BYTES } };
    if (reader.hasOpenQuote) return { kind: 'refused', code: 'IMPORT_OPEN_QUOTE', details: { row } };
    if (row <= headingRow) continue;
    const cells = cellsOf(reader, headings.length, decode);
    const isBlank = cells.every((cell) => cell === '');
    if (isBlank) blank++;
    if (isBlank ? blank > MAX_BLANK_ROWS : rows.length === maxRows)
      return { kind: 'refused', code: 'IMPORT_TOO_MANY_ROWS', details: { max: maxRows } };
    if (!isBlank) rows.push({ row, cells });
  }
  if (rows.length === 0) return { kind: 'refused', code: 'IMPORT_NO_ROWS', details: { row: headingRow } };
  return { kind: 'sheet', encoding: text.encoding, delimiter, headingRow, headings, rows };
}

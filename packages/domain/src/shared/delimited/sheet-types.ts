import type { Delimiter } from './cells.ts';
import type { TextEncoding } from './text-bytes.ts';

/**
 * Encodings that the user can choose if detection fails, because Windows-1252 and the encoding of Excel on a Mac look
 * alike. UTF-16 is detected beyond doubt, so it is neither offered nor changed.
 */
export const SHEET_ENCODINGS = ['utf-8', 'windows-1252', 'macintosh'] as const;
export type SheetEncoding = (typeof SHEET_ENCODINGS)[number];

/** The user's correction for a file that was misread; null keeps the detected value. */
export interface SheetLayout {
  delimiter: Delimiter | null;
  encoding: SheetEncoding | null;
}
export const SHEET_AS_FOUND: SheetLayout = { delimiter: null, encoding: null };

export interface SheetRow {
  /** The row's number in the spreadsheet: from 1, with headings and blank rows counted. */
  row: number;
  /** One text for each heading. */
  cells: string[];
}

export interface Sheet {
  kind: 'sheet';
  encoding: TextEncoding | SheetEncoding;
  delimiter: Delimiter;
  /** Row of the headings, from 1. */
  headingRow: number;
  headings: string[];
  /** Every non-empty row below the headings. */
  rows: SheetRow[];
}

/**
 * A file from which no table can be read, and why.
 *
 * | code | details |
 * |---|---|
 * | `FILE_TYPE` | `found`: what the bytes are (`zip` for a workbook that was not saved as CSV) |
 * | `FILE_EMPTY`, `FILE_TOO_LARGE`, `FILE_TRUNCATED` | – |
 * | `IMPORT_NO_TABLE` | `row`, `found`: the first line, in which no separator was found |
 * | `IMPORT_NO_ROWS` | `row` of the headings |
 * | `IMPORT_OPEN_QUOTE` | `row` with a quotation mark that is never closed |
 * | `IMPORT_TOO_MANY_ROWS` | `max` |
 * | `IMPORT_ROW_TOO_LONG` | `row`, `max` bytes |
 */
export interface SheetRefused {
  kind: 'refused';
  code: SheetRefusalCode;
  details: { row?: number; found?: string; bytes?: number; maxBytes?: number; max?: number };
}
export type SheetRefusalCode =
  | 'FILE_TOO_LARGE'
  | 'FILE_TYPE'
  | 'FILE_EMPTY'
  | 'FILE_TRUNCATED'
  | 'IMPORT_NO_TABLE'
  | 'IMPORT_NO_ROWS'
  | 'IMPORT_OPEN_QUOTE'
  | 'IMPORT_TOO_MANY_ROWS'
  | 'IMPORT_ROW_TOO_LONG';

/** Limits of a table, and the headings that it may have. */
export interface SheetRules {
  /** Maximum number of rows; headings and blank rows do not count. */
  maxRows: number;
  maxColumns: number;
  /** Returns the key of a known heading, or null. The row with the most known headings is the heading row. */
  keyOf: (heading: string) => string | null;
}

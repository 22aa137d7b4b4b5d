import type { Delimiter } from './cells.ts';
import type { TextEncoding } from './text-bytes.ts';

/**
 * Encodings that a person can choose when detection fails: Windows-1252 and what Excel on a Mac writes look alike.
 * UTF-16 is detected beyond doubt, so it is neither offered nor changed.
 */
export const SHEET_ENCODINGS = ['utf-8', 'windows-1252', 'macintosh'] as const;
export type SheetEncoding = (typeof SHEET_ENCODINGS)[number];

/** How to read a file that was misread; null to keep what was detected. */
export interface SheetLayout {
  delimiter: Delimiter | null;
  encoding: SheetEncoding | null;
}
export const SHEET_AS_FOUND: SheetLayout = { delimiter: null, encoding: null };

/** One row of a spreadsheet. */
export interface SheetRow {
  /** Its number as the spreadsheet counts: from 1, headings and blank rows included. */
  row: number;
  /** One text for each heading. */
  cells: string[];
}

/** The table of a spreadsheet. */
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
 * Why a file is not a table.
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

/** What a table is about. */
export interface SheetRules {
  /** Not counting headings and blank rows. */
  maxRows: number;
  maxColumns: number;
  /** What a heading names, or null; rows with many of them are rows of headings. */
  keyOf: (heading: string) => string | null;
}

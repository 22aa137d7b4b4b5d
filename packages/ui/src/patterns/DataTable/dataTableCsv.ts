import { valueOf } from '../../components/Table/sortRows.ts';
import type { DataTableColumn, DataTableValue } from './DataTableTypes.ts';

export interface CsvOptions {
  /** Default `.`. */
  decimal?: '.' | ',';
  /** Default: a comma, or a semicolon where the comma is the decimal separator. */
  separator?: ',' | ';' | '\t';
}

/** Spreadsheets run texts that start like this as formulas. */
const FORMULA = /^[\s"]*[=+\-@\t\r\n＝＋－＠]/u;
/** A spreadsheet in another language splits a text at its own separator, whatever the file's separator. */
const SEPARATORS = /([,;\t|\r\n])/;

/**
 * A CSV file (RFC 4180) with the byte order mark by which Excel recognises UTF-8. Texts that a spreadsheet would run as
 * a formula get an apostrophe prefix; numbers stay numbers, with the given decimal separator; days and times are
 * written as ISO 8601.
 *
 * @example csvOf([{ id: 'a', header: 'A', cell: (text) => text }], ['=1+1']) // '\uFEFFA\r\n\'=1+1\r\n'
 */
export function csvOf<Row>(
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
  { decimal = '.', separator = decimal === ',' ? ';' : ',' }: CsvOptions = {},
): string {
  const written = (value: DataTableValue) => quoted(textOf(value, decimal), separator);
  const line = (values: readonly DataTableValue[]) => `${values.map(written).join(separator)}\r\n`;
  const body = rows.map((row) => line(columns.map((column) => valueOf(column, row))));
  return `\uFEFF${line(columns.map(({ header }) => header))}${body.join('')}`;
}

function textOf(value: DataTableValue, decimal: '.' | ','): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', decimal) : '';
  const parts = String(value)
    .split(SEPARATORS)
    .map((part, i) => (i % 2 === 0 && FORMULA.test(part) ? `'${part}` : part));
  const text = parts.join('');
  return /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

function quoted(text: string, separator: string): string {
  return /["\r\n]/.test(text) || text.includes(separator) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/** Hands a file to the person's browser. */
export function saveCsv(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Firefox reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

import { parseNumber } from '../../components/NumberField/parseNumber.ts';
import type { CellValue, EditableColumn, EditableRow } from './editableGridTypes.ts';
import type { EditableGridLabels } from './editableGridLabels.ts';

export const cellKey = (rowId: string, columnId: string) => `${rowId}\n${columnId}`;

export const isEditable = (row: EditableRow, column: EditableColumn) =>
  !(row.isReadOnly ?? false) && !(column.isReadOnly ?? false);

const numbers = (locale: string, column: EditableColumn, useGrouping: boolean) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: column.maxDecimals ?? 6, useGrouping });

/** A value as it is shown. */
export function shownText(value: CellValue, column: EditableColumn, locale: string): string {
  if (value === null) return '';
  if (column.kind === 'choice') return column.options?.find((option) => option.id === value)?.label ?? '';
  return typeof value === 'number' ? numbers(locale, column, true).format(value) : value;
}

/** A value as it is typed: nothing is rounded or grouped. */
export function typedText(value: CellValue, column: EditableColumn, locale: string): string {
  if (column.kind !== 'choice' && typeof value === 'number')
    return numbers(locale, { ...column, maxDecimals: 20 }, false).format(value);
  return value === null ? '' : String(value);
}

const fold = (text: string, locale: string) =>
  text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale);

/** The value of a text that is typed or pasted, or the sentence with which it is refused. */
export function readCell(
  text: string,
  column: EditableColumn,
  rowId: string,
  locale: string,
  labels: EditableGridLabels,
): { value: CellValue } | { refusal: string } {
  const bare = text.trim();
  let value: CellValue = bare === '' ? null : bare;
  if (value !== null && column.kind === 'number') {
    const sign = numbers(locale, column, false).format(0.5).includes(',') ? ',' : '.';
    value = parseNumber(bare, sign);
    if (Number.isNaN(value)) return { refusal: labels.notNumber(bare) };
  }
  if (value !== null && column.kind === 'choice') {
    const option = column.options?.find(
      ({ id, label }) => id === bare || fold(label, locale) === fold(bare, locale),
    );
    if (!option) return { refusal: labels.notOption(bare) };
    value = option.id;
  }
  const refusal = column.validate?.(value, rowId);
  return refusal === undefined ? { value } : { refusal };
}

/** The cells of a text copied from a spreadsheet: lines of values between tabs, quoted where they contain either. */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gu,
  )) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // Spreadsheets end the last line too.
  const last = rows.at(-1);
  return rows.length > 1 && last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
}

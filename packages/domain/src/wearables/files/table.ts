import { foldHeading } from '../../shared/delimited/index.ts';
import { decimalSignOf, type DecimalSign } from './values.ts';

export interface TableRow {
  /** Line on which it begins, from 1. */
  line: number;
  cells: string[];
}

/** Rows of a delimited text; quoted cells may hold commas, doubled quotes and line ends. */
export const tableRows = (text: string): TableRow[] => readRows(text).rows;

/** Whether a table ends in the middle of its last row: inside quotes, or without a line end and with cells missing. */
export function isCutTable(text: string): boolean {
  const { rows, isOpen } = readRows(text);
  const [before, last] = rows.slice(-2);
  const isShort = last !== undefined && last.cells.length < before!.cells.length;
  return isOpen || (isShort && !/[\r\n]$/.test(text));
}

function readRows(text: string): { rows: TableRow[]; isOpen: boolean } {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startLine = 1;
  const endRow = () => {
    cells.push(cell);
    if (cells.some((value) => value.trim() !== '')) rows.push({ line: startLine, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (letter === '\n') line++;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === ',') {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      endRow();
      startLine = line;
    } else if (letter !== '\r' && letter !== '\uFEFF') cell += letter;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return { rows, isOpen: isQuoted };
}

/** A table with headings: cells by heading, whatever their order, accents and case. */
export class HeadedTable {
  readonly rows: readonly TableRow[];
  readonly #columns = new Map<string, number>();
  /** Columns under a heading that an earlier one has too, with that one. */
  readonly #repeated: (readonly [first: number, again: number])[] = [];
  /** Up to the last heading. */
  readonly #length: number = 0;

  constructor([headings, ...rows]: readonly TableRow[]) {
    this.rows = rows;
    for (const [index, written] of (headings?.cells ?? []).entries()) {
      const heading = foldHeading(written);
      if (heading === '') continue;
      this.#length = index + 1;
      const first = this.#columns.get(heading);
      if (first === undefined) this.#columns.set(heading, index);
      else this.#repeated.push([first, index]);
    }
  }

  /**
   * Whether a row has a cell under each heading, none beyond, and the same under headings that are the same. A comma that
   * nobody quoted, as in `8,123`, puts all that follows under the headings of others.
   *
   * @param open heading of the last column, which may be missing or hold commas
   */
  isAsHeaded({ cells }: TableRow, open?: string): boolean {
    const rest = open === undefined ? undefined : this.#columns.get(foldHeading(open));
    if (rest !== undefined) return cells.length >= rest;
    return (
      cells.length >= this.#length &&
      cells.slice(this.#length).every((cell) => cell.trim() === '') &&
      this.#repeated.every(([first, again]) => cells[first]!.trim() === cells[again]!.trim())
    );
  }

  /** How many different headings it has. */
  get width(): number {
    return this.#columns.size;
  }

  /** The decimal sign of all numbers that have only one reading; the usual one of its maker where they leave it open. */
  decimalSign(usual: DecimalSign): DecimalSign {
    const found = new Set<DecimalSign>();
    for (const { cells } of this.rows)
      for (const cell of cells) {
        const sign = decimalSignOf(cell.trim());
        if (sign !== null) found.add(sign);
      }
    const [only] = found;
    return found.size === 1 ? only! : usual;
  }

  has(...headings: string[]): boolean {
    return headings.every((heading) => this.#columns.has(foldHeading(heading)));
  }

  /** Text from a heading to the end of the row: what the commas inside of it have cut is put together again. */
  rest({ cells }: TableRow, heading: string): string {
    const column = this.#columns.get(foldHeading(heading));
    return column === undefined ? '' : cells.slice(column).join(',').trim();
  }

  /** Cell under the first of these headings that the table has; empty without one. */
  cell({ cells }: TableRow, ...headings: string[]): string {
    for (const heading of headings) {
      const column = this.#columns.get(foldHeading(heading));
      if (column !== undefined) return (cells[column] ?? '').trim();
    }
    return '';
  }
}

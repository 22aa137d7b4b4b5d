import { foldHeading } from '../../shared/delimited/index.ts';
import { decimalSignOf, type DecimalSign } from './values.ts';

export interface TableRow {
  /** Line on which it begins, from 1. */
  line: number;
  cells: string[];
  /** Nobody knows whether it is whole. */
  mayBeCut?: true;
}

/** Rows of a delimited text; quoted cells may hold commas, doubled quotes and line ends. */
export const tableRows = (text: string): TableRow[] => readTableText(text).rows;

export interface TableText {
  rows: TableRow[];
  /** How the text ends: between two rows, in a row, in one behind the closing quote of a cell, or inside of quotes. */
  end: 'BETWEEN' | 'IN_ROW' | 'BEHIND_QUOTE' | 'IN_QUOTES';
}

/** Those rows, and whether the last of them was ended. */
export function readTableText(text: string): TableText {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startLine = 1;
  const endRow = () => {
    cells.push(cell);
    const isRow = cells.some((value) => value.trim() !== '');
    if (isRow) rows.push({ line: startLine, cells });
    cells = [];
    cell = '';
    return isRow;
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
  const isInRow = (cell !== '' || cells.length > 0) && endRow() && !text.endsWith('\r');
  if (isQuoted) return { rows, end: 'IN_QUOTES' };
  return { rows, end: !isInRow ? 'BETWEEN' : text.endsWith('"') ? 'BEHIND_QUOTE' : 'IN_ROW' };
}

/** The last column of Zepp's nights, which may be missing or hold commas that nobody quoted. */
const OPEN_HEADING = 'naps';
const NUMBER = /^[-+\d.,]+$/;
const shapeOf = (cell: string): string => cell.trim().replaceAll(/\d/g, '0');

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
   */
  isAsHeaded({ cells }: TableRow): boolean {
    const open = this.#columns.get(OPEN_HEADING);
    if (open !== undefined) return cells.length >= open;
    return (
      cells.length >= this.#length &&
      cells.slice(this.#length).every((cell) => cell.trim() === '') &&
      this.#repeated.every(([first, again]) => cells[first]!.trim() === cells[again]!.trim())
    );
  }

  /**
   * Of a text without a line end at its end: whether its last row is cut, whole, or may be either. One with cells missing is
   * cut. `20` may be all that is left of `2011`; whole is a cell with its closing quote, one with a comma behind it, a
   * list with its bracket, and a text like those of other rows of which none goes on.
   */
  lastRow(end: TableText['end']): 'WHOLE' | 'CUT' | 'EITHER' {
    const last = this.rows.at(-1);
    if (end === 'IN_QUOTES') return 'CUT';
    if (end === 'BETWEEN' || last === undefined) return 'WHOLE';
    const open = this.#columns.get(OPEN_HEADING);
    if (last.cells.length < (open ?? this.#length)) return 'CUT';
    if (open !== undefined && last.cells.length > open)
      return /\]"?$/.test(last.cells.slice(open).join(',').trim()) || this.#isLikeOthers(open)
        ? 'WHOLE'
        : 'EITHER';
    if (end === 'BEHIND_QUOTE' || last.cells.length > this.#length) return 'WHOLE';
    return this.#isLikeOthers(last.cells.length - 1) ? 'WHOLE' : 'EITHER';
  }

  /** Whether the last row ends in a column as a row before it does, and as none does that goes on. */
  #isLikeOthers(column: number): boolean {
    const textOf = ({ cells }: TableRow) => cells.slice(column).join(',').trim();
    const shapes = this.rows.map((row) => shapeOf(textOf(row)));
    const last = shapes.pop() ?? '';
    if (NUMBER.test(last)) return false;
    return shapes.includes(last) && shapes.every((shape) => shape === last || !shape.startsWith(last));
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

import { foldHeading } from '../../shared/delimited/index.ts';
import { decimalSignOf, type DecimalSign } from './values.ts';

export interface TableRow {
  /** Line on which it begins, from 1. */
  line: number;
  cells: string[];
}

/** Rows of a delimited text; quoted cells may hold commas, doubled quotes and line ends. */
export function tableRows(text: string): TableRow[] {
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
  return rows;
}

/** A table with headings: cells by heading, whatever their order, accents and case. */
export class HeadedTable {
  readonly rows: readonly TableRow[];
  readonly #columns: Map<string, number>;

  constructor([headings, ...rows]: readonly TableRow[]) {
    this.rows = rows;
    this.#columns = new Map((headings?.cells ?? []).map((heading, index) => [foldHeading(heading), index]));
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

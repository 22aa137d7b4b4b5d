// Tables of foods, and the ids of what they list. It imports nothing of the domain that is generated from them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitCells } from '../../packages/domain/src/shared/delimited/cells.ts';

/** Always the same id for the same food of a source. */
export function catalogueId(source: string, reference: string): string {
  const hex = createHash('sha256').update(`${source}:${reference}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export type Row = Readonly<Record<string, string>>;

/** The rows of a table, by the names of its columns. */
export function readTable(folder: string, name: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(folder, name), 'utf8').split(/\r?\n/);
  const columns = cellsOf(head);
  return lines
    .filter((line) => line !== '')
    .map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [columns[at] ?? '', cell])));
}

const cellsOf = (line: string): string[] =>
  splitCells(line, ',').map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"').trim());

import { textBytesOf, type NoText, type TextEncoding } from '../../shared/delimited/index.ts';
import {
  Archive,
  ArchiveError,
  isArchive,
  isWorkbook,
  MAX_UNPACKED_BYTES,
  sheetsOf,
} from '../../shared/workbooks/index.ts';
import { MAX_UPLOAD_BYTES } from '../../documents/index.ts';
import { sheetsOfXml } from './spreadsheet-xml.ts';
import { gridOfZan } from './zan.ts';
import type { Grid } from './grid.ts';

export type CartContainer = 'TEXT' | 'XLSX' | 'SPREADSHEETML' | 'ZAN';
export interface OpenedCart {
  container: CartContainer;
  encoding: TextEncoding;
  grids: Grid[];
}

export interface NotOpened {
  code: NoText['code'] | 'CALORIMETRY_FILE_LOCKED' | 'CALORIMETRY_UNPACKED_TOO_LARGE';
  details: { found?: string; bytes?: number; maxBytes?: number };
}

/** Opens a cart's file by what its bytes are and never by its name. */
export function openCart(file: Uint8Array): OpenedCart | NotOpened {
  if (file.length > MAX_UPLOAD_BYTES)
    return { code: 'FILE_TOO_LARGE', details: { bytes: file.length, maxBytes: MAX_UPLOAD_BYTES } };
  if (isArchive(file)) return openWorkbook(file);
  const text = textBytesOf(file, MAX_UPLOAD_BYTES);
  if ('kind' in text) return { code: text.code, details: text.details };
  const { encoding } = text;
  // UTF-16 has been converted to UTF-8 by now.
  const whole = new TextDecoder(encoding === 'windows-1252' ? encoding : 'utf-8').decode(text.bytes);
  const head = whole.slice(0, 4096).trimStart();
  if (head.startsWith('<')) {
    if (!/<(\w+:)?Workbook\b/i.test(whole.slice(0, 65_536)))
      return { code: 'FILE_TYPE', details: { found: /<html/i.test(head) ? 'html' : 'xml' } };
    return { container: 'SPREADSHEETML', encoding, grids: sheetsOfXml(text.bytes) };
  }
  if (/^[[{]\s*["{[]/.test(head)) return { code: 'FILE_TYPE', details: { found: 'json' } };
  const lines = linesOf(whole);
  const zan = gridOfZan(lines);
  if (zan !== null) return { container: 'ZAN', encoding, grids: [zan] };
  return { container: 'TEXT', encoding, grids: [{ name: null, lines, delimiter: null }] };
}

const linesOf = (text: string): string[] => text.split(text.includes('\n') ? /\r?\n/ : /\r/);

function openWorkbook(file: Uint8Array): OpenedCart | NotOpened {
  try {
    const archive = new Archive(file);
    if (!isWorkbook(archive)) return { code: 'FILE_TYPE', details: { found: 'zip' } };
    const decoder = new TextDecoder();
    const grids = [...sheetsOf(archive)].map(({ name, bytes }): Grid => ({
      name,
      lines: decoder.decode(bytes).split('\n'),
      delimiter: '\t',
    }));
    return { container: 'XLSX', encoding: 'utf-8', grids };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    if (error.fault === 'LOCKED') return { code: 'CALORIMETRY_FILE_LOCKED', details: {} };
    if (error.fault === 'TOO_LARGE')
      return { code: 'CALORIMETRY_UNPACKED_TOO_LARGE', details: { maxBytes: MAX_UNPACKED_BYTES } };
    return { code: 'FILE_TRUNCATED', details: { found: 'zip', bytes: file.length } };
  }
}

/** Cells of a line. Carts write a blank between a comma and the quote that follows it. */
export function cellsOf(line: string, delimiter: string): string[] {
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    const letter = line[i]!;
    if (letter === '"') {
      if (isQuoted && line[i + 1] === '"') {
        cell += '"';
        i++;
      } else if (isQuoted) isQuoted = false;
      else if (cell.trim() === '') {
        isQuoted = true;
        cell = '';
      } else cell += letter;
    } else if (letter === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  cells.push(cell.trim());
  return cells;
}

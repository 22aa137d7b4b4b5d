import {
  decodeText,
  foldHeading,
  shortened,
  splitCells,
  textBytesOf,
  type TextBytes,
} from '../../shared/delimited/index.ts';
import {
  Archive,
  ArchiveError,
  MAX_UNPACKED_BYTES,
  isWorkbook,
  sheetsOf,
  type ArchiveFault,
} from '../../shared/workbooks/index.ts';
import { findLayout, type Layout } from './find-headings.ts';
import { isSensorHeading, sectionReason } from './maker-shapes.ts';
import { openTable } from './open-table.ts';
import type { CgmFilePart, CgmRefusalCode, CgmRefusalDetails, SkippedReason } from './result.ts';

/** One file of an archive or one sheet of a workbook. */
interface Part {
  name: string;
  text: TextBytes;
  layout: Layout | null;
}

/** What an archive holds: the tables of readings as one text, and how many rows of other things. */
export interface Unpacked {
  text: TextBytes;
  isWorkbook: boolean;
  parts: CgmFilePart[];
  others: { reason: SkippedReason; count: number }[];
}

interface NotUnpacked {
  code: CgmRefusalCode;
  details: CgmRefusalDetails;
}

const FAULTS: Record<ArchiveFault, NotUnpacked> = {
  BROKEN: { code: 'CGM_FILE_TRUNCATED', details: { found: 'zip' } },
  LOCKED: { code: 'CGM_FILE_LOCKED', details: {} },
  TOO_LARGE: { code: 'CGM_UNPACKED_TOO_LARGE', details: { maxBytes: MAX_UNPACKED_BYTES } },
};
/** Lines from which it is told what a table without readings holds. */
const HEAD_LINES = 5;

/**
 * Unpacks a workbook (xlsx) or a ZIP archive of tables, such as Glooko's or xDrip's. The tables with a sensor's readings
 * are joined to one text, whose lines run on through them; of the others the rows are counted. Tables of readings that
 * differ in their headings are not joined: one may be another person's.
 */
export function unpack(file: Uint8Array): Unpacked | NotUnpacked {
  try {
    const archive = new Archive(file);
    const isBook = isWorkbook(archive);
    const parts = [...(isBook ? sheetParts(archive) : fileParts(archive))];
    const chosen = chosenParts(parts, isBook);
    if (!Array.isArray(chosen)) return chosen;
    return { ...joined(chosen), isWorkbook: isBook, others: othersOf(parts, chosen) };
  } catch (error) {
    if (error instanceof ArchiveError) return FAULTS[error.fault];
    throw error;
  }
}

function* sheetParts(archive: Archive): Generator<Part> {
  for (const { name, bytes } of sheetsOf(archive)) {
    const text: TextBytes = { bytes, encoding: 'utf-8', newline: 10 };
    const layout = bytes.length === 0 ? null : findLayout(text);
    yield { name, text, layout: layout !== null && 'headings' in layout ? layout : null };
  }
}

function* fileParts(archive: Archive): Generator<Part> {
  for (const name of archive.names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
    const bytes = archive.read(name);
    const text = bytes === null ? null : textBytesOf(bytes, MAX_UNPACKED_BYTES);
    if (text === null || 'kind' in text || decodeText(text.bytes.subarray(0, 64)).trimStart().startsWith('<'))
      continue;
    const layout = findLayout(text);
    yield { name, text, layout: 'headings' in layout ? layout : null };
  }
}

function chosenParts(parts: readonly Part[], isBook: boolean): Part[] | NotUnpacked {
  const tables = parts.filter(({ layout }) => layout !== null);
  const named = tables.filter(({ layout }) => layout !== null && isOfSensor(layout));
  const readings = named.length > 0 ? named : tables;
  // Tidepool's sheets have the same columns; which one holds the sensor's, their names say.
  const cgm = readings.filter(({ name }) => foldHeading(name) === 'cgm');
  const candidates = cgm.length > 0 ? cgm : readings;
  const [first] = candidates;
  const [only] = parts;
  if (first === undefined && only !== undefined && parts.length === 1 && !isBook) return [only];
  if (first === undefined) {
    const open = parts.filter(({ text }) => openTable(text) !== null);
    return open.length === 1 ? open : nothingIn(parts, isBook);
  }
  const alike = candidates.filter((part) => hasSameHeadings(part, first));
  if (alike.length === candidates.length || (isBook && named.length === 0)) return alike;
  const other = candidates.find((part) => !hasSameHeadings(part, first));
  return { code: 'CGM_MIXED_FILES', details: { found: shortened(`${first.name}, ${other?.name ?? ''}`) } };
}

const isOfSensor = ({ headings }: Layout): boolean =>
  headings.maker !== 'PLAIN' || isSensorHeading(foldHeading(headings.names[headings.glucose] ?? ''));

function nothingIn(parts: readonly Part[], isBook: boolean): NotUnpacked {
  const [first] = parts;
  if (first === undefined) return { code: isBook ? 'FILE_EMPTY' : 'FILE_TYPE', details: { found: 'zip' } };
  const found = findLayout(first.text);
  return { code: 'CGM_UNRECOGNISED', details: 'row' in found ? { ...found, part: first.name } : {} };
}

function hasSameHeadings(a: Part, b: Part): boolean {
  const keyOf = ({ layout, text }: Part) =>
    JSON.stringify([layout?.delimiter, text.newline, layout?.headings.names.map(foldHeading)]);
  return keyOf(a) === keyOf(b);
}

/** Puts tables below each other; introductions after the first one become empty lines, so that lines keep their count. */
function joined(parts: readonly Part[]): Pick<Unpacked, 'text' | 'parts'> {
  const [first] = parts as [Part];
  const pieces = parts.map(({ text, layout }, i) =>
    i === 0 ? text.bytes : withoutIntroduction(text, layout?.headingRow ?? 0),
  );
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length + 1, 0));
  const spans: CgmFilePart[] = [];
  let at = 0;
  for (const [i, piece] of pieces.entries()) {
    bytes.set(piece, at);
    at += piece.length;
    const isOpen = piece.length > 0 && piece[piece.length - 1] !== first.text.newline;
    if (isOpen && i < pieces.length - 1) bytes[at++] = first.text.newline;
    spans.push({ name: parts[i]!.name, rows: linesIn(piece, first.text.newline) });
  }
  return { text: { ...first.text, bytes: bytes.subarray(0, at) }, parts: spans };
}

function withoutIntroduction({ bytes, newline }: TextBytes, headingRow: number): Uint8Array {
  let from = 0;
  for (let line = 1; line < headingRow; line++) from = bytes.indexOf(newline, from) + 1;
  const kept = new Uint8Array(Math.max(0, headingRow - 1) + bytes.length - from);
  kept.fill(newline, 0, Math.max(0, headingRow - 1));
  kept.set(bytes.subarray(from), Math.max(0, headingRow - 1));
  return kept;
}

function linesIn(bytes: Uint8Array, newline: number): number {
  let lines = bytes.length > 0 && bytes[bytes.length - 1] !== newline ? 1 : 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines++;
  return lines;
}

/** What the rows of the tables without a sensor's readings are, by their headings and, at last, by the table's name. */
function othersOf(parts: readonly Part[], chosen: readonly Part[]): Unpacked['others'] {
  const counts = new Map<SkippedReason, number>();
  for (const part of parts) {
    if (chosen.includes(part)) continue;
    const lines = linesIn(part.text.bytes, part.text.newline);
    const reason = reasonOf(part);
    if (lines > 0) counts.set(reason, (counts.get(reason) ?? 0) + lines);
  }
  return [...counts].map(([reason, count]) => ({ reason, count }));
}

function reasonOf({ name, text, layout }: Part): SkippedReason {
  const head = decodeText(text.bytes.subarray(0, 4096)).split(/\r?\n|\r/, HEAD_LINES);
  for (const line of head) {
    const delimiter = [',', ';', '\t'].find((mark) => line.includes(mark)) ?? ',';
    const reason = sectionReason(splitCells(line, delimiter).map(foldHeading));
    if (reason !== 'OTHER_EVENT') return reason;
  }
  const title = foldHeading((name.split('/').pop() ?? '').replace(/\.\w+$/, '').replace(/[_\d]+/g, ' '));
  const byName = sectionReason([title]);
  if (byName !== 'OTHER_EVENT') return byName;
  return layout === null ? 'OTHER_EVENT' : 'STRIP';
}

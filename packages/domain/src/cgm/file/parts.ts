import {
  decodeText,
  foldHeading,
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
import { chooseTables, mixed, titleOf, type NotUnpacked, type Part, type Table } from './choose-parts.ts';
import { findLayout, type Layout } from './find-headings.ts';
import { sectionReason } from './maker-shapes.ts';
import { openTable } from './open-table.ts';
import { anotherPerson, namesIn, type Named } from './person.ts';
import { treatmentsInPart } from './part-treatments.ts';
import type { CgmFilePart, SkippedReason } from './result.ts';
import type { WrittenTreatment } from './treatments.ts';
import { isJsonOfReadings, truncated, unreadOf } from './unread-members.ts';

/** What an archive holds: the tables of readings as one text, and how many rows of other things. */
export interface Unpacked {
  text: TextBytes;
  isWorkbook: boolean;
  parts: CgmFilePart[];
  /** The person that the introduction of a part names. */
  person: string | null;
  others: { reason: SkippedReason; count: number }[];
  /** Carbohydrates and insulin in the tables without readings. */
  treatments: WrittenTreatment[];
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
 * differ in their headings or name two people are not joined, and none is left out because it cannot be read.
 */
export function unpack(file: Uint8Array): Unpacked | NotUnpacked {
  try {
    const archive = new Archive(file);
    const isBook = isWorkbook(archive);
    const { parts, packed, broken } = isBook ? sheetsIn(archive) : filesIn(archive);
    if (broken !== null) return truncated(broken);
    const chosen = chosenParts(parts, isBook);
    if (!Array.isArray(chosen)) return chosen;
    const unread =
      packed ?? parts.find((part) => !chosen.includes(part) && isJsonOfReadings(part.text.bytes))?.name;
    if (unread !== undefined) return mixed(chosen[0]!, { name: unread });
    const beside = besideReadings(parts, chosen);
    const names = [...chosen.flatMap(namesOf), ...beside.names];
    const second = anotherPerson(names);
    if (second !== null) return { code: 'CGM_TWO_PEOPLE', details: second };
    const person = names[0]?.name ?? null;
    return { ...joined(chosen), person, isWorkbook: isBook, ...beside };
  } catch (error) {
    if (error instanceof ArchiveError) return FAULTS[error.fault];
    throw error;
  }
}

/** The parts that are text, and the first of the others that may hold readings too. */
interface Contents {
  parts: Part[];
  /** Name of a file that holds other files or is a workbook. */
  packed?: string;
  /** Name of a file that is not whole. */
  broken: string | null;
}

function sheetsIn(archive: Archive): Contents {
  const parts: Part[] = [];
  for (const { name, bytes } of sheetsOf(archive)) {
    const text: TextBytes = { bytes, encoding: 'utf-8', newline: 10 };
    parts.push({ name, text, layout: bytes.length === 0 ? null : layoutOf(text) });
  }
  return { parts, broken: null };
}

function filesIn(archive: Archive): Contents {
  const contents: Contents = { parts: [], broken: null };
  for (const name of archive.names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
    const bytes = archive.read(name);
    if (bytes === null) continue;
    const text = textBytesOf(bytes, MAX_UNPACKED_BYTES);
    if ('kind' in text) {
      const unread = unreadOf(name, bytes, text);
      if (unread === 'PACKED') contents.packed ??= name;
      if (unread === 'TRUNCATED') contents.broken ??= name;
    } else if (!decodeText(text.bytes.subarray(0, 64)).trimStart().startsWith('<'))
      contents.parts.push({ name, text, layout: layoutOf(text) });
  }
  return contents;
}

function layoutOf(text: TextBytes): Layout | null {
  const layout = findLayout(text);
  return 'headings' in layout ? layout : null;
}

function chosenParts(parts: readonly Part[], isBook: boolean): Part[] | NotUnpacked {
  const tables = parts.filter((part): part is Table => part.layout !== null);
  if (tables.length > 0) return chooseTables(tables, isBook);
  const [only] = parts;
  if (only !== undefined && parts.length === 1 && !isBook) return [only];
  const open = parts.filter(({ text }) => openTable(text) !== null);
  return open.length === 1 ? open : nothingIn(parts, isBook);
}

/** The names in a part, each with its line there. */
const named = ({ name, text }: Part, delimiter: string): Named[] =>
  namesIn(text, delimiter).map((one) => ({ ...one, part: name }));
const namesOf = (part: Part): Named[] => (part.layout === null ? [] : named(part, part.layout.delimiter));

function nothingIn(parts: readonly Part[], isBook: boolean): NotUnpacked {
  const [first] = parts;
  if (first === undefined) return { code: isBook ? 'FILE_EMPTY' : 'FILE_TYPE', details: { found: 'zip' } };
  const found = findLayout(first.text);
  return { code: 'CGM_UNRECOGNISED', details: 'row' in found ? { ...found, part: first.name } : {} };
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

/**
 * The tables without a sensor's readings: their carbohydrates and insulin, with the names of those tables, as they may be
 * another person's; and what their rows are, by their headings and, at last, by the table's name.
 */
function besideReadings(
  parts: readonly Part[],
  chosen: readonly Part[],
): Pick<Unpacked, 'others' | 'treatments'> & { names: Named[] } {
  const counts = new Map<SkippedReason, number>();
  const treatments: WrittenTreatment[] = [];
  const names: Named[] = [];
  for (const part of parts) {
    if (chosen.includes(part)) continue;
    const lines = linesIn(part.text.bytes, part.text.newline);
    const reason = reasonOf(part);
    const amounts = treatmentsInPart(part);
    if (amounts !== null) {
      treatments.push(...amounts.treatments);
      names.push(...named(part, amounts.delimiter));
    }
    if (lines > 0) counts.set(reason, (counts.get(reason) ?? 0) + lines);
  }
  return { others: [...counts].map(([reason, count]) => ({ reason, count })), treatments, names };
}

function reasonOf(part: Part): SkippedReason {
  const { text, layout } = part;
  const head = decodeText(text.bytes.subarray(0, 4096)).split(/\r?\n|\r/, HEAD_LINES);
  for (const line of head) {
    const delimiter = [',', ';', '\t'].find((mark) => line.includes(mark)) ?? ',';
    const reason = sectionReason(splitCells(line, delimiter).map(foldHeading));
    if (reason !== 'OTHER_EVENT') return reason;
  }
  const byName = sectionReason([titleOf(part)]);
  if (byName !== 'OTHER_EVENT') return byName;
  return layout === null ? 'OTHER_EVENT' : 'STRIP';
}

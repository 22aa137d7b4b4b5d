import { localDateOfDays } from '../index.ts';
import type { Archive } from './archive.ts';
import { XmlTags } from './xml-tags.ts';

/** A sheet as lines of cells separated by tabs, one line for each row number of the sheet. */
export interface Sheet {
  name: string;
  bytes: Uint8Array;
}

type CellFormat = 'NUMBER' | 'DATE' | 'CLOCK';

const DAY = 86_400;
/** Serial numbers of 1970-01-01 where days are counted from 1900 (with its false leap day) and from 1904. */
const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;
/** Rows and columns that Excel can have. */
const MAX_ROW = 1_048_576;
const MAX_COLUMN = 16_384;
/** Beyond the columns that headings are looked for in. */
const COLUMNS = 120;

/** Whether an archive is a workbook of Excel (xlsx). */
export const isWorkbook = (archive: Archive): boolean => archive.names.includes('xl/workbook.xml');

/**
 * Reads the sheets of a workbook in their order: shared and inline strings, numbers, and dates in both of Excel's
 * calendars, which are numbers whose format shows a date. Dates become `YYYY-MM-DD hh:mm:ss`, numbers stay
 * as written.
 */
export function* sheetsOf(archive: Archive): Generator<Sheet> {
  const { sheets, epoch } = workbookOf(archive);
  const strings = sharedStrings(archive.read('xl/sharedStrings.xml'));
  const formats = cellFormats(archive.read('xl/styles.xml'));
  for (const { name, path } of sheets) {
    const xml = archive.read(path);
    if (xml !== null) yield { name, bytes: new SheetText(xml, { strings, formats, epoch }).read() };
  }
}

function workbookOf(archive: Archive) {
  const targets = new Map<string, string>();
  for (const tags = tagsOf(archive.read('xl/_rels/workbook.xml.rels')); tags.next();) {
    const target = tags.name === 'Relationship' ? tags.attribute('Target') : null;
    if (target !== null)
      targets.set(tags.attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  const sheets: { name: string; path: string }[] = [];
  let epoch = EPOCH_1900;
  for (const tags = tagsOf(archive.read('xl/workbook.xml')); tags.next();) {
    if (tags.name === 'workbookPr' && /^(1|true)$/.test(tags.attribute('date1904') ?? '')) epoch = EPOCH_1904;
    if (tags.name !== 'sheet' || tags.isEnd) continue;
    const path = targets.get(tags.attribute('r:id') ?? '');
    if (path !== undefined) sheets.push({ name: tags.attribute('name') ?? '', path });
  }
  return { sheets, epoch };
}

const tagsOf = (xml: Uint8Array | null) => new XmlTags(xml ?? new Uint8Array(0));

function sharedStrings(xml: Uint8Array | null): string[] {
  const strings: string[] = [];
  for (const tags = tagsOf(xml); tags.next();) {
    if (tags.name === 'si' && !tags.isEnd) strings.push(tags.isEmpty ? '' : richText(tags, 'si'));
  }
  return strings;
}

/** The text of a string with runs of different format, without its phonetic reading. */
function richText(tags: XmlTags, until: string): string {
  let text = '';
  let isPhonetic = false;
  while (tags.next() && !(tags.isEnd && tags.name === until)) {
    if (tags.name === 'rPh') isPhonetic = !tags.isEnd && !tags.isEmpty;
    else if (tags.name === 't' && !isPhonetic) text += tags.text();
  }
  return text;
}

/** Formats that every Excel knows by number; those of East Asian calendars among them. */
function builtInFormat(id: number): CellFormat {
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'CLOCK';
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'DATE' : 'NUMBER';
}

/** What a format shows: its letters, without what is quoted, escaped, or in brackets as colours and locales are. */
function formatOfCode(code: string): CellFormat {
  const letters = code
    .toLowerCase()
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?![hms]+\])[^\]]*\]/g, '');
  if (/^(general|standard|@)/.test(letters)) return 'NUMBER';
  if (/[yd]/.test(letters)) return 'DATE';
  return /[hs]/.test(letters) ? 'CLOCK' : 'NUMBER';
}

/** The format of each cell style. */
function cellFormats(xml: Uint8Array | null): CellFormat[] {
  const codes = new Map<number, CellFormat>();
  const formats: CellFormat[] = [];
  let isInCells = false;
  for (const tags = tagsOf(xml); tags.next();) {
    if (tags.name === 'numFmt' && !tags.isEnd)
      codes.set(Number(tags.attribute('numFmtId')), formatOfCode(tags.attribute('formatCode') ?? ''));
    else if (tags.name === 'cellXfs') isInCells = !tags.isEnd;
    else if (tags.name === 'xf' && !tags.isEnd && isInCells) {
      const id = Number(tags.attribute('numFmtId') ?? '0');
      formats.push(codes.get(id) ?? builtInFormat(id));
    }
  }
  return formats;
}

interface SheetContext {
  strings: readonly string[];
  formats: readonly CellFormat[];
  epoch: number;
}

class SheetText {
  readonly #tags: XmlTags;
  readonly #context: SheetContext;
  readonly #lines: string[] = [];
  #row = 0;
  #cells: string[] = [];

  constructor(xml: Uint8Array, context: SheetContext) {
    this.#tags = new XmlTags(xml);
    this.#context = context;
  }

  read(): Uint8Array {
    const tags = this.#tags;
    while (tags.next()) {
      if (tags.name === 'row' && !tags.isEnd) this.#beginRow();
      else if (tags.name === 'c' && !tags.isEnd) this.#readCell();
      else if (tags.name === 'sheetData' && tags.isEnd) break;
    }
    this.#endRow();
    return new TextEncoder().encode(this.#lines.join('\n'));
  }

  #beginRow(): void {
    this.#endRow();
    const stated = Number(this.#tags.attribute('r') ?? this.#row + 1);
    // A row number beyond Excel's own, or one that goes back, would only be an attack on memory.
    this.#row = stated > this.#row && stated <= MAX_ROW ? stated : this.#row + 1;
    while (this.#lines.length < this.#row - 1) this.#lines.push('');
  }

  #endRow(): void {
    if (this.#row > this.#lines.length) this.#lines.push(this.#cells.join('\t'));
    this.#cells = [];
  }

  #readCell(): void {
    const tags = this.#tags;
    const place = tags.attribute('r');
    const column = place === null ? this.#cells.length : columnOf(place);
    const type = tags.attribute('t') ?? 'n';
    const format = this.#context.formats[Number(tags.attribute('s') ?? '0')] ?? 'NUMBER';
    if (tags.isEmpty) return;
    let text = '';
    while (tags.next() && !(tags.isEnd && tags.name === 'c')) {
      if (tags.isEnd) continue;
      if (tags.name === 'v') text = this.#valueOf(tags.text(), type, format);
      else if (tags.name === 'is' && !tags.isEmpty) text = richText(tags, 'is');
    }
    if (text === '' || column >= Math.min(COLUMNS, MAX_COLUMN)) return;
    while (this.#cells.length < column) this.#cells.push('');
    this.#cells[column] = text.replace(/["\t\r\n]+/g, ' ').trim();
  }

  #valueOf(text: string, type: string, format: CellFormat): string {
    if (type === 's') return this.#context.strings[Number(text)] ?? '';
    if (type === 'e') return '';
    if (type !== 'n') return text;
    const value = Number(text);
    if (text.trim() === '' || !Number.isFinite(value)) return '';
    if (format === 'NUMBER') return numberText(value);
    return dateText(value, this.#context.epoch, format);
  }
}

/** A number as written, without the noise of binary fractions behind the fifteen digits that Excel shows. */
function numberText(value: number): string {
  const shown = String(Number(value.toPrecision(15)));
  return shown.length < 12 ? shown : String(value);
}

/** `B7` is column 1. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place) {
    const digit = letter.charCodeAt(0) - 64;
    if (digit < 1 || digit > 26) break;
    column = column * 26 + digit;
  }
  return column - 1;
}

/** A serial number, whose whole part counts days, to the second. */
function dateText(serial: number, epoch: number, format: CellFormat): string {
  const seconds = Math.round(serial * DAY);
  // Before its false leap day, Excel is a day ahead.
  const shift = epoch === EPOCH_1900 && serial < 60 ? 1 : 0;
  const days = Math.floor(seconds / DAY);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const second = seconds - days * DAY;
  const clock = `${two(second / 3600)}:${two((second / 60) % 60)}:${two(second % 60)}`;
  return format === 'CLOCK' && days === 0 ? clock : `${localDateOfDays(days - epoch + shift)} ${clock}`;
}

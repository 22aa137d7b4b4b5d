import { clarityRowKind, libreRowReason } from './event-types.ts';
import { Collected, MARK_ABSOLUTE, MARK_HIGH, MARK_LOW } from './collected.ts';
import type { Layout } from './find-headings.ts';
import { foldHeading, headingsOf, unitIn } from './headings.ts';
import { RowReader } from './row-reader.ts';
import { nightscoutMark } from './scan-nightscout.ts';
import type { PassedOverReason } from './result.ts';
import { decodeText, type TextBytes } from './text-bytes.ts';
import { TimeReader } from './time-reader.ts';
import {
  VALUE_EMPTY,
  VALUE_HIGH,
  VALUE_LOW,
  VALUE_NUMBER,
  VALUE_UNREADABLE,
  ValueReader,
} from './value-reader.ts';

/** Evidence that the rows themselves give. */
export interface ScanFindings {
  collected: Collected;
  decimalMark: '.' | ',' | null;
  /** First row whose first number is over 12 (a day), and first whose second is. */
  dayFirstRow: number;
  monthFirstRow: number;
  hasOpenDates: boolean;
  hasDots: boolean;
  /** First rows as written, for questions and refusals. */
  samples: { row: number; time: string; value: string }[];
  /** Units that rows name: of a unit column, or of a second heading. */
  rowUnits: { row: number; column: number; text: string }[];
  /** A column of event types was found by its content, not by its heading. */
  hasHiddenEventColumn: boolean;
  /** The file ends in the middle of a row. */
  torn: { row: number; column: number; found: string } | null;
}

const SAMPLES = 3;
const EGV = [69, 71, 86];
/** How many unreadable rows are looked at closely for a second heading. */
const CLOSE_LOOKS = 200;

/** Walks all rows once and sorts each into reading or reason. */
export function scanDelimited(text: TextBytes, layout: Layout): ScanFindings {
  return new DelimitedScan(text, layout).run();
}

class DelimitedScan {
  readonly #text: TextBytes;
  readonly #layout: Layout;
  readonly #rows: RowReader;
  readonly #time: TimeReader;
  readonly #value: ValueReader;
  readonly #collected: Collected;
  readonly #findings: ScanFindings;
  readonly #eventType: number;
  #closeLooks = 0;
  readonly #units = new Set<string>();
  readonly #kinds = new Map<string, 'READING' | PassedOverReason>();

  constructor(text: TextBytes, layout: Layout) {
    this.#text = text;
    this.#layout = layout;
    this.#rows = new RowReader(text.bytes, layout.delimiter.charCodeAt(0), text.newline);
    this.#time = new TimeReader(text.bytes);
    this.#value = new ValueReader(text.bytes);
    this.#collected = new Collected(Math.min(text.bytes.length / 40, 200_000));
    this.#eventType =
      layout.headings.eventType >= 0 ? layout.headings.eventType : eventColumnByContent(text, layout);
    this.#findings = {
      collected: this.#collected,
      decimalMark: null,
      dayFirstRow: 0,
      monthFirstRow: 0,
      hasOpenDates: false,
      hasDots: false,
      samples: [],
      rowUnits: [],
      hasHiddenEventColumn: this.#eventType >= 0 && layout.headings.eventType < 0,
      torn: null,
    };
  }

  run(): ScanFindings {
    const rows = this.#rows;
    const collected = this.#collected;
    const { headingRow, headings } = this.#layout;
    if (headings.names.length > 0) rows.width = headings.names.length;
    let fewestFields = Number.POSITIVE_INFINITY;
    for (;;) {
      const line = rows.upcomingLine;
      const blanks = rows.skipEmptyLines();
      if (blanks > 0) {
        collected.totalRows += blanks;
        collected.passOverBlanks(blanks, line);
      }
      if (!rows.next()) break;
      collected.totalRows++;
      if (rows.line < headingRow) collected.passOver(this.#isBlankRow() ? 'BLANK' : 'PREAMBLE', rows.line);
      else if (rows.line === headingRow) collected.passOver('HEADING', rows.line);
      else {
        if (!rows.isTerminated && this.#isTorn(fewestFields)) break;
        const before = collected.size;
        const reason = this.#readRow();
        if (reason !== null) collected.passOver(reason, rows.line);
        else if (collected.size > before && rows.count < fewestFields) fewestFields = rows.count;
      }
    }
    if (rows.hasOpenQuote && this.#findings.torn === null) this.#tear();
    return this.#findings;
  }

  /** The last row, without its line end and with fewer fields than every reading before it, was cut off. */
  #isTorn(fewestFields: number): boolean {
    const rows = this.#rows;
    if (rows.count >= fewestFields || fewestFields === Number.POSITIVE_INFINITY || this.#isBlankRow())
      return false;
    this.#tear();
    return true;
  }

  #tear(): void {
    const rows = this.#rows;
    const last = Math.min(rows.count, rows.starts.length) - 1;
    const start = rows.starts[0]!;
    const end = Math.min(this.#text.bytes.length, start + 200);
    this.#findings.torn = {
      row: rows.line,
      column: last,
      found: decodeText(this.#text.bytes.subarray(start, end)),
    };
  }

  #isBlankRow(): boolean {
    const rows = this.#rows;
    for (let i = 0; i < Math.min(rows.count, rows.starts.length); i++) if (rows.trim(i) > 0) return false;
    return true;
  }

  /** Adds a reading and returns null, or returns why the row is none. */
  #readRow(): PassedOverReason | null {
    const rows = this.#rows;
    const { headings } = this.#layout;
    if (this.#eventType >= 0) {
      const kind = this.#clarityKind();
      if (kind !== 'READING') return this.#orSecondHeading(kind);
    }
    const { glucose } = headings;
    if (headings.recordType >= 0) {
      const type = this.#recordType();
      if (type < 0 && this.#isBlankRow()) return 'BLANK';
      if (type === 1) {
        // The reader software of the first Libre numbers its history 1; elsewhere 1 is a scan beside the history.
        if (rows.trim(glucose) === 0) return 'SCAN';
      } else if (type !== 0) return this.#orSecondHeading(libreRowReason(type));
    }
    if (rows.trim(headings.time) === 0) return this.#isBlankRow() ? 'BLANK' : 'TIME_MISSING';
    if (rows.hasExtra) return 'FIELDS_SHIFTED';
    const time = this.#time;
    if (!time.read(rows.starts[headings.time]!, rows.ends[headings.time]!)) {
      return this.#orSecondHeading('TIME_UNREADABLE');
    }
    rows.trim(glucose);
    const kind =
      glucose < rows.count ? this.#value.read(rows.starts[glucose]!, rows.ends[glucose]!) : VALUE_EMPTY;
    if (kind === VALUE_EMPTY) return 'VALUE_MISSING';
    if (kind === VALUE_UNREADABLE) return 'VALUE_UNREADABLE';
    let mark = kind === VALUE_LOW ? MARK_LOW : kind === VALUE_HIGH ? MARK_HIGH : 0;
    if (headings.maker === 'NIGHTSCOUT' && kind === VALUE_NUMBER) {
      const ofNightscout = nightscoutMark(this.#value.number);
      if (ofNightscout === null) return 'SENSOR_ERROR';
      mark = ofNightscout;
    }
    return this.#keep(kind === VALUE_NUMBER, mark, glucose);
  }

  #keep(isNumber: boolean, valueMark: number, glucose: number): null {
    const rows = this.#rows;
    const time = this.#time;
    const value = this.#value;
    const findings = this.#findings;
    const { headings } = this.#layout;
    if (time.isOpen) {
      findings.hasOpenDates = true;
      if (time.hasDots) findings.hasDots = true;
      if (time.first > 12 && findings.dayFirstRow === 0) findings.dayFirstRow = rows.line;
      if (time.middle > 12 && findings.monthFirstRow === 0) findings.monthFirstRow = rows.line;
    }
    let mark = valueMark | (time.isAbsolute ? MARK_ABSOLUTE : 0);
    // Before the flag column is read: it passes through the same reader.
    const number = isNumber ? value.number : 0;
    if (isNumber && value.mark !== 0) findings.decimalMark ??= value.mark === 44 ? ',' : '.';
    if (headings.flag >= 0 && rows.trim(headings.flag) > 0) mark |= this.#flagMark();
    if (headings.unitColumn >= 0) this.#noteUnit();
    if (findings.samples.length < SAMPLES) this.#sample(glucose);
    if (headings.device >= 0 && this.#collected.size < 2000 && rows.trim(headings.device) > 0) {
      this.#noteDevice(headings.device);
    }
    this.#collected.add(time.date, time.second, number, mark, rows.line);
    return null;
  }

  #clarityKind(): 'READING' | PassedOverReason {
    const rows = this.#rows;
    const { bytes } = this.#text;
    const column = this.#eventType;
    const length = rows.trim(column);
    const start = rows.starts[column]!;
    if (
      length === 3 &&
      bytes[start] === EGV[0] &&
      bytes[start + 1] === EGV[1] &&
      bytes[start + 2] === EGV[2]
    ) {
      return 'READING';
    }
    if (length === 0) return this.#isBlankRow() ? 'BLANK' : 'OTHER_EVENT';
    if (length > 60) return 'OTHER_EVENT';
    const word = decodeText(rows.field(column));
    let kind = this.#kinds.get(word);
    if (kind === undefined) {
      kind = clarityRowKind(word);
      if (this.#kinds.size < 500) this.#kinds.set(word, kind);
    }
    if (kind === 'PERSON_OR_DEVICE' && /^(device|dispositivo|gerät)/i.test(word)) {
      const info = this.#layout.headings.names.findIndex(
        (name) => /info/i.test(name) && /dev|disp|ger/i.test(name),
      );
      if (rows.trim(info) > 0) this.#noteDevice(info);
    }
    return kind;
  }

  #recordType(): number {
    const rows = this.#rows;
    const column = this.#layout.headings.recordType;
    if (rows.trim(column) !== 1) return -1;
    return this.#text.bytes[rows.starts[column]!]! - 48;
  }

  #flagMark(): number {
    const column = this.#layout.headings.flag;
    const kind = this.#value.read(this.#rows.starts[column]!, this.#rows.ends[column]!);
    return kind === VALUE_LOW ? MARK_LOW : kind === VALUE_HIGH ? MARK_HIGH : 0;
  }

  #noteUnit(): void {
    const rows = this.#rows;
    const column = this.#layout.headings.unitColumn;
    if (rows.trim(column) === 0 || this.#units.size > 3) return;
    const text = decodeText(rows.field(column).subarray(0, 20));
    if (this.#units.has(text)) return;
    this.#units.add(text);
    this.#findings.rowUnits.push({ row: rows.line, column, text });
  }

  #noteDevice(column: number): void {
    if (this.#collected.devices.size < 10)
      this.#collected.devices.add(decodeText(this.#rows.field(column).subarray(0, 80)));
  }

  #sample(glucose: number): void {
    const rows = this.#rows;
    const text = (column: number) => decodeText(rows.field(column).subarray(0, 80));
    this.#findings.samples.push({
      row: rows.line,
      time: text(this.#layout.headings.time),
      value: text(glucose),
    });
  }

  /** Files glued together bring a second heading, perhaps in the other unit. */
  #orSecondHeading(reason: PassedOverReason): PassedOverReason {
    const rows = this.#rows;
    const { names, glucose } = this.#layout.headings;
    if (names.length === 0 || this.#closeLooks >= CLOSE_LOOKS) return reason;
    if (reason !== 'TIME_UNREADABLE' && reason !== 'OTHER_EVENT') return reason;
    this.#closeLooks++;
    const cells = Array.from({ length: Math.min(rows.count, 120) }, (_, i) => {
      rows.trim(i);
      return decodeText(rows.field(i).subarray(0, 120));
    });
    if (headingsOf(cells) === null) return reason;
    const text = foldHeading(cells[glucose] ?? '');
    if (unitIn(text) !== null)
      this.#findings.rowUnits.push({ row: rows.line, column: glucose, text: cells[glucose]! });
    return 'HEADING';
  }
}

/**
 * Where the headings do not name an event type (a language that we do not know), a column that says `EGV` does: without
 * it the values of alert rows would pass for readings.
 */
function eventColumnByContent(text: TextBytes, layout: Layout): number {
  if (layout.headings.maker !== 'PLAIN' || layout.headings.names.length < 4) return -1;
  const rows = new RowReader(text.bytes, layout.delimiter.charCodeAt(0), text.newline);
  for (let seen = 0; seen < 300 && rows.next(); seen++) {
    for (let i = 0; i < Math.min(rows.count, layout.headings.names.length); i++) {
      if (rows.trim(i) === 3 && EGV.every((byte, at) => rows.field(i)[at] === byte)) return i;
    }
  }
  return -1;
}

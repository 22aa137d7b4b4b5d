import {
  MARK_ABSOLUTE,
  MARK_DAY_ONLY,
  MARK_HIGH,
  MARK_LONGER,
  MARK_LOW,
  MARK_SPLIT,
  type Collected,
} from './collected.ts';
import { libreRowReason } from './event-types.ts';
import type { Layout } from './find-headings.ts';
import { statedOffset } from './heading-clock.ts';
import type { Headings } from './headings.ts';
import { hidesRows } from './hidden-rows.ts';
import { glookoWord } from './maker-shapes.ts';
import { ClarityKinds, eventColumnByContent, isEgv } from './row-kinds.ts';
import { MOST_CLOCK_SETS, MOST_SECONDS_SET, secondsSet } from './clock-sets.ts';
import {
  actionIn,
  markedTreatment,
  MOST_TREATMENTS,
  type CgmFileTreatment,
  type CgmTreatmentKind,
} from './treatments.ts';
import type { SkippedReason } from './result.ts';
import { ScanFindings } from './scan-findings.ts';
import { expectsNothingBeside, isSplitNumber } from './shifted-columns.ts';
import { SourceReader, serialColumn } from './sources.ts';
import { nightscoutMark, XDRIP_ERROR } from './scan-nightscout.ts';
import { censoringIn } from './scan-tidepool.ts';
import { Sections } from './sections.ts';
import { RowReader, decodeText, foldHeading, type TextBytes } from '../../shared/delimited/index.ts';
import { TimeReader } from './time-reader.ts';
import {
  VALUE_EMPTY,
  VALUE_HIGH,
  VALUE_LOW,
  VALUE_NUMBER,
  VALUE_UNREADABLE,
  ValueReader,
} from './value-reader.ts';

/** How many unreadable rows are checked for a second heading. */
const CLOSE_LOOKS = 200;
/** Devices are collected from the first readings only. */
const DEVICE_ROWS = 2000;

/** Walks all rows once and classifies each as a reading or a reason to skip it. */
export function scanDelimited(
  text: TextBytes,
  layout: Layout,
  readingEvent: string | null = null,
): ScanFindings {
  return new DelimitedScan(text, layout, readingEvent).run();
}

class DelimitedScan {
  readonly #bytes: Uint8Array;
  readonly #text: TextBytes;
  readonly #delimiter: Layout['delimiter'];
  #headings: Headings;
  readonly #headingRow: number;
  readonly #rows: RowReader;
  #time: TimeReader;
  readonly #value: ValueReader;
  readonly #findings: ScanFindings;
  readonly #collected: Collected;
  readonly #sections: Sections;
  #eventType = -1;
  #kinds: ClarityKinds;
  #hasCommonRows = false;
  /** Fields that a row has; more suggest an extra comma. */
  #width = Number.POSITIVE_INFINITY;
  readonly #isByComma: boolean;
  #expectsNothingBeside = false;
  readonly #models = new Map<string, number>();
  #source: SourceReader;
  readonly #readingEvent: string | null;
  #closeLooks = 0;
  #fewestFields = Number.POSITIVE_INFINITY;

  constructor(text: TextBytes, { headings, headingRow, delimiter }: Layout, readingEvent: string | null) {
    this.#readingEvent = readingEvent;
    this.#text = text;
    this.#bytes = text.bytes;
    this.#headings = headings;
    this.#headingRow = headingRow;
    this.#delimiter = delimiter;
    this.#rows = new RowReader(text.bytes, delimiter.charCodeAt(0), text.newline);
    this.#isByComma = delimiter === ',';
    this.#time = new TimeReader(text.bytes);
    this.#value = new ValueReader(text.bytes);
    this.#findings = new ScanFindings(text, this.#rows);
    this.#collected = this.#findings.collected;
    this.#sections = new Sections(this.#rows, text.bytes, this.#findings);
    this.#source = this.#sourceReader(headings);
    this.#kinds = this.#use(headings);
  }

  #sourceReader(headings: Headings): SourceReader {
    const serial = serialColumn(headings);
    // Without serials, names tell the devices of one file apart, but not those of two people.
    const [column, numbers] =
      serial < 0 ? [headings.device, this.#models] : [serial, this.#collected.serials];
    return new SourceReader(this.#bytes, this.#rows, column, this.#collected, numbers);
  }

  /** Reads the rows from here on by these headings. */
  #use(headings: Headings): ClarityKinds {
    this.#headings = headings;
    // Nightscout's table without headings ends in optional columns.
    const bareWidth = headings.maker === 'PLAIN' ? headings.glucose + 1 : Number.POSITIVE_INFINITY;
    this.#width = headings.names.length > 0 ? headings.names.length : bareWidth;
    if (Number.isFinite(this.#width)) this.#rows.width = this.#width;
    const offset = statedOffset(headings.names[headings.time] ?? '');
    this.#time = new TimeReader(this.#bytes, offset);
    this.#value.unit = headings.units.length === 1 ? headings.units[0]!.unit : null;
    const named = headings.eventType;
    this.#eventType = named >= 0 ? named : eventColumnByContent(this.#text, this.#delimiter, headings);
    if (this.#eventType >= 0 && named < 0) this.#findings.hasHiddenEventColumn = true;
    this.#kinds = new ClarityKinds(
      this.#rows,
      this.#bytes,
      this.#eventType,
      headings,
      this.#findings,
      this.#readingEvent,
    );
    this.#source = this.#sourceReader(headings);
    this.#expectsNothingBeside = expectsNothingBeside(headings, this.#eventType);
    const others = Math.max(headings.device, headings.unitColumn, headings.flag);
    this.#hasCommonRows =
      headings.maker === 'DEXCOM_CLARITY' && this.#eventType >= 0 && others < 0 && offset === null;
    return this.#kinds;
  }

  run(): ScanFindings {
    const rows = this.#rows;
    const collected = this.#collected;
    const headingRow = this.#headingRow;
    for (;;) {
      const line = rows.upcomingLine;
      const blanks = rows.skipEmptyLines();
      if (blanks > 0) {
        collected.totalRows += blanks;
        collected.passOverBlanks(blanks, line);
        this.#sections.noteBreak();
      }
      if (!rows.next()) break;
      collected.totalRows++;
      if (rows.upcomingLine - rows.line > 2) this.#noteHidden();
      if (rows.line <= headingRow) {
        const reason = rows.line === headingRow ? 'HEADING' : this.#isBlankRow() ? 'BLANK' : 'PREAMBLE';
        collected.passOver(reason, rows.line);
        this.#findings.notePassedOver();
        continue;
      }
      if (!rows.isTerminated && this.#isTorn()) break;
      const reason = this.#readCommonRow() ? null : this.#readRow();
      if (reason === 'INSULIN' || reason === 'CARBS') this.#noteTreatments();
      if (reason === 'PREAMBLE' || reason === 'HEADING' || reason === 'BLANK') this.#sections.noteBreak();
      if (reason !== null) {
        collected.passOver(reason, rows.line);
        this.#findings.notePassedOver();
      } else if (rows.count < this.#fewestFields) this.#fewestFields = rows.count;
    }
    if (rows.hasOpenQuote && this.#findings.torn === null) this.#findings.noteTorn(this.#bytes);
    return this.#findings;
  }

  #noteHidden(): void {
    const { starts, ends, count, line } = this.#rows;
    if (this.#findings.hidden !== null) return;
    const row = this.#bytes.subarray(starts[0]!, ends[Math.min(count, ends.length) - 1]!);
    if (!hidesRows(row, this.#text.newline, this.#delimiter, this.#headings)) return;
    this.#findings.hidden = { row: line, found: decodeText(row.subarray(0, 80)) };
  }

  /** The last row was cut off: it has no line end and fewer fields than every reading before it. */
  #isTorn(): boolean {
    const fewest = this.#fewestFields;
    if (this.#rows.count >= fewest || fewest === Number.POSITIVE_INFINITY || this.#isBlankRow()) return false;
    this.#findings.noteTorn(this.#bytes);
    return true;
  }

  #isBlankRow(): boolean {
    const rows = this.#rows;
    for (let i = 0; i < Math.min(rows.count, rows.starts.length); i++) if (rows.trim(i) > 0) return false;
    return true;
  }

  /**
   * The format of nine rows in ten: bare `EGV`, a plain timestamp, two or three digits. Anything else is left to
   * `#readRow`, which would return the same here, several times slower.
   */
  #readCommonRow(): boolean {
    const { starts, ends, hasExtra, count, line } = this.#rows;
    const bytes = this.#bytes;
    const eventType = this.#eventType;
    const { time: timeColumn, glucose } = this.#headings;
    if (!this.#hasCommonRows || hasExtra || count <= glucose || !this.#findings.hasSamples) return false;
    if (count > this.#width || (count > glucose + 1 && ends[glucose + 1]! > starts[glucose + 1]!))
      return false;
    const type = starts[eventType]!;
    if (ends[eventType]! - type !== 3 || !isEgv(bytes, type)) return false;
    const start = starts[glucose]!;
    const digits = ends[glucose]! - start;
    if (digits !== 2 && digits !== 3) return false;
    let value = 0;
    for (let i = start; i < start + digits; i++) {
      const digit = bytes[i]! - 48;
      if (digit < 0 || digit > 9) return false;
      value = value * 10 + digit;
    }
    const time = this.#time;
    if (value === 0 || !time.readPlain(starts[timeColumn]!, ends[timeColumn]!)) return false;
    this.#source.read();
    this.#collected.add(time.wall, value, 0, line);
    return true;
  }

  /** Adds a reading and returns null, or returns why the row is not one. */
  #readRow(): SkippedReason | null {
    const rows = this.#rows;
    const section = this.#sections.row(this.#headings);
    if (typeof section === 'string') return section;
    if (section !== null) return this.#begin(section);
    const { time: timeColumn, date, glucose, recordType, clockAfter } = this.#headings;
    const isClockSet = clockAfter >= 0 && rows.trim(clockAfter) > 0 && this.#noteClockSet();
    // The row of a change has a reading's columns, but none of a reading's meaning.
    if (isClockSet && (recordType >= 0 || rows.trim(glucose) === 0)) return 'CLOCK_CHANGE';
    if (this.#eventType >= 0) {
      const kind = this.#kinds.kind();
      if (kind === null) return this.#isBlankRow() ? 'BLANK' : 'OTHER_EVENT';
      if (kind === 'OTHER_EVENT' && this.#hasValue()) return 'EVENT_UNKNOWN';
      if (kind !== 'READING') return this.#orSecondHeading(kind);
    }
    if (recordType >= 0) {
      const type = rows.trim(recordType) === 1 ? this.#bytes[rows.starts[recordType]!]! - 48 : -1;
      if (type < 0 && this.#isBlankRow()) return 'BLANK';
      // The reader software of the first Libre numbers its history 1; elsewhere 1 is a scan beside the history.
      if (type === 1 && rows.trim(glucose) === 0) return 'SCAN';
      if (type !== 0 && type !== 1) return this.#orSecondHeading(libreRowReason(type));
    }
    if (rows.trim(timeColumn) === 0 || (date >= 0 && rows.trim(date) === 0))
      return this.#isBlankRow() ? 'BLANK' : 'TIME_MISSING';
    if (rows.hasExtra) {
      this.#findings.noteShifted(this.#bytes, glucose);
      return 'FIELDS_SHIFTED';
    }
    if (!this.#readTime() && !(date < 0 && this.#time.isDayOnly)) {
      if (this.#time.endsWithMonth) this.#findings.dayOrders.noteMonthLast(rows.line);
      return this.#orSecondHeading('TIME_UNREADABLE');
    }
    if (rows.trim(glucose) === 0) return this.#sections.reasonWithoutReading(this.#headings);
    const kind = this.#readValue(glucose);
    if (kind === VALUE_EMPTY) return 'VALUE_MISSING';
    if (kind === VALUE_UNREADABLE) return 'VALUE_UNREADABLE';
    const mark = this.#markOf(kind);
    if (mark === null) return 'SENSOR_ERROR';
    const shift = kind === VALUE_NUMBER ? this.#shiftMark() : 0;
    if ((shift & MARK_SPLIT) !== 0 && this.#expectsNothingBeside) return 'FIELDS_SHIFTED';
    this.#keep(kind === VALUE_NUMBER, mark | shift);
    return null;
  }

  #readTime(): boolean {
    const { starts, ends } = this.#rows;
    const { time, date } = this.#headings;
    if (date < 0) return this.#time.read(starts[time]!, ends[time]!);
    return this.#time.readApart([starts[date]!, ends[date]!], [starts[time]!, ends[time]!]);
  }

  /** Notes the amounts of a row of carbohydrates or insulin. */
  #noteTreatments(): void {
    const { treatments, others } = this.#headings;
    const collected = this.#collected;
    if (treatments.length === 0 && others.length === 0) return;
    if (collected.treatments.length >= MOST_TREATMENTS || !this.#readTime()) return;
    const { wall, isAbsolute } = this.#time;
    const time = { wall, isAbsolute, row: this.#rows.line };
    let hasAmount = false;
    for (const { column, ...treatment } of treatments) {
      if (this.#rows.trim(column) === 0 || this.#readCellNumber(column) === null) continue;
      const action = treatment.action ?? this.#actionOfRow(treatment.kind);
      hasAmount = collected.treated({ ...time, ...treatment, action }, this.#value.number) || hasAmount;
    }
    for (const { column, reason } of hasAmount ? [] : others) {
      if (reason !== null || this.#rows.trim(column) === 0) continue;
      const marked = markedTreatment(foldHeading(decodeText(this.#rows.field(column).subarray(0, 80))));
      if (marked !== null) collected.treated({ ...time, ...marked }, marked.amount);
    }
  }

  /** Clarity says in its subtype which insulin it is. */
  #actionOfRow(kind: CgmTreatmentKind): CgmFileTreatment['action'] {
    const subtype = this.#eventType < 0 || kind !== 'INSULIN' ? -1 : this.#eventType + 1;
    if (subtype < 0 || this.#rows.trim(subtype) === 0) return null;
    return actionIn(foldHeading(decodeText(this.#rows.field(subtype).subarray(0, 80))));
  }

  #readCellNumber(column: number): number | null {
    const kind = this.#value.read(this.#rows.starts[column]!, this.#rows.ends[column]!);
    return kind === VALUE_NUMBER ? this.#value.number : null;
  }

  /** Notes that the device's clock was set; false when the row does not say from which time to which. */
  #noteClockSet(): boolean {
    const { clockAfter, clockBefore } = this.#headings;
    const before = clockBefore < 0 ? this.#readTime() : this.#readClockCell(clockBefore);
    if (!before || this.#time.isAbsolute) return false;
    const wall = this.#time.wall;
    const hasDate = this.#readClockCell(clockAfter);
    const after = hasDate ? this.#time.wall : this.#timeOfDay(clockAfter);
    if (after === null || (hasDate && this.#time.isAbsolute)) return false;
    const seconds = secondsSet(wall, after, hasDate);
    const { clockSets } = this.#collected;
    const isFollowed = seconds !== 0 && Math.abs(seconds) <= MOST_SECONDS_SET;
    if (isFollowed && clockSets.length < MOST_CLOCK_SETS)
      clockSets.push({ before: wall, seconds, row: this.#rows.line });
    return true;
  }

  #readClockCell(column: number): boolean {
    const rows = this.#rows;
    return rows.trim(column) > 0 && this.#time.read(rows.starts[column]!, rows.ends[column]!);
  }

  #timeOfDay(column: number): number | null {
    const { starts, ends } = this.#rows;
    return this.#time.readTimeOfDay(starts[column]!, ends[column]!) ? this.#time.second : null;
  }

  #readValue(glucose: number): number {
    const kind = this.#value.read(this.#rows.starts[glucose]!, this.#rows.ends[glucose]!);
    const [stated] = this.#headings.units;
    if (kind !== VALUE_NUMBER || this.#headings.maker !== 'GLOOKO' || stated === undefined) return kind;
    const word = glookoWord(this.#value.number, stated.unit);
    return word === null ? kind : word === 'LOW' ? VALUE_LOW : VALUE_HIGH;
  }

  /** Whether a row of an unknown event type could be a reading. */
  #hasValue(): boolean {
    const rows = this.#rows;
    const { time, glucose } = this.#headings;
    if (rows.trim(glucose) === 0 || rows.trim(time) === 0 || rows.trim(this.#eventType) === 0) return false;
    if (this.#readValue(glucose) !== VALUE_NUMBER || !this.#readTime()) return false;
    this.#findings.noteUnknownEvent(this.#eventType, glucose);
    return true;
  }

  /** Signs of a comma within the number; all rows together decide whether it was one. */
  #shiftMark(): number {
    const rows = this.#rows;
    const { glucose } = this.#headings;
    const isSplit = this.#isByComma && isSplitNumber(this.#value, rows, this.#bytes, glucose + 1);
    const mark = (rows.count > this.#width ? MARK_LONGER : 0) | (isSplit ? MARK_SPLIT : 0);
    if (mark !== 0 && (mark & MARK_LONGER || this.#expectsNothingBeside))
      this.#findings.noteShifted(this.#bytes, glucose);
    return mark;
  }

  #markOf(kind: number): number | null {
    if (kind === VALUE_LOW) return MARK_LOW;
    if (kind === VALUE_HIGH) return MARK_HIGH;
    const { maker } = this.#headings;
    // xDrip's own table has the number of its error too, but none of Dexcom's codes.
    if (maker === 'XDRIP' && this.#value.number === XDRIP_ERROR) return null;
    return maker === 'NIGHTSCOUT' ? nightscoutMark(this.#value.number, this.#deviceText()) : 0;
  }

  #deviceText(): string | null {
    const { device } = this.#headings;
    return this.#rows.trim(device) === 0 ? null : decodeText(this.#rows.field(device).subarray(0, 80));
  }

  #keep(isNumber: boolean, valueMark: number): void {
    const rows = this.#rows;
    const time = this.#time;
    const value = this.#value;
    const findings = this.#findings;
    const { time: timeColumn, date, glucose, flag, unitColumn, device, zone } = this.#headings;
    const isDayOnly = date < 0 && time.isDayOnly;
    // A day alone is of no style that tells the order of the others.
    if (time.isOpen && !isDayOnly) findings.dayOrders.note(time, rows.line);
    let mark = valueMark | (time.isAbsolute ? MARK_ABSOLUTE : 0) | (isDayOnly ? MARK_DAY_ONLY : 0);
    // Before the flag column is read: it goes through the same reader.
    const number = isNumber ? value.number : 0;
    if (isNumber && value.mark !== 0) findings.decimalMark ??= value.mark === 44 ? ',' : '.';
    if (flag >= 0 && rows.trim(flag) > 0) {
      const word = value.read(rows.starts[flag]!, rows.ends[flag]!);
      mark |= word === VALUE_LOW ? MARK_LOW : word === VALUE_HIGH ? MARK_HIGH : this.#noteOnValue(flag);
    }
    if (unitColumn >= 0) findings.noteUnit(unitColumn);
    if (zone >= 0 && !time.isAbsolute) findings.noteZone(zone);
    if (device >= 0 && this.#collected.size < DEVICE_ROWS) findings.noteDevice(device);
    findings.noteSample(date >= 0 ? date : timeColumn, glucose);
    this.#source.read();
    this.#collected.add(time.wall, number, mark, rows.line);
  }

  #noteOnValue(flag: number): number {
    return this.#headings.maker === 'TIDEPOOL' ? censoringIn(decodeText(this.#rows.field(flag))) : 0;
  }

  /** Concatenated files contain a second heading, perhaps in the other unit. */
  #orSecondHeading(reason: SkippedReason): SkippedReason {
    const { names } = this.#headings;
    if (names.length === 0 || this.#closeLooks >= CLOSE_LOOKS) return reason;
    if (reason !== 'TIME_UNREADABLE' && reason !== 'OTHER_EVENT') return reason;
    this.#closeLooks++;
    const found = this.#sections.headings();
    return found === null ? reason : this.#begin(found);
  }

  #begin(headings: Headings): SkippedReason {
    const { time, date, glucose, eventType, recordType, names } = this.#headings;
    const clock = headings.names[headings.time] ?? '';
    const offset = statedOffset(clock);
    // A clock that is no offset is compared with the patient's, as that of the first headings is.
    if (offset === null && clock !== names[time])
      this.#findings.rowZones.push({ row: this.#rows.line, column: headings.time, text: clock });
    const isSame =
      offset === statedOffset(names[time] ?? '') &&
      headings.time === time &&
      headings.date === date &&
      headings.glucose === glucose &&
      headings.eventType === eventType &&
      headings.recordType === recordType;
    if (!isSame) this.#use(headings);
    return 'HEADING';
  }
}

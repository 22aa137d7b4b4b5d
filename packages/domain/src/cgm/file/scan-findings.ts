import { Collected } from './collected.ts';
import { DayOrders } from './day-orders.ts';
import { decodeText, type RowReader, type TextBytes } from '../../shared/delimited/index.ts';
import { UnknownEvents } from './unknown-events.ts';

const SAMPLES = 3;

/** Searching so many rows one by one takes as long as searching the file. */
const MOST_PASSED_OVER = 10_000;

/** What a pass over the rows finds besides the readings: evidence of day order, units, devices, a truncated end. */
export class ScanFindings {
  readonly collected: Collected;
  decimalMark: '.' | ',' | null = null;
  readonly dayOrders = new DayOrders();
  /** First rows as written, for questions and error details. */
  readonly samples: { row: number; time: string; value: string }[] = [];
  /** Units that rows name: in a unit column, or in a second heading. */
  readonly rowUnits: { row: number; column: number; text: string }[] = [];
  /** Zones or offsets that rows name beside their times. */
  readonly rowZones: { row: number; column: number; text: string }[] = [];
  /** A column of event types was found by its content, not by its heading. */
  hasHiddenEventColumn = false;
  readonly unknownEvents = new UnknownEvents();
  /** Where the rows are that are no readings; null when they are too many to be worth a list. */
  passedOver: (readonly [from: number, to: number])[] | null = [];
  /** The file ends in the middle of a row. */
  torn: { row: number; column: number; found: string } | null = null;
  /** A quote hides the rows after this one. */
  hidden: { row: number; found: string } | null = null;
  /** First row with more fields than headings or decimals in the next column, from its glucose on. */
  shifted: { row: number; found: string } | null = null;

  readonly #rows: RowReader;
  readonly #units = new Set<string>();
  readonly #zones = new Set<string>();

  constructor(text: TextBytes, rows: RowReader) {
    this.collected = new Collected(rowsIn(text));
    this.#rows = rows;
  }

  notePassedOver(): void {
    const { starts, ends, count } = this.#rows;
    this.passedOver?.push([starts[0]!, ends[Math.min(count, ends.length) - 1]!]);
    if ((this.passedOver?.length ?? 0) > MOST_PASSED_OVER) this.passedOver = null;
  }

  get hasSamples(): boolean {
    return this.samples.length >= SAMPLES;
  }

  noteSample(timeColumn: number, glucoseColumn: number): void {
    if (this.hasSamples) return;
    this.samples.push({
      row: this.#rows.line,
      time: this.#text(timeColumn),
      value: this.#text(glucoseColumn),
    });
  }

  noteUnit(column: number): void {
    if (this.#rows.trim(column) === 0 || this.#units.size > 3) return;
    const text = this.#text(column);
    if (this.#units.has(text)) return;
    this.#units.add(text);
    this.rowUnits.push({ row: this.#rows.line, column, text });
  }

  noteZone(column: number): void {
    if (this.#rows.trim(column) === 0 || this.#zones.size > 7) return;
    const text = this.#text(column);
    if (this.#zones.has(text)) return;
    this.#zones.add(text);
    this.rowZones.push({ row: this.#rows.line, column, text });
  }

  noteDevice(column: number): void {
    if (this.collected.devices.size >= 10 || this.#rows.trim(column) === 0) return;
    this.collected.devices.add(this.#text(column));
  }

  noteUnknownEvent(eventColumn: number, glucoseColumn: number): void {
    this.unknownEvents.note(this.#text(eventColumn), this.#rows.line, this.#text(glucoseColumn));
  }

  noteShifted(bytes: Uint8Array, column: number): void {
    if (this.shifted !== null) return;
    const { starts, ends, count, line } = this.#rows;
    const end = ends[Math.min(column + 1, count - 1, ends.length - 1)]!;
    const start = starts[column]!;
    this.shifted = { row: line, found: decodeText(bytes.subarray(start, Math.min(end, start + 80))) };
  }

  noteTorn(bytes: Uint8Array): void {
    const { starts, count, line } = this.#rows;
    const start = starts[0]!;
    this.torn = {
      row: line,
      column: Math.min(count, starts.length) - 1,
      found: decodeText(bytes.subarray(start, Math.min(bytes.length, start + 200))),
    };
  }

  #text(column: number): string {
    return decodeText(this.#rows.field(column).subarray(0, 80));
  }
}

/** Estimates how many rows a text has from the length of its first ones. */
function rowsIn({ bytes, newline }: TextBytes): number {
  const head = Math.min(bytes.length, 32_768);
  let lines = 1;
  for (let at = bytes.indexOf(newline); at >= 0 && at < head; at = bytes.indexOf(newline, at + 1)) lines++;
  return Math.min(1_000_000, (bytes.length / head) * lines * 1.05 + 16);
}

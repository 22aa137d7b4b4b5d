import type { ClockSet } from './clock-sets.ts';
import { isTaken, MOST_TREATMENTS, type WrittenTreatment } from './treatments.ts';
import { SKIPPED_REASONS, type Skipped, type SkippedReason } from './result.ts';

/** Bits of a collected reading's mark, in addition to the series' own flags. */
export const MARK_LOW = 1;
export const MARK_HIGH = 2;
export const MARK_ABSOLUTE = 4;
/** The row has more fields than there are headings. */
export const MARK_LONGER = 8;
/** A whole number, followed by what may be its decimals. */
export const MARK_SPLIT = 16;
/** The number may be one that a program writes for a word; it is, unless the file has numbers beyond it. */
export const MARK_FOR_WORD = 32;

/** The row has a day and no time of day. */
export const MARK_DAY_ONLY = 64;

const ROWS_KEPT = 10;

const INDEX = Object.fromEntries(SKIPPED_REASONS.map((reason, i) => [reason, i])) as Record<
  SkippedReason,
  number
>;

/** Growing columns of what a scan finds, before day order, unit and zone are applied. */
export class Collected {
  size = 0;
  /** Wall clock as seconds since local 1970-01-01T00:00; open dates (`time-reader.ts`) are far beyond. */
  walls: Float64Array;
  /** As written; 0 for a cut-off reading. */
  values: Float64Array;
  marks: Uint8Array;
  rows: Int32Array;
  /** Which of the file's devices recorded a reading; 0 where it does not say. */
  sources: Uint8Array;
  /** The device of the readings added from here on. */
  source = 0;
  /** Devices seen, besides the unnamed. */
  sourceCount = 0;
  /** Smallest and largest number written. */
  lowest = Number.POSITIVE_INFINITY;
  highest = Number.NEGATIVE_INFINITY;
  readonly devices = new Set<string>();
  /** Numbers of the devices that a column of serial numbers or device ids names. */
  readonly serials = new Map<string, number>();
  /** Changes of the device's clock that rows state, in the order of the file. */
  clockSets: ClockSet[] = [];
  /** Carbohydrates and insulin, in the order of the file. */
  treatments: WrittenTreatment[] = [];
  /** Lines of the file, or entries of a JSON file. */
  totalRows = 0;

  readonly #counts = new Uint32Array(SKIPPED_REASONS.length);
  readonly #rows: number[][] = SKIPPED_REASONS.map(() => []);

  constructor(capacity: number) {
    const room = Math.max(64, Math.ceil(capacity));
    this.walls = new Float64Array(room);
    this.values = new Float64Array(room);
    this.marks = new Uint8Array(room);
    this.rows = new Int32Array(room);
    this.sources = new Uint8Array(room);
  }

  /** Notes an amount of carbohydrates or insulin; @returns false for what is no amount that a person took */
  treated(treatment: Omit<WrittenTreatment, 'amount'>, written: string | number | null): boolean {
    const amount = written === null || written === '' ? Number.NaN : Number(written);
    if (!isTaken(treatment.kind, amount) || this.treatments.length >= MOST_TREATMENTS) return false;
    this.treatments.push({ ...treatment, amount });
    return true;
  }

  add(wall: number, value: number, mark: number, row: number): void {
    const at = this.size;
    if (at === this.walls.length) this.#grow();
    this.walls[at] = wall;
    this.values[at] = value;
    this.marks[at] = mark;
    this.rows[at] = row;
    this.sources[at] = this.source;
    this.size = at + 1;
    // A word is not a number; a written zero is.
    if (value > 0 || (mark & (MARK_LOW | MARK_HIGH)) === 0) {
      if (value < this.lowest) this.lowest = value;
      if (value > this.highest) this.highest = value;
    }
  }

  #grow(): void {
    const room = this.walls.length * 2;
    const larger = <Column extends Int32Array | Float64Array | Uint8Array>(
      column: Column,
      target: Column,
    ): Column => {
      target.set(column);
      return target;
    };
    this.walls = larger(this.walls, new Float64Array(room));
    this.values = larger(this.values, new Float64Array(room));
    this.marks = larger(this.marks, new Uint8Array(room));
    this.rows = larger(this.rows, new Int32Array(room));
    this.sources = larger(this.sources, new Uint8Array(room));
  }

  /** Counts a row that is not a reading. */
  passOver(reason: SkippedReason, row: number): void {
    const index = INDEX[reason];
    this.#counts[index]!++;
    const rows = this.#rows[index]!;
    if (rows.length < ROWS_KEPT) rows.push(row);
  }

  /** Counts rows of other tables, whose lines are not those of the readings. */
  countOthers(reason: SkippedReason, count: number): void {
    this.#counts[INDEX[reason]]! += count;
    this.totalRows += count;
  }

  /** Number of readings that a day alone dates, proven to be at midnight. */
  midnights = 0;

  /** Keeps the readings that a check accepts; the others are skipped for one reason. */
  keepOnly(isKept: (at: number) => boolean, reason: SkippedReason): void {
    let to = 0;
    for (let at = 0; at < this.size; at++) {
      if (isKept(at)) this.move(at, to++);
      else this.passOver(reason, this.rows[at]!);
    }
    this.size = to;
  }

  /** Puts a reading at an earlier position. */
  move(from: number, to: number): void {
    this.walls[to] = this.walls[from]!;
    this.values[to] = this.values[from]!;
    this.marks[to] = this.marks[from]!;
    this.rows[to] = this.rows[from]!;
    this.sources[to] = this.sources[from]!;
  }

  /** Counts a run of empty lines. */
  passOverBlanks(count: number, firstRow: number): void {
    const rows = this.#rows[INDEX.BLANK]!;
    this.#counts[INDEX.BLANK]! += count;
    for (let i = 0; i < count && rows.length < ROWS_KEPT; i++) rows.push(firstRow + i);
  }

  countOf(reason: SkippedReason): number {
    return this.#counts[INDEX[reason]]!;
  }

  /** First line with one of these reasons, or null. */
  firstRowOf(...reasons: SkippedReason[]): { reason: SkippedReason; row: number } | null {
    const found = reasons.flatMap((reason) => {
      const row = this.#rows[INDEX[reason]]![0];
      return row === undefined ? [] : [{ reason, row }];
    });
    return found.sort((a, b) => a.row - b.row)[0] ?? null;
  }

  skipped(): Skipped[] {
    return SKIPPED_REASONS.flatMap((reason, i) =>
      this.#counts[i]! > 0 ? [{ reason, count: this.#counts[i]!, rows: [...this.#rows[i]!] }] : [],
    );
  }
}

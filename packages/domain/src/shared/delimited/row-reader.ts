import { decodeText } from './text-bytes.ts';

const QUOTE = 34;
const CR = 13;
/** Number of fields whose positions are stored; further fields of a row are only counted. */
const KEPT = 128;

/**
 * Walks the rows of a delimited text, byte by byte, without creating strings: after `next()` the fields of the row are
 * `starts[i]` … `ends[i]` (`trim` removes quotes and padding). Quoted fields may contain delimiters, doubled quotes and
 * line ends. A row of a million columns or a quote that is never closed costs one pass and no memory.
 */
export class RowReader {
  readonly starts = new Int32Array(KEPT);
  readonly ends = new Int32Array(KEPT);
  /** Number of fields in the row, including those whose positions are not stored. */
  count = 0;
  /** Line on which the row begins, from 1. */
  line = 0;
  /** Whether a line end closed the row: false for a last row without one, and for a row that is too long. */
  isTerminated = true;
  /** Whether a quote of the row was still open at the end of the file. */
  hasOpenQuote = false;
  /** Whether the row is longer than `longestRow`, in which case it was not read further. */
  isTooLong = false;
  /** Maximum number of bytes in a row. */
  longestRow = Number.MAX_SAFE_INTEGER;
  /** Whether a field at or after `width` (the number of headings) is not empty. */
  hasExtra = false;
  /** Number of headings; `hasExtra` is about the fields beyond it. */
  width = KEPT;

  readonly #bytes: Uint8Array;
  readonly #delimiter: number;
  readonly #newline: number;
  #position = 0;
  #nextLine = 1;

  constructor(bytes: Uint8Array, delimiter: number, newline: number) {
    this.#bytes = bytes;
    this.#delimiter = delimiter;
    this.#newline = newline;
  }

  /** Skips empty lines from here and returns how many there were; the first is on the line that was `upcomingLine`. */
  skipEmptyLines(): number {
    const bytes = this.#bytes;
    const newline = this.#newline;
    const from = this.#nextLine;
    let at = this.#position;
    for (;;) {
      if (bytes[at] === newline) at++;
      else if (bytes[at] === CR && bytes[at + 1] === newline) at += 2;
      else break;
      this.#nextLine++;
    }
    this.#position = at;
    return this.#nextLine - from;
  }

  /** Line on which the next row begins. */
  get upcomingLine(): number {
    return this.#nextLine;
  }

  /** Moves to the next row; false at the end of the text. */
  next(): boolean {
    const bytes = this.#bytes;
    const delimiter = this.#delimiter;
    const newline = this.#newline;
    const { starts, ends, width } = this;
    const length = Math.min(bytes.length, this.#position + this.longestRow);
    const ceiling = delimiter > newline ? delimiter : newline;
    let at = this.#position;
    if (at >= length) return false;
    this.line = this.#nextLine;
    let count = 0;
    let hasExtra = false;
    let isTerminated = false;
    for (;;) {
      const start = at;
      if (bytes[at] === QUOTE) at = this.#afterQuote(at, length);
      let byte = -1;
      while (at < length) {
        byte = bytes[at]!;
        // Most characters are above both separators, so that one comparison is enough.
        if (byte <= ceiling && (byte === delimiter || byte === newline)) break;
        at++;
      }
      if (count < KEPT) {
        starts[count] = start;
        ends[count] = at;
      }
      if (count >= width && at > start && !(at === start + 1 && bytes[start] === CR)) hasExtra = true;
      count++;
      if (at >= length) break;
      at++;
      if (byte === newline) {
        isTerminated = true;
        break;
      }
    }
    this.#position = at;
    this.#nextLine++;
    this.count = count;
    this.hasExtra = hasExtra;
    this.isTerminated = isTerminated;
    this.isTooLong = !isTerminated && at >= length && length < bytes.length;
    if (this.isTooLong) this.hasOpenQuote = false;
    return true;
  }

  /** Position after the quote that closes the one at `at`. */
  #afterQuote(at: number, length: number): number {
    const bytes = this.#bytes;
    for (let i = at + 1; i < length; i++) {
      const byte = bytes[i]!;
      if (byte === QUOTE) {
        if (bytes[i + 1] !== QUOTE) return i + 1;
        i++;
      } else if (byte === this.#newline) this.#nextLine++;
    }
    this.hasOpenQuote = true;
    return length;
  }

  /**
   * Removes padding, the CR of a CRLF and quotes from a field, in place.
   *
   * @returns the field's length; 0 when the row has no such field.
   */
  trim(field: number): number {
    if (field < 0 || field >= this.count || field >= KEPT) return 0;
    const bytes = this.#bytes;
    let start = this.starts[field]!;
    let end = this.ends[field]!;
    if (end > start && bytes[start]! > QUOTE && bytes[end - 1]! > QUOTE) return end - start;
    while (end > start && bytes[end - 1]! <= 32) end--;
    while (start < end && bytes[start]! <= 32) start++;
    if (end - start >= 2 && bytes[start] === QUOTE && bytes[end - 1] === QUOTE) {
      start++;
      end--;
      while (end > start && bytes[end - 1]! <= 32) end--;
      while (start < end && bytes[start]! <= 32) start++;
    }
    this.starts[field] = start;
    this.ends[field] = end;
    return end - start;
  }

  /**
   * The text of a field without padding and surrounding quotes; a doubled quote inside becomes one.
   *
   * @param decode reads the bytes; where many fields are read, a decoder that knows the encoding is much faster
   */
  text(field: number, decode: (bytes: Uint8Array) => string = decodeText): string {
    const start = this.starts[field] ?? 0;
    const isQuoted = this.trim(field) > 0 && this.starts[field] !== start && this.#bytes[start] === QUOTE;
    const text = decode(this.field(field));
    return isQuoted ? text.replaceAll('""', '"') : text;
  }

  /** The bytes of a field, without padding and quotes only if `trim` has removed them. */
  field(field: number): Uint8Array {
    return field < 0 || field >= Math.min(this.count, KEPT)
      ? new Uint8Array(0)
      : this.#bytes.subarray(this.starts[field], this.ends[field]);
  }
}

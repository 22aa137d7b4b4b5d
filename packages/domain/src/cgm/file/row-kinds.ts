import { clarityRowKind } from './event-types.ts';
import type { Headings } from './headings.ts';
import type { SkippedReason } from './result.ts';
import type { ScanFindings } from './scan-findings.ts';
import { RowReader, decodeText, type TextBytes } from '../../shared/delimited/index.ts';

const EGV = [69, 71, 86] as const;
/** No event type is longer. */
const MAX_WORD = 60;

/** Whether three bytes from here are `EGV`, the event type of nearly every row. */
export function isEgv(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === EGV[0] && bytes[at + 1] === EGV[1] && bytes[at + 2] === EGV[2];
}

/** Classifies the event types of Clarity's rows; each is looked up once. */
export class ClarityKinds {
  readonly #rows: RowReader;
  readonly #bytes: Uint8Array;
  readonly #column: number;
  readonly #findings: ScanFindings;
  /** Column of device names, −1 when the headings have none. */
  readonly #deviceInfo: number;
  readonly #kinds = new Map<string, 'READING' | SkippedReason>();
  /** The event type that was answered to be a reading. */
  readonly #readingEvent: string | null;

  constructor(
    rows: RowReader,
    bytes: Uint8Array,
    column: number,
    headings: Headings,
    findings: ScanFindings,
    readingEvent: string | null,
  ) {
    this.#readingEvent = readingEvent;
    this.#rows = rows;
    this.#bytes = bytes;
    this.#column = column;
    this.#findings = findings;
    this.#deviceInfo = headings.names.findIndex(
      (name) => /info|gegevens/i.test(name) && /dev|disp|ger|appar/i.test(name),
    );
  }

  /** null for a row without an event type. */
  kind(): 'READING' | SkippedReason | null {
    const rows = this.#rows;
    const length = rows.trim(this.#column);
    if (length === 0) return null;
    if (length === 3 && isEgv(this.#bytes, rows.starts[this.#column]!)) return 'READING';
    if (length > MAX_WORD) return 'OTHER_EVENT';
    const word = decodeText(rows.field(this.#column));
    let kind = this.#kinds.get(word);
    if (kind === undefined) {
      kind = word === this.#readingEvent ? 'READING' : clarityRowKind(word);
      if (this.#kinds.size < 500) this.#kinds.set(word, kind);
    }
    if (kind === 'PERSON_OR_DEVICE' && this.#deviceInfo >= 0) this.#findings.noteDevice(this.#deviceInfo);
    return kind;
  }
}

/**
 * When the headings do not name an event type (an unknown language), a column that contains `EGV` does: without it the
 * values of alert rows would pass for readings. −1 when there is none.
 */
export function eventColumnByContent(text: TextBytes, delimiter: string, headings: Headings): number {
  if (headings.maker !== 'PLAIN' || headings.names.length < 4) return -1;
  const rows = new RowReader(text.bytes, delimiter.charCodeAt(0), text.newline);
  for (let seen = 0; seen < 300 && rows.next(); seen++) {
    for (let i = 0; i < Math.min(rows.count, headings.names.length); i++) {
      if (rows.trim(i) === 3 && isEgv(text.bytes, rows.starts[i]!)) return i;
    }
  }
  return -1;
}

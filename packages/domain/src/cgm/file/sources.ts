import { decodeText, foldHeading, type RowReader } from '../../shared/delimited/index.ts';
import type { Collected } from './collected.ts';
import type { Headings } from './headings.ts';

/** Columns that tell devices of one file apart, in the languages of the headings: LibreView's, then Clarity's. */
const SOURCE =
  /^(serial|seriennummer|serienummer|(numero|n.) d[ei] serie)|(source|quell|bron).*(dev|ger|app|id)|(dev|disp|app|ger).*(source|orig[ei]n|bron)/;
/** More devices than fit are not told apart. */
const MOST_SOURCES = 250;

/** The column of serial numbers or device ids; −1 when there is none. */
export const serialColumn = ({ names }: Headings): number =>
  names.findIndex((name) => SOURCE.test(foldHeading(name)));

/** Numbers the devices of a file by their names; consecutive rows mostly share one. */
export class SourceReader {
  readonly #bytes: Uint8Array;
  readonly #rows: RowReader;
  readonly #column: number;
  readonly #collected: Collected;
  readonly #numbers: Map<string, number>;
  #start = 0;
  #end = 0;

  constructor(
    bytes: Uint8Array,
    rows: RowReader,
    column: number,
    collected: Collected,
    numbers: Map<string, number>,
  ) {
    this.#numbers = numbers;
    this.#bytes = bytes;
    this.#rows = rows;
    this.#column = column;
    this.#collected = collected;
  }

  /** Notes the device of the row for the reading that is added next. */
  read(): void {
    const { starts, ends, count } = this.#rows;
    const column = this.#column;
    if (column < 0 || column >= count) return;
    const start = starts[column]!;
    const end = ends[column]!;
    if (end - start === this.#end - this.#start && this.#isLast(start, end)) return;
    this.#start = start;
    this.#end = end;
    this.#collected.source = this.#numberOf(
      decodeText(this.#bytes.subarray(start, Math.min(end, start + 80))),
    );
  }

  #isLast(start: number, end: number): boolean {
    const bytes = this.#bytes;
    const shift = this.#start - start;
    for (let i = start; i < end; i++) if (bytes[i] !== bytes[i + shift]) return false;
    return true;
  }

  #numberOf(text: string): number {
    return numberSource(text.replace(/^"|"$/g, '').trim(), this.#numbers, this.#collected);
  }
}

/** The number of a device; 0 when it has no name. */
export function numberSource(name: string, numbers: Map<string, number>, collected: Collected): number {
  if (name === '') return 0;
  const known = numbers.get(name);
  if (known !== undefined) return known;
  if (collected.sourceCount >= MOST_SOURCES) return 0;
  collected.sourceCount++;
  numbers.set(name, collected.sourceCount);
  return collected.sourceCount;
}

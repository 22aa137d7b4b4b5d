import { decodeText, foldHeading, type RowReader } from '../../shared/delimited/index.ts';
import { headingsOf, unitIn, type Headings } from './headings.ts';
import { reasonOfMarker, sectionReason } from './maker-shapes.ts';
import type { SkippedReason } from './result.ts';
import type { ScanFindings } from './scan-findings.ts';

const DASH = 45;
const HASH = 35;
const LONGEST_CELL = 120;
const FEWEST_HEADINGS = 3;

/** Makers whose files are several tables below each other, each with headings of its own. */
const hasSections = (headings: Headings): boolean =>
  headings.maker === 'CARELINK' || headings.maker === 'TANDEM';

/** Follows the tables of a file: which headings hold, and what the rows of a table without readings are. */
export class Sections {
  readonly #rows: RowReader;
  readonly #bytes: Uint8Array;
  readonly #findings: ScanFindings;
  /** What the rows are under headings without readings. */
  #reason: SkippedReason | null = null;
  #isAfterBreak = true;
  /** A table of no maker has named a further one, as `# TREATMENTS`. */
  #hasTitles = false;

  constructor(rows: RowReader, bytes: Uint8Array, findings: ScanFindings) {
    this.#rows = rows;
    this.#bytes = bytes;
    this.#findings = findings;
  }

  /** An empty line, an introduction or headings came before: a table may begin. */
  noteBreak(): void {
    this.#isAfterBreak = true;
  }

  /** Headings that this row is, or why it is no reading; null when it belongs to the table of readings. */
  row(headings: Headings): Headings | SkippedReason | null {
    const mayBegin = this.#isAfterBreak;
    this.#isAfterBreak = false;
    if (mayBegin && this.#isTitle()) {
      this.#hasTitles = true;
      this.#reason = null;
      return 'PREAMBLE';
    }
    if (!hasSections(headings) && !this.#hasTitles) return null;
    if (this.#isDivider()) {
      this.#reason = null;
      this.#findings.noteDevice(1);
      return 'PREAMBLE';
    }
    if (!mayBegin) return this.#reason;
    const found = this.headings();
    if (found !== null) {
      this.#reason = null;
      return found;
    }
    const cells = this.#cells().filter((cell) => cell !== '');
    if (cells.length < FEWEST_HEADINGS || cells.some((cell) => /^[-+]?\d/.test(cell))) return this.#reason;
    this.#reason = sectionReason(cells.map(foldHeading));
    return 'HEADING';
  }

  /** The headings that this row is, with the unit they state as evidence; null when it is none. */
  headings(): Headings | null {
    const cells = this.#cells();
    const found = headingsOf(cells);
    if (found === null) return null;
    const text = cells[found.glucose] ?? '';
    if (unitIn(foldHeading(text)) !== null)
      this.#findings.rowUnits.push({ row: this.#rows.line, column: found.glucose, text });
    return found;
  }

  /** What a row with a time and no glucose is, by the first other column that is filled. */
  reasonWithoutReading({ maker, others, names }: Headings): SkippedReason {
    for (const { column, reason } of others) {
      if (this.#rows.trim(column) > 0)
        return reason ?? reasonOfMarker(decodeText(this.#rows.field(column).subarray(0, LONGEST_CELL)));
    }
    if (maker !== 'CARELINK') return 'VALUE_MISSING';
    const current = names.findIndex((name) => /\bisig\b/i.test(name));
    return this.#rows.trim(current) > 0 ? 'VALUE_MISSING' : 'OTHER_EVENT';
  }

  /** A line of words behind `#`, as the exporter of Nightscout writes above each table; a number may be an index. */
  #isTitle(): boolean {
    const start = this.#rows.starts[0]!;
    if (this.#rows.trim(0) < 3 || this.#bytes[start] !== HASH) return false;
    return this.#cells().every((cell) => !/\d/.test(cell));
  }

  #isDivider(): boolean {
    const start = this.#rows.starts[0]!;
    return this.#rows.trim(0) >= 3 && this.#bytes[start] === DASH && this.#bytes[start + 1] === DASH;
  }

  #cells(): string[] {
    const rows = this.#rows;
    return Array.from({ length: Math.min(rows.count, rows.starts.length) }, (_, i) => {
      rows.trim(i);
      return decodeText(rows.field(i).subarray(0, LONGEST_CELL));
    });
  }
}

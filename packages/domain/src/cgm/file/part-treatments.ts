import { decodeText, foldHeading, splitCells } from '../../shared/delimited/index.ts';
import { titleOf, type Part } from './choose-parts.ts';
import { HEADING_PATTERNS, NOT_A_CLOCK } from './heading-patterns.ts';
import { TimeReader } from './time-reader.ts';
import {
  isTaken,
  MOST_TREATMENTS,
  treatmentColumns,
  type TreatmentColumn,
  type WrittenTreatment,
} from './treatments.ts';

/** Lines among which the headings are. */
const HEAD_LINES = 5;
/** A pump's basal rate, which nobody took as a dose. */
const BASAL = /\bbasal|^rate\b|^(percentage|duration)\b/;

interface AmountTable {
  from: number;
  delimiter: string;
  time: number;
  /** The column of times is in UTC. */
  isUtc: boolean;
  columns: readonly TreatmentColumn[];
}

/**
 * Carbohydrates and insulin in a table of an archive that has no readings: Glooko's `bolus_data`, Tidepool's sheets of
 * food. Their rows are in no order with those of the readings, so that a time which occurs twice is the first.
 */
export function treatmentsInPart(part: Part): { treatments: WrittenTreatment[]; delimiter: string } | null {
  if (BASAL.test(titleOf(part))) return null;
  const lines = decodeText(part.text.bytes).split(/\r?\n|\r/);
  const table = amountTable(lines, titleOf(part));
  if (table === null) return null;
  const found: WrittenTreatment[] = [];
  for (const line of lines.slice(table.from)) {
    const cells = splitCells(line, table.delimiter).map((cell) => cell.replaceAll('"', '').trim());
    const bytes = new TextEncoder().encode(cells[table.time] ?? '');
    const time = new TimeReader(bytes, table.isUtc ? 0 : null);
    if (bytes.length === 0 || !time.read(0, bytes.length)) continue;
    const { wall, isAbsolute } = time;
    for (const { column, ...treatment } of table.columns) {
      const cell = (cells[column] ?? '').replace(',', '.');
      const amount = cell === '' ? Number.NaN : Number(cell);
      if (isTaken(treatment.kind, amount)) found.push({ ...treatment, amount, wall, isAbsolute, row: 0 });
    }
    if (found.length >= MOST_TREATMENTS) break;
  }
  return found.length === 0 ? null : { treatments: found, delimiter: table.delimiter };
}

function amountTable(lines: readonly string[], title: string): AmountTable | null {
  for (const [index, line] of lines.slice(0, HEAD_LINES).entries()) {
    const delimiter = [',', ';', '\t'].find((mark) => line.includes(mark));
    if (delimiter === undefined) continue;
    const folded = splitCells(line, delimiter).map(foldHeading);
    const utc = folded.indexOf('zulu time');
    const local = folded.findIndex(
      (cell) =>
        HEADING_PATTERNS.find(({ pattern }) => pattern.test(cell))?.role === 'time' &&
        !NOT_A_CLOCK.test(cell),
    );
    const time = utc < 0 ? local : utc;
    const columns = [...treatmentColumns(folded), ...(title.startsWith('bolus') ? dosesOf(folded) : [])];
    if (time < 0 || columns.length === 0) continue;
    if (folded.some((cell) => BASAL.test(cell))) return null;
    return { from: index + 1, delimiter, time, isUtc: utc >= 0, columns };
  }
  return null;
}

/** Tidepool's sheet of boluses names what was given at once and what over hours. */
const dosesOf = (folded: readonly string[]): TreatmentColumn[] =>
  ['normal', 'extended'].flatMap((name): TreatmentColumn[] => {
    const column = folded.indexOf(name);
    return column < 0 ? [] : [{ column, kind: 'INSULIN', action: 'RAPID' }];
  });

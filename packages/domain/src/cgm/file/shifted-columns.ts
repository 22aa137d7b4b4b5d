import { MARK_LONGER, MARK_SPLIT } from './collected.ts';
import type { Headings } from './headings.ts';
import type { ScanFindings } from './scan-findings.ts';
import type { RowReader } from '../../shared/delimited/index.ts';
import type { ValueReader } from './value-reader.ts';

/** Below this a whole number may be mmol/L, whose fraction can have any number of digits. */
const MAYBE_MMOL = 40;
const MOST_DECIMALS = 20;

/** Whether a whole number is followed by a field that could be its decimals (`5,6` between commas). */
export function isSplitNumber(value: ValueReader, rows: RowReader, bytes: Uint8Array, next: number): boolean {
  if (value.mark !== 0) return false;
  const length = rows.trim(next);
  if (length === 0 || length > (value.number < MAYBE_MMOL ? MOST_DECIMALS : 1)) return false;
  const start = rows.starts[next]!;
  for (let i = start; i < start + length; i++) if (bytes[i]! < 48 || bytes[i]! > 57) return false;
  return true;
}

/** Whether the column after the readings is one that a maker never fills beside them: insulin, or a scan. */
export function expectsNothingBeside({ maker, names, glucose, scan }: Headings, eventType: number): boolean {
  if (maker === 'LIBREVIEW') return scan === glucose + 1;
  return eventType >= 0 && /insulin/i.test(names[glucose + 1] ?? '');
}

/**
 * Skips the rows in which a decimal comma shifted the columns. Rows with more fields than headings are such rows where
 * others are in order; when every row is longer, a table may simply end its lines with a separator, unless decimals
 * appear in the next column and no value shows another decimal mark.
 */
export function dropShifted({ collected, decimalMark }: ScanFindings): void {
  let longer = 0;
  let split = 0;
  for (let i = 0; i < collected.size; i++) {
    const mark = collected.marks[i]!;
    if ((mark & MARK_LONGER) === 0) continue;
    longer++;
    if ((mark & MARK_SPLIT) !== 0) split++;
  }
  if (longer === 0) return;
  const isSome = longer < collected.size;
  if (!isSome && (split === 0 || decimalMark !== null)) return;
  const sign = isSome ? MARK_LONGER : MARK_SPLIT;
  collected.keepOnly((at) => (collected.marks[at]! & sign) === 0, 'FIELDS_SHIFTED');
}

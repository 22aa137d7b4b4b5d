import { isPlausible } from '../markers/convert.ts';
import { bloodMarker } from '../markers/markers.ts';
import { parseUnit } from '../markers/units.ts';
import type { LaboratoryRange } from '../report.ts';
import { textItems } from '../text-item.ts';
import { atomsOf, splitWords } from './atoms.ts';
import { linesOf } from './lines.ts';
import type { WrittenNumber } from './numbers.ts';
import { rangeOf } from './rows.ts';

/**
 * Reads a laboratory's range as a person typed it, with the rules for printed ones.
 *
 * @example rangeOfText('glucose', 'mg/dL', '70 - 99') // { text: '70 - 99', low: 70, high: 99, kind: 'INTERVAL' }
 * @returns the text alone where it is no range
 */
export function rangeOfText(marker: string, unit: string, text: string): LaboratoryRange {
  const words = linesOf(textItems(text.replace(/\s+/gu, ' '))).flatMap((line) => line.words);
  const atoms = atomsOf(splitWords(words));
  const limits = atoms.filter(({ kind, comparator }) => kind === 'NUMBER' && comparator !== undefined);
  const range = rangeOf(atoms, limits);
  const read = parseUnit(unit);
  const isTrue = (value: number): boolean =>
    read !== null && isPlausible(bloodMarker(marker), value, read) === true;
  /** `1.234` is what can be true of the analyte. */
  const sideOf = (side: WrittenNumber | null): number | null => {
    if (side === null) return null;
    return side.thousands !== null && !isTrue(side.value) && isTrue(side.thousands)
      ? side.thousands
      : side.value;
  };
  if (range === null) return { text, low: null, high: null, kind: 'NONE' };
  return { text, low: sideOf(range.low), high: sideOf(range.high), kind: range.kind };
}

import { bloodMarker } from '../markers/markers.ts';
import type { LaboratoryRange } from '../report.ts';
import { textItems } from '../text-item.ts';
import { readLaboratoryText } from './read-report.ts';

/**
 * Reads a laboratory's range as a person typed it, with the rules for printed ones.
 *
 * @example rangeOfText('glucose', 'mg/dL', '70 - 99') // { text: '70 - 99', low: 70, high: 99, kind: 'INTERVAL' }
 * @returns the text alone where it is no range
 */
export function rangeOfText(marker: string, unit: string, text: string): LaboratoryRange {
  const none: LaboratoryRange = { text, low: null, high: null, kind: 'NONE' };
  // A value of one digit proves no decimal mark: those of the range alone count.
  const line = `${bloodMarker(marker).en}          1 ${unit}          ${text}`;
  const row = readLaboratoryText(textItems(line)).reports.flatMap(({ markers }) => markers)[0];
  const range = row?.valueText === '1' ? row.range : null;
  return range === null ? none : { ...range, text };
}

import type { BloodComparator, LaboratoryRange } from '../report.ts';

/** Where a value is in its laboratory's range; UNKNOWN without a verdict. */
export type BloodPosition = 'BELOW' | 'WITHIN' | 'ABOVE' | 'UNKNOWN';

interface Stated {
  value: number;
  comparator: BloodComparator | null;
  low: number | null;
  high: number | null;
  rangeKind: LaboratoryRange['kind'] | null;
}

/** A censored value is below, within or above only where all values that it can be are. */
export function positionOf({ value, comparator, low: stated, high, rangeKind }: Stated): BloodPosition {
  if (rangeKind !== 'INTERVAL' && rangeKind !== 'LIMIT') return 'UNKNOWN';
  if (stated === null && high === null) return 'UNKNOWN';
  // Nothing that is cut off below can be under a limit of 0.
  const low = stated !== null && stated <= 0 && comparator?.startsWith('<') && high !== null ? null : stated;
  if (comparator === '<' || comparator === '<=') {
    if (low !== null && (comparator === '<' ? value <= low : value < low)) return 'BELOW';
    return low === null && high !== null && value <= high ? 'WITHIN' : 'UNKNOWN';
  }
  if (comparator === '>' || comparator === '>=') {
    if (high !== null && (comparator === '>' ? value >= high : value > high)) return 'ABOVE';
    return high === null && low !== null && value >= low ? 'WITHIN' : 'UNKNOWN';
  }
  if (low !== null && value < low) return 'BELOW';
  return high !== null && value > high ? 'ABOVE' : 'WITHIN';
}

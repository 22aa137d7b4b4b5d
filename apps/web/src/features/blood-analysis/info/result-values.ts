import type { BloodGroup, BloodValue } from '@healzy/api/blood-analysis';
import type { RangeBarState } from '@healzy/ui/charts/RangeBar';

/** The units in which results are shown: as the laboratory reported them, or in the other common ones. */
export type UnitChoice = 'STATED' | 'OTHER';

/** A value with its range, all in one unit. */
export interface ShownValue {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly unit: string;
  /** The laboratory's own words; null where the range is converted, or there is none. */
  readonly rangeText: string | null;
  readonly isConverted: boolean;
}

/** Value, unit and range of a row together in the chosen units; a row without an exact conversion stays as it is. */
export function shownValue(value: BloodValue, units: UnitChoice): ShownValue {
  if (units === 'OTHER' && value.other !== null)
    return { ...value.other, rangeText: null, isConverted: true };
  const { low, high, unit, rangeText } = value;
  return { value: value.value, low, high, unit, rangeText, isConverted: false };
}

/** Ranges by class or by several groups are no verdict, so they are no band either. */
export const isVerdict = ({ rangeKind }: Pick<BloodValue, 'rangeKind'>): boolean =>
  rangeKind === 'INTERVAL' || rangeKind === 'LIMIT';

export const BAR_STATES: Record<BloodValue['position'], RangeBarState> = {
  BELOW: 'below',
  WITHIN: 'inside',
  ABOVE: 'above',
  UNKNOWN: 'none',
};

export const isOutside = ({ position }: Pick<BloodValue, 'position'>): boolean =>
  position === 'BELOW' || position === 'ABOVE';

/** The values by group in the order of the definition table; in each, those outside their range first. */
export function groupsOf(values: readonly BloodValue[]): { group: BloodGroup; values: BloodValue[] }[] {
  const groups = new Map<BloodGroup, BloodValue[]>();
  for (const value of values) groups.set(value.group, [...(groups.get(value.group) ?? []), value]);
  return [...groups].map(([group, all]) => ({
    group,
    values: [...all.filter(isOutside), ...all.filter((value) => !isOutside(value))],
  }));
}

import { isNumber } from '../cartesian/numberAxis.ts';

/** The usual range; an omitted side is open. */
export interface TrendReference {
  readonly low?: number;
  readonly high?: number;
}

/** A reference valid from a moment until the next one, such as after a birthday. */
export interface TrendReferenceStep extends TrendReference {
  /** Seconds since the epoch. */
  readonly from: number;
}

export type TrendState = 'below' | 'within' | 'above' | 'unknown';

/** One reference for all times, or several in succession. */
export function referenceSteps(
  reference: TrendReference | readonly TrendReferenceStep[] | undefined,
): readonly TrendReferenceStep[] {
  if (!reference) return [];
  if (isSteps(reference)) return [...reference].sort((a, b) => a.from - b.from);
  return [{ ...reference, from: Number.NEGATIVE_INFINITY }];
}
const isSteps = (
  reference: TrendReference | readonly TrendReferenceStep[],
): reference is readonly TrendReferenceStep[] => Array.isArray(reference);

/** How a value compares with the reference valid at its moment; the limits are inside the range. */
export function trendState(
  value: number | null | undefined,
  at: number,
  steps: readonly TrendReferenceStep[],
): TrendState {
  const step = steps.findLast(({ from }) => from <= at);
  if (!step || !isNumber(value)) return 'unknown';
  if (isNumber(step.low) && value < step.low) return 'below';
  return isNumber(step.high) && value > step.high ? 'above' : 'within';
}

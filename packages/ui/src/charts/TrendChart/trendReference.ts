import { isNumber } from '../cartesian/numberAxis.ts';

/** What counts as usual; a side left out is open. */
export interface TrendReference {
  readonly low?: number;
  readonly high?: number;
}

/** A reference from a moment until the next one, such as after a birthday. */
export interface TrendReferenceStep extends TrendReference {
  /** Seconds since the epoch. */
  readonly from: number;
}

export type TrendState = 'below' | 'within' | 'above' | 'unknown';

/** One reference for all times, or several that follow one another. */
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

/** How a value stands to the reference of its moment; the limits themselves are usual. */
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

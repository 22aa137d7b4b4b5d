import { isNumber } from '../cartesian/numberAxis.ts';

/** From a minimum to a maximum, either of which may be open, or a target with a tolerance. */
export type NutrientReference =
  { readonly min?: number; readonly max?: number } | { readonly target: number; readonly tolerance: number };

export type NutrientState = 'unknown' | 'noReference' | 'under' | 'inside' | 'over';

export interface NutrientBand {
  /** The band's edges; the low one of an open band is 0, the high one infinite. */
  readonly low: number;
  readonly high: number;
  /** What a share is of: the target, the minimum, or the maximum where there is no minimum. */
  readonly whole: number;
}

/** The band of a reference; `null` for one that has no bounds, or impossible ones. */
export function bandOf(reference: NutrientReference | undefined): NutrientBand | null {
  if (!reference) return null;
  if ('target' in reference) {
    const { target, tolerance } = reference;
    if (!isNumber(target) || !isNumber(tolerance) || target <= 0 || tolerance < 0) return null;
    return { low: Math.max(0, target - tolerance), high: target + tolerance, whole: target };
  }
  const low = isNumber(reference.min) && reference.min > 0 ? reference.min : 0;
  const high = isNumber(reference.max) ? reference.max : Number.POSITIVE_INFINITY;
  if (high < low || (low === 0 && high === Number.POSITIVE_INFINITY)) return null;
  return { low, high, whole: low > 0 ? low : high };
}

/** Amounts are known, finite and not negative. */
export const isKnown = (amount: number | null | undefined): amount is number =>
  isNumber(amount) && amount >= 0;

/** Where an amount is; both edges belong to the band. */
export function nutrientState(amount: number | null | undefined, band: NutrientBand | null): NutrientState {
  if (!isKnown(amount)) return 'unknown';
  if (!band) return 'noReference';
  return amount < band.low ? 'under' : amount > band.high ? 'over' : 'inside';
}

/**
 * The value at the right end of a row. The upper edge of every band is at two thirds, so that what goes over is at the
 * same place in all rows; a band without one begins in the middle.
 */
export function scaleEnd(amount: number | null | undefined, band: NutrientBand | null): number {
  if (!band) return isKnown(amount) && amount > 0 ? amount * 1.5 : 1;
  const end = band.high === Number.POSITIVE_INFINITY ? band.low * 2 : band.high * 1.5;
  return end > 0 ? end : 1;
}

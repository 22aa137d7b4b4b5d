import { CGM_RANGES, type RangeProfile } from '@healzy/domain/cgm';

export interface Plot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Glucose in mg/dL to a height in a plot: from 0 to the tallest value shown. */
export interface GlucoseScale {
  readonly top: number;
  at(mgdl: number): number;
}

/** At least to 300 mg/dL, so that reports can be compared; in steps of 50 above. */
export function glucoseScale({ y, height }: Plot, highest: number): GlucoseScale {
  const top = Math.min(500, Math.max(300, Math.ceil(highest / 50) * 50));
  return { top, at: (mgdl) => y + height - (Math.min(top, Math.max(0, mgdl)) / top) * height };
}

/** The thresholds of a profile, mg/dL, from low to high. */
export function thresholds(profile: RangeProfile) {
  const { severeLow, low, high, severeHigh } = CGM_RANGES[profile];
  return { severeLow, low, high, severeHigh };
}

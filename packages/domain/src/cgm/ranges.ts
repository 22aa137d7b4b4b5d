import { type RangeProfile, TARGET_RANGES } from '../medical-tests/index.ts';
import { MGDL_PER_MMOLL, type GlucoseUnit } from '../shared/index.ts';

export { MGDL_PER_MMOLL };
export type { RangeProfile };

/** Glucose levels from low to high, as the heat map names them (specification 9.6). */
export const CGM_LEVELS = ['SEVERE_HYPOGLYCEMIA', 'LOW', 'NORMAL', 'HIGH', 'SEVERE_HYPERGLYCEMIA'] as const;
export type CgmLevel = (typeof CGM_LEVELS)[number];

/**
 * Thresholds of one profile, mg/dL. Without gaps for values between whole numbers: severe hypoglycemia g < severeLow,
 * low g < low, normal g ≤ high, high g ≤ severeHigh, severe hyperglycemia above.
 */
export interface CgmRange {
  severeLow: number;
  low: number;
  high: number;
  severeHigh: number;
  /** The same as displayed in mmol/L, one decimal (consensus table, not a conversion). */
  mmol: { severeLow: number; low: number; high: number; severeHigh: number };
}

const CONSENSUS: CgmRange = {
  severeLow: 54,
  ...TARGET_RANGES.STANDARD,
  severeHigh: 250,
  mmol: { severeLow: 3.0, low: 3.9, high: 10.0, severeHigh: 13.9 },
};

/**
 * Ranges by profile: international consensus, the same for older people and those at high risk (who differ in their goals
 * alone, see `CGM_GOALS`), tight (people without diabetes), pregnancy.
 */
export const CGM_RANGES: Record<RangeProfile, CgmRange> = {
  STANDARD: CONSENSUS,
  OLDER_OR_HIGH_RISK: CONSENSUS,
  TIGHT: {
    severeLow: 54,
    ...TARGET_RANGES.TIGHT,
    severeHigh: 250,
    mmol: { severeLow: 3.0, low: 3.9, high: 7.8, severeHigh: 13.9 },
  },
  PREGNANCY: {
    severeLow: 54,
    ...TARGET_RANGES.PREGNANCY,
    severeHigh: 250,
    mmol: { severeLow: 3.0, low: 3.5, high: 7.8, severeHigh: 13.9 },
  },
};

/**
 * Index of a value's level in {@link CGM_LEVELS}, 0–4. Always takes the stored mg/dL: classifying a rounded mmol/L
 * value would flip readings at 3.85.
 */
export function levelIndexOf(mgdl: number, profile: RangeProfile = 'STANDARD'): number {
  const range = CGM_RANGES[profile];
  if (mgdl < range.severeLow) return 0;
  if (mgdl < range.low) return 1;
  if (mgdl <= range.high) return 2;
  return mgdl <= range.severeHigh ? 3 : 4;
}

/** The level of a value. @example levelOf(180.5) // 'HIGH' */
export function levelOf(mgdl: number, profile: RangeProfile = 'STANDARD'): CgmLevel {
  return CGM_LEVELS[levelIndexOf(mgdl, profile)]!;
}

/** The displayed threshold of a profile in a person's unit. */
export function rangeIn(profile: RangeProfile, unit: GlucoseUnit) {
  const { severeLow, low, high, severeHigh, mmol } = CGM_RANGES[profile];
  return unit === 'mmol/L' ? mmol : { severeLow, low, high, severeHigh };
}

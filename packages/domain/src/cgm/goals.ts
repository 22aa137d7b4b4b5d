import type { GlucoseUnit } from '../shared/index.ts';
import type { CgmScore, TimeInRanges } from './metric-types.ts';
import { CGM_LEVELS, CGM_RANGES, rangeIn, type CgmLevel, type RangeProfile } from './ranges.ts';

/** Coefficient of variation up to which glucose counts as stable, percent (Monnier 2017, 10.2337/dc16-1769). */
export const CV_STABLE_MAX = 36;

/** How a figure compares with its published goal. `FAR_OUT` is at what the consensus calls level 2. */
export const GOAL_VERDICTS = ['IN_GOAL', 'OUT_OF_GOAL', 'FAR_OUT', 'NO_GOAL'] as const;
export type GoalVerdict = (typeof GOAL_VERDICTS)[number];

/**
 * How a score compares with its goal: a glucose value by its level, the coefficient of variation by 36 %, time in range
 * by the profile's goal. EFFICIENCY has no published goal, and neither has a score without a value.
 */
export function scoreVerdict(score: CgmScore, profile: RangeProfile): GoalVerdict {
  if (score.value === null) return 'NO_GOAL';
  // The thresholds for fasting glucose are for laboratory plasma; the range of a sensor's trace says nothing about it.
  if (score.id === 'FASTING_GLUCOSE') return 'NO_GOAL';
  if (score.level !== null) {
    if (score.level === 'NORMAL') return 'IN_GOAL';
    return score.level === 'LOW' || score.level === 'HIGH' ? 'OUT_OF_GOAL' : 'FAR_OUT';
  }
  if (score.id === 'COEFFICIENT_OF_VARIATION') {
    return score.value <= CV_STABLE_MAX ? 'IN_GOAL' : 'OUT_OF_GOAL';
  }
  const goal = CGM_RANGES[profile].goals.inRange;
  if (score.id !== 'TIME_IN_RANGE' || goal === null) return 'NO_GOAL';
  return score.value > goal ? 'IN_GOAL' : 'OUT_OF_GOAL';
}

/** A goal for the share of time at a level: less or more than `percent` of it. */
export interface LevelGoal {
  direction: 'LESS_THAN' | 'MORE_THAN';
  percent: number;
  isMet: boolean;
}

/**
 * The consensus goals for the time at each level (Battelino 2019, 10.2337/dci19-0028). The goals for LOW and HIGH are
 * for all the time below and above the range, including the severe part; null where there is no goal.
 */
export function levelGoals({ levels, profile }: TimeInRanges): Record<CgmLevel, LevelGoal | null> {
  const percent = Object.fromEntries(levels.map((share) => [share.level, share.percent])) as Record<
    CgmLevel,
    number
  >;
  const { goals } = CGM_RANGES[profile];
  const lessThan = (goal: number | null, share: number): LevelGoal | null =>
    goal === null ? null : { direction: 'LESS_THAN', percent: goal, isMet: share < goal };
  return {
    SEVERE_HYPOGLYCEMIA: lessThan(goals.belowSevereLow, percent.SEVERE_HYPOGLYCEMIA),
    LOW: lessThan(goals.belowLow, percent.SEVERE_HYPOGLYCEMIA + percent.LOW),
    NORMAL:
      goals.inRange === null
        ? null
        : { direction: 'MORE_THAN', percent: goals.inRange, isMet: percent.NORMAL > goals.inRange },
    HIGH: lessThan(goals.aboveHigh, percent.HIGH + percent.SEVERE_HYPERGLYCEMIA),
    SEVERE_HYPERGLYCEMIA: lessThan(goals.aboveSevereHigh, percent.SEVERE_HYPERGLYCEMIA),
  };
}

/** Minutes of a whole day for a share of the time. @example minutesADay(50) // 720 */
export function minutesADay(percent: number): number {
  return (percent / 100) * 1440;
}

/** First and last displayed value of each level; null at the open ends. */
export type LevelBounds = Record<CgmLevel, { from: number | null; to: number | null }>;

/**
 * The bounds of the levels as displayed: whole mg/dL or tenths of a mmol/L, without the values that belong to the next
 * level.
 * @example levelBounds('STANDARD', 'mg/dL').LOW // { from: 54, to: 69 }
 */
export function levelBounds(profile: RangeProfile, unit: GlucoseUnit): LevelBounds {
  const { severeLow, low, high, severeHigh } = rangeIn(profile, unit);
  const steps = unit === 'mmol/L' ? 10 : 1;
  const next = (value: number, by: 1 | -1) => Math.round(value * steps + by) / steps;
  const bounds = [
    { from: null, to: severeLow },
    { from: severeLow, to: next(low, -1) },
    { from: low, to: high },
    { from: next(high, 1), to: severeHigh },
    { from: severeHigh, to: null },
  ];
  return Object.fromEntries(CGM_LEVELS.map((level, index) => [level, bounds[index]])) as LevelBounds;
}

/**
 * The bound displayed with `<` or `>` for a value that the sensor cut off, mg/dL. The value counts one beyond what the
 * sensor records (39, 401, 501); all that is known is that it is below 40, or above 400 or 500.
 */
export function censoredBound(mgdl: number, side: 'LOW' | 'HIGH'): number {
  return side === 'LOW' ? mgdl + 1 : mgdl - 1;
}

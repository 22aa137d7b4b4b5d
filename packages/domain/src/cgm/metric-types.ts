import type { Coverage } from './covered.ts';
import type { RiskGrade } from './findings/grades.ts';
import type { CgmLevel, RangeProfile } from './ranges.ts';
import type { SpanState } from './span-state.ts';
import type { LocalDate } from '../shared/index.ts';

/**
 * Metrics by the names of the consensus reports and of the reference data. Glucose in mg/dL, shares in percent of
 * the time with readings. null where there is too little data for the formula (two readings for sd, a day's distance for modd …).
 */
export interface CgmMetrics {
  n: number;
  mean: number | null;
  sd: number | null;
  cv: number | null;
  min: number | null;
  max: number | null;
  median: number | null;
  tbr_lt54: number | null;
  tbr_54_69: number | null;
  tir_70_180: number | null;
  titr_70_140: number | null;
  tir_63_140: number | null;
  tar_181_250: number | null;
  tar_gt250: number | null;
  gmi: number | null;
  ea1c: number | null;
  j_index: number | null;
  lbgi: number | null;
  hbgi: number | null;
  adrr: number | null;
  gri: number | null;
  cogi: number | null;
  mage: number | null;
  modd: number | null;
  conga24: number | null;
  active_percent: number | null;
}

/** Share of one level. */
export interface LevelShare {
  level: CgmLevel;
  count: number;
  minutes: number;
  /** Percent of all minutes with readings; unrounded, the five sum to 100. */
  percent: number;
  /** Whole percent for display; the five sum to exactly 100. */
  displayPercent: number;
}
export interface TimeInRanges {
  profile: RangeProfile;
  count: number;
  minutes: number;
  levels: LevelShare[];
}

export const CGM_SCORE_IDS = [
  'EFFICIENCY',
  'MIN_GLUCOSE',
  'MAX_GLUCOSE',
  'AVG_GLUCOSE',
  'COEFFICIENT_OF_VARIATION',
  'TIME_IN_RANGE',
  'FASTING_GLUCOSE',
] as const;
export type CgmScoreId = (typeof CGM_SCORE_IDS)[number];
export const CGM_TIMEFRAMES = ['DAILY', 'WEEKLY', 'EVENT'] as const;
export type CgmTimeframe = (typeof CGM_TIMEFRAMES)[number];
export const CGM_SCORE_STATES = ['SCORED', 'TOO_EARLY', 'MISSING_DATA', 'NO_DATA'] as const;
export type CgmScoreState = (typeof CGM_SCORE_STATES)[number];

export interface CgmScore {
  id: CgmScoreId;
  timeframe: CgmTimeframe;
  state: CgmScoreState;
  /** mg/dL for glucose, percent for CV and time in range, points 0–100 for EFFICIENCY; null unless SCORED. */
  value: number | null;
  /** Level of a reading, the lowest or the highest; null for means, which have a goal and no level. */
  level: CgmLevel | null;
  /** MIN and MAX: the sensor cut the value off, display `<40`, `>400` or `>500`. */
  censored: 'LOW' | 'HIGH' | null;
}

/** Whether there is enough data in a window: at least 70 % of the readings that its cadence implies. */
export interface Sufficiency {
  count: number;
  expected: number;
  percent: number;
  isEnough: boolean;
  /** Local days touched by the window, and how many of them have 70 % of their readings. */
  days: number;
  daysEnough: number;
  /** Fourteen days with 70 %: what the consensus requires before GMI and AGP are interpreted. */
  isConsensusEnough: boolean;
}

/** One local day of a series: 23 or 25 hours long when the clock changes. */
export interface LocalDay extends Coverage {
  date: LocalDate;
  fromEpoch: number;
  /** Exclusive. */
  toEpoch: number;
  /** Indices of its readings: `startIndex` … `endIndex − 1`. */
  startIndex: number;
  endIndex: number;
  hours: number;
}

export interface HeatCell {
  mean: number | null;
  /** Level of the mean; null unless MEASURED. */
  level: CgmLevel | null;
  state: SpanState;
  min: number | null;
  max: number | null;
  /** Grades of the lowest and the highest reading, measured or not: a low is one even in an hour with few readings. */
  low: RiskGrade;
  high: RiskGrade;
  /** Minutes below and above the range, which the mean of the hour may hide. */
  minutesBelow: number;
  minutesAbove: number;
  count: number;
  /** 0 for an hour that the clock skipped, double for a repeated one. */
  expected: number;
}
export interface HeatRow {
  date: LocalDate;
  /** 24, by clock hour. */
  cells: HeatCell[];
}

/** Percentiles of glucose by time of day. */
export interface Agp {
  stepMinutes: number;
  days: number;
  /** Minutes since local midnight. */
  minuteOfDay: number[];
  /** How many days contribute to each column. */
  count: number[];
  p5: (number | null)[];
  p25: (number | null)[];
  p50: (number | null)[];
  p75: (number | null)[];
  p95: (number | null)[];
}

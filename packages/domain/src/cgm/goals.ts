import { fromMgdl, type GlucoseUnit } from '../shared/index.ts';
import { CGM_LEVELS, rangeIn, type CgmLevel, type RangeProfile } from './ranges.ts';

/**
 * Figures that are compared with a goal, and those of the same tables that have none. Shares of time are of the time
 * with readings; TIME_BELOW and TIME_ABOVE are sums that include the severe part.
 */
export const CGM_GOAL_FIGURES = [
  'TIME_IN_RANGE',
  'TIME_IN_TIGHT_RANGE',
  'TIME_BELOW',
  'TIME_SEVERELY_BELOW',
  'TIME_ABOVE',
  'TIME_SEVERELY_ABOVE',
  'MEAN',
  'GMI',
  'CV',
  'GRI',
  'ACTIVE_TIME',
  'EFFICIENCY',
  'FASTING_GLUCOSE',
  'SD',
  'MAGE',
  'MODD',
  'LBGI',
  'HBGI',
] as const;
export type CgmGoalFigure = (typeof CGM_GOAL_FIGURES)[number];

/** How a figure is compared with the limit of its goal: `<`, `≤`, `>`, `≥`. */
export type GoalDirection = 'LESS_THAN' | 'AT_MOST' | 'MORE_THAN' | 'AT_LEAST';

/** Who published a goal. */
export interface GoalSource {
  label: string;
  doi: string;
}
export const GOAL_SOURCES = {
  BATTELINO_2019: { label: 'Battelino 2019', doi: '10.2337/dci19-0028' },
  /** The ambulatory glucose profile in the standards of care, section 6. */
  ADA_2025: { label: 'ADA 2025', doi: '10.2337/dc25-S006' },
  MONNIER_2017: { label: 'Monnier 2017', doi: '10.2337/dc16-1769' },
} as const satisfies Record<string, GoalSource>;

/** What a figure should be: percent, or mg/dL for glucose. */
export interface CgmGoal {
  direction: GoalDirection;
  limit: number;
  /** The limit as published in mmol/L, not a conversion; of goals in mg/dL. */
  limitMmol?: number;
  /** Missing it is a danger, not only something to improve. */
  isDanger?: true;
  source: GoalSource;
}

/**
 * Why a figure has no goal. NOT_PUBLISHED: nobody has published one. NO_CONSENSUS: values are published, no agreed goal.
 * PERSONAL: the consensus asks for a goal of the person's own. FOR_OTHERS: published for other people only.
 * ZONES: it is read by zones, not by a limit. PLASMA: the published limits are for laboratory plasma.
 */
export const NO_GOAL_REASONS = [
  'NOT_PUBLISHED',
  'NO_CONSENSUS',
  'PERSONAL',
  'FOR_OTHERS',
  'ZONES',
  'PLASMA',
] as const;
export type NoGoalReason = (typeof NO_GOAL_REASONS)[number];
export interface NoCgmGoal {
  none: NoGoalReason;
}

const { BATTELINO_2019, ADA_2025, MONNIER_2017 } = GOAL_SOURCES;
const none = (reason: NoGoalReason): NoCgmGoal => ({ none: reason });
const lessThan = (limit: number, source: GoalSource = BATTELINO_2019): CgmGoal => ({
  direction: 'LESS_THAN',
  limit,
  source,
});
const moreThan = (limit: number): CgmGoal => ({ direction: 'MORE_THAN', limit, source: BATTELINO_2019 });
const danger = (goal: CgmGoal): CgmGoal => ({ ...goal, isDanger: true });

const OF_EVERYBODY = {
  TIME_SEVERELY_BELOW: danger(lessThan(1)),
  TIME_IN_TIGHT_RANGE: none('NO_CONSENSUS'),
  GRI: none('ZONES'),
  ACTIVE_TIME: { direction: 'AT_LEAST', limit: 70, source: BATTELINO_2019 },
  CV: { direction: 'AT_MOST', limit: 36, source: MONNIER_2017 },
  EFFICIENCY: none('NOT_PUBLISHED'),
  FASTING_GLUCOSE: none('PLASMA'),
  SD: none('NOT_PUBLISHED'),
  MAGE: none('NOT_PUBLISHED'),
  MODD: none('NOT_PUBLISHED'),
  LBGI: none('NOT_PUBLISHED'),
  HBGI: none('NOT_PUBLISHED'),
} as const satisfies Partial<Record<CgmGoalFigure, CgmGoal | NoCgmGoal>>;

/**
 * The goals of every figure for every profile. A figure or a profile without an entry does not compile.
 *
 * OLDER_OR_HIGH_RISK: the consensus prints the share below 70 alone; its part below 54 has the same limit, for a part of
 * less than 1 % is less than 1 %. PREGNANCY: published for type 1 diabetes; the consensus has no percentages for
 * gestational and type 2 diabetes. TIGHT is for people without diabetes: what is above has no agreed goal, the limits of
 * what is below are those of adults with diabetes, as an upper bound.
 */
export const CGM_GOALS: Readonly<Record<RangeProfile, Readonly<Record<CgmGoalFigure, CgmGoal | NoCgmGoal>>>> =
  {
    STANDARD: {
      ...OF_EVERYBODY,
      TIME_IN_RANGE: moreThan(70),
      TIME_BELOW: lessThan(4),
      TIME_ABOVE: lessThan(25),
      TIME_SEVERELY_ABOVE: lessThan(5),
      MEAN: { ...lessThan(154, ADA_2025), limitMmol: 8.6 },
      GMI: lessThan(7, ADA_2025),
    },
    OLDER_OR_HIGH_RISK: {
      ...OF_EVERYBODY,
      TIME_IN_RANGE: moreThan(50),
      TIME_BELOW: lessThan(1),
      TIME_ABOVE: lessThan(50),
      TIME_SEVERELY_ABOVE: lessThan(10),
      MEAN: none('PERSONAL'),
      GMI: none('PERSONAL'),
    },
    TIGHT: {
      ...OF_EVERYBODY,
      TIME_IN_RANGE: none('NO_CONSENSUS'),
      TIME_BELOW: lessThan(4),
      TIME_ABOVE: none('NO_CONSENSUS'),
      TIME_SEVERELY_ABOVE: none('NO_CONSENSUS'),
      MEAN: none('FOR_OTHERS'),
      GMI: none('FOR_OTHERS'),
    },
    PREGNANCY: {
      ...OF_EVERYBODY,
      TIME_IN_RANGE: moreThan(70),
      TIME_BELOW: lessThan(4),
      TIME_ABOVE: lessThan(25),
      TIME_SEVERELY_ABOVE: none('NO_CONSENSUS'),
      MEAN: none('PERSONAL'),
      GMI: none('FOR_OTHERS'),
      GRI: none('FOR_OTHERS'),
    },
  };

/** The goal of a figure for a profile; null where there is none. */
export function goalOf(figure: CgmGoalFigure, profile: RangeProfile): CgmGoal | null {
  const goal = CGM_GOALS[profile][figure];
  return 'none' in goal ? null : goal;
}

/** How a figure compares with its goal. `FAR_OUT` where missing it is a danger. */
export const GOAL_VERDICTS = ['IN_GOAL', 'OUT_OF_GOAL', 'FAR_OUT', 'NO_GOAL'] as const;
export type GoalVerdict = (typeof GOAL_VERDICTS)[number];

/**
 * How a displayed number compares with a goal. It takes the number as displayed, so that a reader who compares the two
 * comes to the same verdict.
 */
function verdictOf(
  shown: number | null,
  goal: { direction: GoalDirection; limit: number; isDanger?: true } | null,
): GoalVerdict {
  if (shown === null || goal === null) return 'NO_GOAL';
  const { direction, limit } = goal;
  const isMet = {
    LESS_THAN: shown < limit,
    AT_MOST: shown <= limit,
    MORE_THAN: shown > limit,
    AT_LEAST: shown >= limit,
  }[direction];
  return isMet ? 'IN_GOAL' : goal.isDanger ? 'FAR_OUT' : 'OUT_OF_GOAL';
}

type FigureUnit = '%' | 'POINTS' | 'GLUCOSE';

/** Unit and decimals of each figure, wherever it is displayed. Glucose has none in mg/dL and one in mmol/L. */
const DISPLAYED: Readonly<Record<CgmGoalFigure, { unit: FigureUnit; digits: 0 | 1 }>> = {
  TIME_IN_RANGE: { unit: '%', digits: 1 },
  TIME_IN_TIGHT_RANGE: { unit: '%', digits: 1 },
  TIME_BELOW: { unit: '%', digits: 1 },
  TIME_SEVERELY_BELOW: { unit: '%', digits: 1 },
  TIME_ABOVE: { unit: '%', digits: 1 },
  TIME_SEVERELY_ABOVE: { unit: '%', digits: 1 },
  MEAN: { unit: 'GLUCOSE', digits: 0 },
  GMI: { unit: '%', digits: 1 },
  CV: { unit: '%', digits: 1 },
  GRI: { unit: 'POINTS', digits: 0 },
  ACTIVE_TIME: { unit: '%', digits: 1 },
  EFFICIENCY: { unit: 'POINTS', digits: 0 },
  FASTING_GLUCOSE: { unit: 'GLUCOSE', digits: 0 },
  SD: { unit: 'GLUCOSE', digits: 0 },
  MAGE: { unit: 'GLUCOSE', digits: 0 },
  MODD: { unit: 'GLUCOSE', digits: 0 },
  LBGI: { unit: 'POINTS', digits: 1 },
  HBGI: { unit: 'POINTS', digits: 1 },
};

/** A figure as displayed, with what it is compared with and how that ends. */
export interface DisplayedFigure {
  figure: CgmGoalFigure;
  /** Rounded, in `unit`; null without a value. */
  shown: number | null;
  /** There is some, but less than one unit of the last decimal: to be written `< 0.1`, not 0. */
  isTrace: boolean;
  digits: number;
  unit: '%' | 'POINTS' | GlucoseUnit;
  /** In `unit`. */
  goal: { direction: GoalDirection; limit: number; source: GoalSource } | null;
  /** Null with a goal. */
  noGoal: NoGoalReason | null;
  verdict: GoalVerdict;
}

/**
 * The one way from a figure to what is displayed of it: one rounding, and the verdict from the rounded number. A half is
 * rounded up. ACTIVE_TIME is cut off, not rounded, so that the displayed number reaches 70 exactly when the readings do.
 * A mean is displayed in the person's unit and compared in it with the limit published in that unit.
 *
 * @param value unrounded; glucose in mg/dL, shares in percent
 * @param isJudged false where there are too few readings for a verdict: the goal remains, the verdict is NO_GOAL
 * @example displayedFigure('TIME_IN_RANGE', 69.96, { profile: 'STANDARD' }).verdict // 'OUT_OF_GOAL': 70.0 is not > 70
 */
export function displayedFigure(
  figure: CgmGoalFigure,
  value: number | null,
  {
    profile,
    unit = 'mg/dL',
    isJudged = true,
  }: { profile: RangeProfile; unit?: GlucoseUnit; isJudged?: boolean },
): DisplayedFigure {
  const { unit: kind, digits: own } = DISPLAYED[figure];
  const isGlucose = kind === 'GLUCOSE';
  const digits = isGlucose && unit === 'mmol/L' ? 1 : own;
  const inUnit = value !== null && isGlucose ? fromMgdl(value, unit) : value;
  const shown = inUnit === null ? null : roundedTo(inUnit, digits, figure === 'ACTIVE_TIME');
  const entry = CGM_GOALS[profile][figure];
  const goal =
    'none' in entry
      ? null
      : {
          ...entry,
          limit: isGlucose && unit === 'mmol/L' ? (entry.limitMmol ?? entry.limit) : entry.limit,
        };
  return {
    figure,
    shown,
    isTrace: shown === 0 && value! > 0,
    digits,
    unit: isGlucose ? unit : kind,
    goal: goal && { direction: goal.direction, limit: goal.limit, source: goal.source },
    noGoal: 'none' in entry ? entry.none : null,
    verdict: isJudged ? verdictOf(shown, goal) : 'NO_GOAL',
  };
}

/** Binary fractions lie a little below the decimal that is meant: 100 · 0.7 is not less than 70. */
const NOISE = 1e-9;

function roundedTo(value: number, digits: number, isCut: boolean): number {
  const steps = 10 ** digits;
  return Math.floor(value * steps + (isCut ? 0 : 0.5) + NOISE) / steps;
}

/** Figures that are shares of the time at some levels, with the indices of those in {@link CGM_LEVELS}. */
export const SHARE_LEVELS = {
  TIME_SEVERELY_BELOW: [0],
  TIME_BELOW: [0, 1],
  TIME_IN_RANGE: [2],
  TIME_ABOVE: [3, 4],
  TIME_SEVERELY_ABOVE: [4],
} as const satisfies Partial<Record<CgmGoalFigure, readonly number[]>>;
export type ShareFigure = keyof typeof SHARE_LEVELS;

/** The figures of which some findings are, by the kind of finding. */
export const FINDING_FIGURES = {
  TIME_SEVERELY_LOW: 'TIME_SEVERELY_BELOW',
  TIME_LOW: 'TIME_BELOW',
  TIME_SEVERELY_HIGH: 'TIME_SEVERELY_ABOVE',
  TIME_HIGH: 'TIME_ABOVE',
  TIME_IN_RANGE: 'TIME_IN_RANGE',
  VARIABILITY: 'CV',
  TOO_LITTLE_DATA: 'ACTIVE_TIME',
} as const satisfies Partial<Record<string, CgmGoalFigure>>;

/** Percent of the time of a share, unrounded. @param levels of `timeInRanges` */
export function shareOfLevels(figure: ShareFigure, levels: readonly { percent: number }[]): number {
  const indices: readonly number[] = SHARE_LEVELS[figure];
  return indices.reduce((sum, level) => sum + (levels[level]?.percent ?? 0), 0);
}

/** How a screen or a printout writes numbers. */
export interface FigureWriter {
  number(value: number | null, digits?: number): string;
  percent(value: number | null, digits?: number): string;
}

/**
 * The number of a displayed figure without its unit, `< 0.1` for a trace; null without a value.
 * @example writtenNumber(displayedFigure('GMI', 6.94, { profile: 'STANDARD' }), formats) // '6.9'
 */
export function writtenNumber(
  { shown, isTrace, digits }: DisplayedFigure,
  { number }: Pick<FigureWriter, 'number'>,
): string | null {
  if (shown === null) return null;
  return isTrace ? `<\u00a0${number(10 ** -digits, digits)}` : number(shown, digits);
}

/** A displayed figure with its unit; points have none. Null without a value. */
export function writtenFigure(figure: DisplayedFigure, { number, percent }: FigureWriter): string | null {
  const { unit } = figure;
  if (unit === '%') return writtenNumber(figure, { number: percent });
  const text = writtenNumber(figure, { number });
  return text === null || unit === 'POINTS' ? text : `${text}\u00a0${unit}`;
}

const SIGNS: Readonly<Record<GoalDirection, string>> = {
  LESS_THAN: '<',
  AT_MOST: '≤',
  MORE_THAN: '>',
  AT_LEAST: '≥',
};

/** The text of a figure where neither its goal nor its verdict is shown. Null without a value. */
export function figureText(
  figure: CgmGoalFigure,
  value: number | null,
  writer: FigureWriter,
  unit?: GlucoseUnit,
): string | null {
  // The profile decides the goal alone, so that any of them has this text.
  return writtenFigure(
    displayedFigure(figure, value, { profile: 'STANDARD', ...(unit && { unit }) }),
    writer,
  );
}

/** The goal of a displayed figure, such as `> 70 %`; null where it has none. */
export function writtenGoal(
  { goal, unit }: DisplayedFigure,
  { number, percent }: FigureWriter,
): string | null {
  if (goal === null) return null;
  const { direction, limit } = goal;
  const digits = Number.isInteger(limit) ? 0 : 1;
  const text = unit === '%' ? percent(limit) : `${number(limit, digits)}\u00a0${unit}`;
  return `${SIGNS[direction]}\u00a0${text}`;
}

/**
 * The difference of two displayed numbers, rounded as they are: subtracting what is read gives what is written. Null
 * where one of them is missing.
 */
export function displayedChange(
  now: Pick<DisplayedFigure, 'shown' | 'digits'>,
  before: Pick<DisplayedFigure, 'shown'>,
): number | null {
  if (now.shown === null || before.shown === null) return null;
  const steps = 10 ** now.digits;
  return Math.round((now.shown - before.shown) * steps) / steps;
}

/** Zones of the glycaemia risk index, A the least risk (Klonoff 2022, 10.1177/19322968221085273). */
export const GRI_ZONES = ['A', 'B', 'C', 'D', 'E'] as const;
export type GriZone = (typeof GRI_ZONES)[number];

/**
 * Zone of a displayed index: 0–20 A, 21–40 B, 41–60 C, 61–80 D, 81–100 E. The bounds are of whole numbers, so that it is
 * found from the number that is read beside it.
 *
 * @example griZone(20) // 'A'
 */
export function griZone(shown: number): GriZone {
  return GRI_ZONES[Math.min(4, Math.max(0, Math.ceil(shown / 20) - 1))]!;
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

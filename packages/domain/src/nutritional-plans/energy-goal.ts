import { daysOfLocalDate, localDateOfDays, type LocalDate } from '../shared/index.ts';
import type { NeedMethod } from './energy-need.ts';
import type { LifeStage } from './life-stages.ts';

export const GOAL_DIRECTIONS = ['LOSE', 'MAINTAIN', 'GAIN'] as const;
export type GoalDirection = (typeof GOAL_DIRECTIONS)[number];

/** How much less or more is said: kilocalories a day, percent of the need, or kilograms a week at the beginning. */
export const GOAL_UNITS = ['KCAL', 'PERCENT', 'KG_WEEK'] as const;
export type GoalUnit = (typeof GOAL_UNITS)[number];

/** A plan's energy as a difference from what the person needs; everything it was derived from is kept with it. */
export interface EnergyGoal {
  direction: GoalDirection;
  /** Positive, in `unit`; 0 to keep the weight. */
  amount: number;
  unit: GoalUnit;
  /** The need that it starts from, with `extraKcal` of a stage, and the day on which it was true. */
  need: { kcal: number; method: NeedMethod; on: LocalDate; stage: LifeStage | null; extraKcal: number };
  /** The weight that it starts from; null where it is not known. */
  weight: { kg: number; on: LocalDate } | null;
  objectiveKg: number | null;
}

/** More than this a day is a mistyped figure: 2,000 kcal is what many people eat in all. */
export const GOAL_LIMITS = {
  amount: { KCAL: 2000, PERCENT: 75, KG_WEEK: 2 },
  objectiveKg: { min: 20, max: 400 },
} as const;

/** The crude rule that a kilogram of body weight is 7,700 kcal (Wishnofsky 1958): fair for the first weeks only. */
const KCAL_PER_KG = 7700;
const DAYS_PER_WEEK = 7;

/**
 * An amount as whole kilocalories a day. @example kcalOfAmount(0.5, 'KG_WEEK', 2500) // 550
 */
export function kcalOfAmount(amount: number, unit: GoalUnit, needKcal: number): number {
  if (unit === 'KCAL') return Math.round(amount);
  return Math.round(unit === 'PERCENT' ? (needKcal * amount) / 100 : (amount * KCAL_PER_KG) / DAYS_PER_WEEK);
}

/**
 * Kilocalories a day as an amount, with the digits that are typed. @example amountOfKcal(550, 'PERCENT', 2500) // 22
 */
export function amountOfKcal(kcal: number, unit: GoalUnit, needKcal: number): number {
  if (unit === 'KCAL') return Math.round(kcal);
  return unit === 'PERCENT'
    ? Math.round((1000 * kcal) / needKcal) / 10
    : Math.round((100 * kcal * DAYS_PER_WEEK) / KCAL_PER_KG) / 100;
}

/** Kilocalories a day less (negative) or more than the need. */
export function goalDifference({
  direction,
  amount,
  unit,
  need,
}: Pick<EnergyGoal, 'direction' | 'amount' | 'unit' | 'need'>): number {
  const kcal = kcalOfAmount(amount, unit, need.kcal);
  return direction === 'MAINTAIN' ? 0 : direction === 'LOSE' ? -kcal : kcal;
}

/** The energy of a day that a goal comes to. It is not clamped: a floor is asked about. */
export const goalEnergy = (goal: EnergyGoal): number => Math.round(goal.need.kcal) + goalDifference(goal);

/**
 * In the end a body changes by one kilogram for each 100 kJ a day, and half of that takes about a year (Hall et al.,
 * Lancet 2011;378:826–837, 10.1016/S0140-6736(11)60812-X): a lighter body uses less.
 */
const KCAL_PER_KG_IN_THE_END = 100 / 4.184;
const HALF_TIME_DAYS = 365;

/** When an objective weight is reached: not before `earliest`, by the crude rule; by `latest` as the body adapts. */
export type GoalReach =
  | { kind: 'REACHED'; earliest: LocalDate; latest: LocalDate }
  /** The body adapts before it is there: this is where the weight settles. */
  | { kind: 'SETTLES'; earliest: LocalDate; settlesKg: number }
  /** The objective is on the other side of the weight. */
  | { kind: 'AWAY' };

/**
 * The dates between which an objective weight is expected. The rule of 7,700 kcal gives the first, because it leaves out
 * that the need falls with the weight; Hall's rule gives the second, which is late in the first weeks. Null where there is
 * nothing to say: no objective, no weight, no difference, or a body that changes for other reasons (a child, pregnancy,
 * breastfeeding).
 *
 * @param from the day on which it begins
 * @param isAdult whether the person has stopped growing
 */
export function goalReach(goal: EnergyGoal, from: LocalDate, isAdult: boolean): GoalReach | null {
  const { objectiveKg, weight, need } = goal;
  const difference = goalDifference(goal);
  const start = daysOfLocalDate(from);
  if (objectiveKg === null || weight === null || difference === 0) return null;
  if (!isAdult || need.stage !== null || start === null) return null;
  const change = objectiveKg - weight.kg;
  if (change === 0 || change > 0 !== difference > 0) return { kind: 'AWAY' };
  const earliest = localDateOfDays(start + Math.ceil((change * KCAL_PER_KG) / difference));
  const eventual = difference / KCAL_PER_KG_IN_THE_END;
  const share = change / eventual;
  if (share >= 1) return { kind: 'SETTLES', earliest, settlesKg: weight.kg + eventual };
  const days = Math.ceil(-Math.log2(1 - share) * HALF_TIME_DAYS);
  // Nobody plans for longer than that, and the date would be beyond the calendar as the share comes near to one.
  if (days > 10 * HALF_TIME_DAYS) return { kind: 'SETTLES', earliest, settlesKg: weight.kg + eventual };
  return { kind: 'REACHED', earliest, latest: localDateOfDays(start + days) };
}

/**
 * What must be said beside a goal. `FAST`: more than 1 % of the weight a week. `LARGE_DEFICIT`: more than the 750 kcal that
 * AHA/ACC/TOS 2013 prescribe. `LARGE_SURPLUS`: more than 500 kcal, of which more becomes fat (ours). `BREASTFEEDING`: a
 * deficit while breastfeeding. `OLDER`: from 65 years on muscle is lost with the weight (ESPEN 2022, geriatrics).
 */
export const GOAL_CAUTIONS = ['FAST', 'LARGE_DEFICIT', 'LARGE_SURPLUS', 'BREASTFEEDING', 'OLDER'] as const;
export type GoalCaution = (typeof GOAL_CAUTIONS)[number];

const OLDER_FROM = 65;

export function goalCautions(goal: EnergyGoal, age: number | null): GoalCaution[] {
  const difference = goalDifference(goal);
  const weekly = (Math.abs(difference) * DAYS_PER_WEEK) / KCAL_PER_KG;
  const isLoss = difference < 0;
  const found: Record<GoalCaution, boolean> = {
    FAST: isLoss && goal.weight !== null && weekly > goal.weight.kg / 100,
    LARGE_DEFICIT: difference < -750,
    LARGE_SURPLUS: difference > 500,
    BREASTFEEDING: isLoss && goal.need.stage?.startsWith('LACTATION') === true,
    OLDER: isLoss && age !== null && age >= OLDER_FROM,
  };
  return GOAL_CAUTIONS.filter((each) => found[each]);
}

import type { EnergyDoubt } from './energy-floor.ts';
import type { EnergyGoal } from './energy-goal.ts';
import { ok, refused, type LocalDate, type Result } from '../shared/index.ts';

/**
 * Where a plan's energy comes from: calorimetry, a formula over the patient's data, the specialist, or a deficit or surplus
 * from what the person needs.
 */
export const ENERGY_SOURCES = ['MEASURED', 'PREDICTED', 'TYPED', 'GOAL'] as const;
export type EnergySource = (typeof ENERGY_SOURCES)[number];

/** Energy of a day, in whole kilocalories, with its source and the day on which it was true. */
export interface EnergyTarget {
  kcal: number;
  source: EnergySource;
  on: LocalDate;
  /** What it was derived from; of `GOAL` only. */
  goal?: EnergyGoal;
  /** Who confirmed an energy that is below the floor of this person, or above what is plausible. */
  confirmed?: EnergyConfirmation;
}

/** An energy that a named person answers for: what was asked, who confirmed it, and when. */
export interface EnergyConfirmation extends EnergyDoubt {
  by: string | null;
  at: string;
}

/** A plan below is a fast, one above no person's; both are refused rather than planned. */
export const PLAN_ENERGY_KCAL = { min: 500, max: 8000 } as const;

/**
 * Refuses energy that is missing, no number or out of bounds; rounds it to whole kilocalories.
 *
 * @example checkEnergyTarget({ kcal: 2000.4, source: 'PREDICTED', on: '2026-11-23' }).value.kcal // 2000
 */
export function checkEnergyTarget({
  kcal,
  source,
  on,
}: {
  kcal: number | null;
  source: EnergySource;
  on: LocalDate;
}):
  | Result<EnergyTarget, 'REQUIRED' | 'NUMBER_INVALID'>
  | Result<never, 'OUT_OF_RANGE', typeof PLAN_ENERGY_KCAL> {
  if (kcal === null) return refused('REQUIRED', undefined);
  if (!Number.isFinite(kcal)) return refused('NUMBER_INVALID', undefined);
  const whole = Math.round(kcal);
  return whole < PLAN_ENERGY_KCAL.min || whole > PLAN_ENERGY_KCAL.max
    ? refused('OUT_OF_RANGE', PLAN_ENERGY_KCAL)
    : ok({ kcal: whole, source, on });
}

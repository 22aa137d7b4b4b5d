import type { LocalDate } from '../shared/index.ts';
import { energyBalance, type EnergyInput } from '../patient-data/index.ts';
import type { EnergyTarget } from './energy-target.ts';
import { MACROS } from './meals.ts';
import type { MacroShares } from './shares.ts';

/**
 * The energy of a plan from a resting energy that was measured: the total expenditure with the answered activity, of the
 * day of the test. Null where the measured one does not count (`energyBalance`), or the activity is not known.
 */
export function measuredEnergy(input: EnergyInput): EnergyTarget | null {
  const { basal, total } = energyBalance(input);
  const on = input.measuredBasalKcal?.on;
  return basal?.method === 'MEASURED' && total !== null && on !== undefined
    ? { kcal: total.kcal, source: 'MEASURED', on }
    : null;
}

/** What a plan says of where its shares are from: what is changed by hand is no longer what was measured. */
export const macrosMeasuredOnAfter = (
  before: { macroShares: MacroShares; macrosMeasuredOn: LocalDate | null },
  after: MacroShares,
): LocalDate | null =>
  MACROS.every((macro) => before.macroShares[macro] === after[macro]) ? before.macrosMeasuredOn : null;

/** What a test of calorimetry measured of the fuels at rest. */
export interface MeasuredFuel {
  /** Percent of the energy at rest that was fat; null where it was not measured. */
  fatShare: number | null;
  isSteady: boolean;
}

/** The share of fat that EFSA recommends for adults, percent of the energy (10.2903/j.efsa.2010.1461). */
const USUAL_FAT_SHARE = { low: 20, high: 35 };

interface MeasuredMix {
  /** Shares of a plan that match it; null where its protein leaves no room for them. */
  shares: MacroShares | null;
  /** Whether the plan has them. */
  isUsed: boolean;
  /** What must be said beside it. */
  cautions: ('NOT_STEADY' | 'UNUSUAL_FAT')[];
}

/**
 * Shares of a plan with as much fat as the person burnt at rest; protein stays, carbohydrates are what is left. Null where
 * the measured resting energy does not count either: of another quarter, from before a pregnancy, or not of an adult.
 *
 * @example measuredMix({ fatShare: 41.3, isSteady: true }, { CARBS: 45, FAT: 30, PROTEIN: 25 }, input)?.shares
 * // { CARBS: 34, FAT: 41, PROTEIN: 25 }
 */
export function measuredMix(
  { fatShare, isSteady }: MeasuredFuel,
  { FAT, PROTEIN }: MacroShares,
  input: EnergyInput,
): MeasuredMix | null {
  const { basal, gaps } = energyBalance(input);
  if (fatShare === null || basal?.method !== 'MEASURED' || gaps.includes('adult')) return null;
  const fat = Math.round(fatShare);
  const carbohydrates = Math.round((100 - fat - PROTEIN) * 100) / 100;
  const isUnusual = fat < USUAL_FAT_SHARE.low || fat > USUAL_FAT_SHARE.high;
  return {
    shares: fat < 0 || carbohydrates < 0 ? null : { CARBS: carbohydrates, FAT: fat, PROTEIN },
    isUsed: FAT === fat,
    cautions: [
      ...(isSteady ? [] : (['NOT_STEADY'] as const)),
      ...(isUnusual ? (['UNUSUAL_FAT'] as const) : []),
    ],
  };
}

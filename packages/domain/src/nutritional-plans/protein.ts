import { bodyMassIndexOf } from '../shared/index.ts';
import { KCAL_PER_GRAM } from './meals.ts';
import type { MacroShares } from './shares.ts';

/** By which weight protein is counted. */
export const PROTEIN_WEIGHTS = ['ACTUAL', 'ADJUSTED'] as const;
export type ProteinWeightBasis = (typeof PROTEIN_WEIGHTS)[number];

export interface ProteinWeight {
  basis: ProteinWeightBasis;
  kg: number;
  /** The weight at the ideal body mass index, which the adjusted one starts from; null for the actual one. */
  idealKg: number | null;
}

/** From this body mass index on an adjusted weight is offered. */
const OBESE_FROM = 30;
/** In kg/m²; the middle of the normal range. */
const IDEAL_BMI = 22;
/** A quarter of the excess counts: about as much of it is not fat (Wilkens 1984, American Dietetic Association). */
const EXCESS_SHARE = 0.25;

/**
 * The weights that protein can be counted by: the actual one, and from a body mass index of 30 on the adjusted one, ideal
 * weight (BMI 22) + 0.25 × (weight − ideal weight). Only an adult who is not pregnant has an adjusted weight.
 *
 * @example proteinWeights({ weightKg: 100, heightCm: 170, isAdjustable: true })[1] // { basis: 'ADJUSTED', kg: 72.7, idealKg: 63.6 }
 */
export function proteinWeights({
  weightKg,
  heightCm,
  isAdjustable,
}: {
  weightKg: number;
  heightCm: number | null;
  isAdjustable: boolean;
}): ProteinWeight[] {
  const actual: ProteinWeight = { basis: 'ACTUAL', kg: weightKg, idealKg: null };
  if (heightCm === null || !isAdjustable || bodyMassIndexOf(weightKg, heightCm) < OBESE_FROM) return [actual];
  const idealKg = IDEAL_BMI * (heightCm / 100) ** 2;
  const kg = idealKg + EXCESS_SHARE * (weightKg - idealKg);
  return [actual, { basis: 'ADJUSTED', kg: tenths(kg), idealKg: tenths(idealKg) }];
}

const tenths = (value: number): number => Math.round(10 * value) / 10;

/** Grams a day of a plan's protein. @example proteinGrams(2000, 25) // 125 */
export const proteinGrams = (kcal: number, share: number): number =>
  Math.round((kcal * share) / 100 / KCAL_PER_GRAM.PROTEIN);

/**
 * The shares of a plan with as much protein for each kilogram; fat stays, carbohydrates are what is left. Null where that
 * leaves no room for them.
 *
 * @example sharesWithProtein({ kcal: 2000, gramsPerKg: 1.6, kg: 75 }, { CARBS: 45, FAT: 30, PROTEIN: 25 })
 * // { CARBS: 46, FAT: 30, PROTEIN: 24 }
 */
export function sharesWithProtein(
  { kcal, gramsPerKg, kg }: { kcal: number; gramsPerKg: number; kg: number },
  { FAT }: Pick<MacroShares, 'FAT'>,
): MacroShares | null {
  const PROTEIN = Math.round((100 * gramsPerKg * kg * KCAL_PER_GRAM.PROTEIN) / kcal);
  const CARBS = Math.round(100 * (100 - FAT - PROTEIN)) / 100;
  return PROTEIN < 0 || CARBS < 0 ? null : { CARBS, FAT, PROTEIN };
}

/**
 * What must be said of an adult's protein: below 0.83 g/kg, the intake that covers nearly everybody (EFSA 2012,
 * 10.2903/j.efsa.2012.2557), or above 2 g/kg, the most that sport recommends (ISSN 2017, 10.1186/s12970-017-0177-8).
 */
export const proteinCaution = (gramsPerKg: number): 'LOW' | 'HIGH' | null =>
  gramsPerKg < 0.83 ? 'LOW' : gramsPerKg > 2 ? 'HIGH' : null;

import type { BiologicalSex } from '../../patients/index.ts';
import type { OptionOf } from '../option-sets.ts';
import { ADULT_AGE } from './indices.ts';

export type ActivityLevel = OptionOf<'activityLevel'>;

/** What a day's activity multiplies the basal energy by (the factors in common use with Mifflin–St Jeor). */
export const ACTIVITY_FACTORS = {
  SEDENTARY: 1.2,
  LIGHT: 1.375,
  MODERATE: 1.55,
  ACTIVE: 1.725,
  VERY_ACTIVE: 1.9,
} as const satisfies Record<ActivityLevel, number>;

/** How the basal energy was found: measured goes before computed, and lean mass before weight alone. */
export const BASAL_METHODS = ['MEASURED', 'KATCH_MCARDLE', 'MIFFLIN_ST_JEOR'] as const;
export type BasalMethod = (typeof BASAL_METHODS)[number];

/**
 * Basal energy of an adult in kcal a day: 10 W + 6.25 H − 5 A + 5 for men, − 161 for women (Mifflin et al., Am J Clin
 * Nutr 1990;51:241–247). Weight in kilograms, height in centimetres, age in whole years.
 *
 * @example mifflinStJeorKcal({ sex: 'MALE', weightKg: 80, heightCm: 180, ageYears: 30 }) // 1780
 */
export function mifflinStJeorKcal(body: {
  sex: BiologicalSex;
  weightKg: number;
  heightCm: number;
  ageYears: number;
}): number {
  return 10 * body.weightKg + 6.25 * body.heightCm - 5 * body.ageYears + (body.sex === 'MALE' ? 5 : -161);
}

/**
 * Basal energy of an adult in kcal a day from the lean mass in kilograms: 370 + 21.6 LBM (Katch & McArdle).
 *
 * @example katchMcArdleKcal(64) // 1752.4
 */
export function katchMcArdleKcal(leanMassKg: number): number {
  return 370 + 21.6 * leanMassKg;
}

/** What the energy balance is computed from; null where it is not known. */
export interface EnergyInput {
  sex: BiologicalSex;
  ageYears: number | null;
  weightKg: number | null;
  heightCm: number | null;
  fatPercent: number | null;
  activityLevel: ActivityLevel | null;
  /** Kilocalories a day that are eaten now. */
  currentIntakeKcal: number | null;
  /** Resting energy that a calorimetry found, which then stands for the computed one. */
  measuredBasalKcal?: number | null;
}

/** What is missing for the next value to be computed. */
export type EnergyGap = 'weightKg' | 'heightCm' | 'age' | 'activityLevel' | 'currentIntakeKcal' | 'adult';

/** Whether less or more is eaten than is spent. */
export type Deviation = { kind: 'DEFICIT' | 'SURPLUS' | 'BALANCED'; kcal: number };

export interface EnergyBalance {
  /** Whole kilocalories a day. */
  basal: { kcal: number; method: BasalMethod } | null;
  factor: number | null;
  totalKcal: number | null;
  currentKcal: number | null;
  /** Current minus total: what lacks (negative) or is too much. */
  deviation: Deviation | null;
  gaps: EnergyGap[];
}

function basalOf(input: EnergyInput): { basal: EnergyBalance['basal']; gaps: EnergyGap[] } {
  const { sex, ageYears, weightKg, heightCm, fatPercent, measuredBasalKcal = null } = input;
  if (measuredBasalKcal !== null)
    return { basal: { kcal: Math.round(measuredBasalKcal), method: 'MEASURED' }, gaps: [] };
  // Both formulas were found with adults.
  if (ageYears !== null && ageYears < ADULT_AGE) return { basal: null, gaps: ['adult'] };
  if (weightKg !== null && ageYears !== null && fatPercent !== null) {
    const kcal = Math.round(katchMcArdleKcal(weightKg * (1 - fatPercent / 100)));
    return { basal: { kcal, method: 'KATCH_MCARDLE' }, gaps: [] };
  }
  if (weightKg === null || heightCm === null || ageYears === null) {
    return {
      basal: null,
      gaps: [
        ...(weightKg === null ? (['weightKg'] as const) : []),
        ...(heightCm === null ? (['heightCm'] as const) : []),
        ...(ageYears === null ? (['age'] as const) : []),
      ],
    };
  }
  const kcal = Math.round(mifflinStJeorKcal({ sex, weightKg, heightCm, ageYears }));
  return { basal: { kcal, method: 'MIFFLIN_ST_JEOR' }, gaps: [] };
}

/**
 * Basal energy, activity factor, total, current intake and how far it deviates (specification section 3). Basal is
 * Katch–McArdle when the fat percentage is known, else Mifflin–St Jeor; measured when a calorimetry says so. Each value
 * is rounded to whole kilocalories before the next is computed, so that what is shown adds up.
 *
 * @example
 * energyBalance({ sex: 'MALE', ageYears: 30, weightKg: 80, heightCm: 180, fatPercent: null, activityLevel: 'MODERATE',
 *   currentIntakeKcal: 2400 }).deviation // { kind: 'DEFICIT', kcal: -359 }
 */
export function energyBalance(input: EnergyInput): EnergyBalance {
  const { basal, gaps } = basalOf(input);
  const { activityLevel, currentIntakeKcal: currentKcal } = input;
  const factor = activityLevel === null ? null : ACTIVITY_FACTORS[activityLevel];
  const totalKcal = basal === null || factor === null ? null : Math.round(basal.kcal * factor);
  return {
    basal,
    factor,
    totalKcal,
    currentKcal,
    deviation: totalKcal === null || currentKcal === null ? null : deviationOf(currentKcal - totalKcal),
    gaps: [
      ...gaps,
      ...(factor === null ? (['activityLevel'] as const) : []),
      ...(currentKcal === null ? (['currentIntakeKcal'] as const) : []),
    ],
  };
}

function deviationOf(kcal: number): Deviation {
  return { kind: kcal < 0 ? 'DEFICIT' : kcal > 0 ? 'SURPLUS' : 'BALANCED', kcal };
}

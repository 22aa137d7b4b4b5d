import type { BiologicalSex } from '../../patients/index.ts';
import { ADULT_AGE, ageOn, type LocalDate } from '../../shared/index.ts';
import type { OptionOf } from '../option-sets.ts';
import {
  isAdultOn,
  isTooOldOn,
  tooOldAmong,
  type ComputedInput,
  type Dated,
  type InputDay,
  type TooOld,
} from './combining.ts';

export type ActivityLevel = OptionOf<'activityLevel'>;

/** Multiplies the basal energy by a day's activity (the factors commonly used with Mifflin–St Jeor). */
const ACTIVITY_FACTORS = {
  SEDENTARY: 1.2,
  LIGHT: 1.375,
  MODERATE: 1.55,
  ACTIVE: 1.725,
  VERY_ACTIVE: 1.9,
} as const satisfies Record<ActivityLevel, number>;

/** How the basal energy was determined: measured takes precedence over computed, and lean mass over weight alone. */
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

/** The inputs of the energy balance, each with its day; null where unknown. */
export interface EnergyInput {
  sex: BiologicalSex;
  birthdate: LocalDate;
  weightKg: Dated | null;
  heightCm: Dated | null;
  fatPercent: Dated | null;
  activityLevel: Dated<ActivityLevel> | null;
  /** Current intake in kilocalories a day. */
  currentIntakeKcal: Dated | null;
  /** Resting energy measured by calorimetry, which then replaces the computed one. */
  measuredBasalKcal?: Dated | null;
  /** Where it is given, a measured energy older than a quarter of a year does not count. */
  today?: LocalDate;
  /** The day on which the record says that the patient is pregnant: a measurement before it is of another state. */
  pregnantOn?: LocalDate | null;
}

/** Whether the record says that someone is pregnant: only pregnancy has gestational diabetes, and a man is not. */
export const isPregnantBy = (
  sex: BiologicalSex | null,
  { diseases, pregnancy }: { diseases: readonly string[] | null; pregnancy: string | null },
): boolean =>
  sex !== 'MALE' && (pregnancy === 'PREGNANT' || diseases?.includes('GESTATIONAL_DIABETES') === true);

/** What is missing for the next value to be computed. */
export type EnergyGap =
  'weightKg' | 'heightCm' | 'age' | 'activityLevel' | 'currentIntakeKcal' | 'adult' | MeasuredGap;

/** Why a measured energy does not count. */
type MeasuredGap = 'measuredOld' | 'measuredBeforePregnancy';

/** Whole kilocalories a day, and the days of the inputs. */
export interface ComputedEnergy {
  kcal: number;
  inputs: readonly InputDay[];
}

/** Whether intake is below or above expenditure. */
export type DeviationKind = 'DEFICIT' | 'SURPLUS' | 'BALANCED';

export interface EnergyBalance {
  basal: (ComputedEnergy & { method: BasalMethod }) | null;
  factor: Dated | null;
  total: ComputedEnergy | null;
  current: ComputedEnergy | null;
  /** Current minus total: a deficit is negative, a surplus positive. */
  deviation: (ComputedEnergy & { kind: DeviationKind }) | null;
  gaps: EnergyGap[];
  /** Inputs left out, or that prevented a computation, because they are too old compared with the rest. */
  tooOld: TooOld[];
}

type Basal = Pick<EnergyBalance, 'basal' | 'gaps' | 'tooOld'>;

const dayOf = (input: ComputedInput, { on }: Dated<unknown>): InputDay => ({ input, on });

/** Why the measured energy of another time does not count today. */
function measuredGap({ measuredBasalKcal, today, pregnantOn }: EnergyInput): MeasuredGap | null {
  if (!measuredBasalKcal) return null;
  if (pregnantOn && measuredBasalKcal.on < pregnantOn) return 'measuredBeforePregnancy';
  return today !== undefined && isTooOldOn(dayOf('measuredBasalKcal', measuredBasalKcal), today)
    ? 'measuredOld'
    : null;
}

function basalOf(input: EnergyInput): Basal {
  const unused = measuredGap(input);
  if (unused === null) return basalFrom(input);
  const found = basalFrom({ ...input, measuredBasalKcal: null });
  return { ...found, gaps: [unused, ...found.gaps] };
}

function basalFrom(input: EnergyInput): Basal {
  const { sex, birthdate, weightKg, heightCm, fatPercent, measuredBasalKcal = null } = input;
  const tooOld: TooOld[] = [];
  const isOfOneBody = (inputs: readonly InputDay[]): boolean => {
    const late = tooOldAmong(inputs, birthdate);
    if (late !== null) tooOld.push(late);
    return late === null;
  };
  if (measuredBasalKcal !== null) {
    const measured = dayOf('measuredBasalKcal', measuredBasalKcal);
    const late = weightKg && tooOldAmong([measured, dayOf('weightKg', weightKg)], birthdate);
    // Measured energy needs no weight: an older weight does not invalidate it.
    if (late?.input === 'measuredBasalKcal') tooOld.push(late);
    else {
      const kcal = Math.round(measuredBasalKcal.value);
      const isAdult = isAdultOn(birthdate, measured.on);
      const basal = { kcal, method: 'MEASURED', inputs: [measured] } as const;
      return { basal, gaps: isAdult ? [] : ['adult'], tooOld };
    }
  }
  if (weightKg === null)
    return { basal: null, gaps: heightCm === null ? ['weightKg', 'heightCm'] : ['weightKg'], tooOld };
  const weighed = dayOf('weightKg', weightKg);
  // The age on the day of the weight; an adult's height may be from any day.
  const ageYears = ageOn(birthdate, weightKg.on);
  if (ageYears === null) return { basal: null, gaps: ['age'], tooOld };
  // Both formulas were derived from adults.
  if (ageYears < ADULT_AGE) return { basal: null, gaps: ['adult'], tooOld };
  if (fatPercent !== null) {
    const inputs = [weighed, dayOf('fatPercent', fatPercent)];
    if (isOfOneBody(inputs)) {
      const kcal = Math.round(katchMcArdleKcal(weightKg.value * (1 - fatPercent.value / 100)));
      return { basal: { kcal, method: 'KATCH_MCARDLE', inputs }, gaps: [], tooOld };
    }
  }
  if (heightCm === null) return { basal: null, gaps: ['heightCm'], tooOld };
  const inputs = [weighed, dayOf('heightCm', heightCm)];
  if (!isOfOneBody(inputs)) return { basal: null, gaps: [], tooOld };
  const body = { sex, weightKg: weightKg.value, heightCm: heightCm.value, ageYears };
  const kcal = Math.round(mifflinStJeorKcal(body));
  return { basal: { kcal, method: 'MIFFLIN_ST_JEOR', inputs }, gaps: [], tooOld };
}

/**
 * Basal energy, activity factor, total, current intake and deviation (specification 3.7). Basal is Katch–McArdle when
 * the fat percentage is known and of the same body as the weight, else Mifflin–St Jeor; measured when there is a
 * calorimetry. Each value is rounded to whole kilocalories before the next is computed, so that the displayed values
 * add up. Inputs too old compared with the rest (`COMBINING_DAYS`) are not combined with it, but listed.
 *
 * @example
 * const on = '2026-11-20';
 * energyBalance({ sex: 'MALE', birthdate: '1996-01-01', weightKg: { value: 80, on }, heightCm: { value: 180, on },
 * fatPercent: null, activityLevel: { value: 'MODERATE', on }, currentIntakeKcal: { value: 2400, on } }).deviation
 * // { kind: 'DEFICIT', kcal: -359, inputs: […] }
 */
export function energyBalance(input: EnergyInput): EnergyBalance {
  const { basal, gaps, tooOld } = basalOf(input);
  const { activityLevel, currentIntakeKcal, birthdate } = input;
  const combined = (
    before: ComputedEnergy | null,
    next: InputDay | null,
    kcalOf: (before: number) => number,
  ): ComputedEnergy | null => {
    if (before === null || next === null) return null;
    const inputs = [...before.inputs, next];
    const late = tooOldAmong(inputs, birthdate);
    if (late === null) return { kcal: Math.round(kcalOf(before.kcal)), inputs };
    tooOld.push(late);
    return null;
  };
  const factor = activityLevel && { value: ACTIVITY_FACTORS[activityLevel.value], on: activityLevel.on };
  const current = currentIntakeKcal && {
    kcal: currentIntakeKcal.value,
    inputs: [dayOf('currentIntakeKcal', currentIntakeKcal)],
  };
  // The factors of activity are those of adults, whatever the basal energy was measured to be.
  const total = combined(
    gaps.includes('adult') ? null : basal,
    activityLevel && dayOf('activityLevel', activityLevel),
    (kcal) => kcal * (factor?.value ?? 0),
  );
  const apart = combined(total, current?.inputs[0] ?? null, (kcal) => (current?.kcal ?? 0) - kcal);
  return {
    basal,
    factor,
    total,
    current,
    deviation: apart && { ...apart, kind: kindOf(apart.kcal) },
    gaps: [
      ...gaps,
      ...(factor === null ? (['activityLevel'] as const) : []),
      ...(current === null ? (['currentIntakeKcal'] as const) : []),
    ],
    tooOld,
  };
}

function kindOf(kcal: number): DeviationKind {
  return kcal < 0 ? 'DEFICIT' : kcal > 0 ? 'SURPLUS' : 'BALANCED';
}

import {
  BASAL_METHODS,
  energyBalance,
  isTooOldOn,
  latestDay,
  tooOldAmong,
  type ActivityLevel,
  type EnergyInput,
  type InputDay,
} from '../patient-data/index.ts';
import { ADULT_AGE, ageOn, daysOfLocalDate, type LocalDate } from '../shared/index.ts';
import type { EnergyPerson } from './energy-floor.ts';
import { stagesOf, type LifeStage, type PregnancyState } from './life-stages.ts';

type BiologicalSex = NonNullable<EnergyPerson['sex']>;

/** Kilocalories a day in addition (IOM, Dietary Reference Intakes 2005, chapter 5): the first half year of breastfeeding needs 500 and takes 170 from stored fat. */
const STAGE_KCAL = {
  TRIMESTER_1: 0,
  TRIMESTER_2: 340,
  TRIMESTER_3: 452,
  LACTATION_0_6: 330,
  LACTATION_7_12: 400,
} as const satisfies Record<LifeStage, number>;

export const NEED_METHODS = [...BASAL_METHODS, 'IOM_EER'] as const;
export type NeedMethod = (typeof NEED_METHODS)[number];

/** What a person uses in a day, how it was found, and what it was found from. */
export interface EnergyNeed {
  /** Whole kilocalories a day, `extraKcal` included. */
  kcal: number;
  method: NeedMethod;
  /** The day of the calorimetry where it was measured, else the latest day of the inputs. */
  on: LocalDate;
  inputs: readonly InputDay[];
  stage: LifeStage | null;
  /** What pregnancy or breastfeeding add. */
  extraKcal: number;
}

/** What a need is computed from. */
export type NeedInput = EnergyInput;
export type NeedInputDay = InputDay;

/** Why there is no need: the stage is not chosen, data are missing, or the weight of a growing child is of another quarter. */
type NeedGap = 'STAGE' | 'DATA' | 'CHILD_WEIGHT_OLD';

export type FoundNeed = { need: EnergyNeed; gap: null } | { need: null; gap: NeedGap };

const missing = (gap: NeedGap): FoundNeed => ({ need: null, gap });

/**
 * The energy that a person needs to keep their weight, or to grow: adults by `energyBalance`, children by the IOM's
 * estimated energy requirement, and in pregnancy and while breastfeeding what the stage adds. There a measured resting
 * energy does not count, because it contains part of what the stage adds; nor is a need given before the stage is known.
 *
 * @example energyNeed(adult, null, null).need // { kcal: 2759, method: 'MIFFLIN_ST_JEOR', … }
 */
export function energyNeed(
  input: EnergyInput,
  state: PregnancyState | null,
  stage: LifeStage | null,
): FoundNeed {
  const stages = stagesOf(state);
  if (stages.length > 0 && (stage === null || !stages.includes(stage))) return missing('STAGE');
  const own = stages.length > 0 ? stage : null;
  const found = isChild(input)
    ? childNeed(input)
    : adultNeed(own === null ? input : { ...input, measuredBasalKcal: null });
  if (found.need === null) return found;
  const extraKcal = own === null ? 0 : STAGE_KCAL[own];
  return { need: { ...found.need, kcal: found.need.kcal + extraKcal, stage: own, extraKcal }, gap: null };
}

/**
 * What a person needs by their record, which does not tell the stage of a pregnancy or of breastfeeding: the most that it
 * can be. Null where data are missing.
 */
export function mostNeededKcal(input: EnergyInput, state: PregnancyState | null): number | null {
  const stages = stagesOf(state);
  const needs = (stages.length === 0 ? [null] : stages).map((stage) => energyNeed(input, state, stage).need);
  return needs.reduce<number | null>((most, need) => (need ? Math.max(most ?? 0, need.kcal) : most), null);
}

/** Under 18 on the day of the weight, or today where that is known. */
function isChild({ birthdate, weightKg, today }: EnergyInput): boolean {
  const day = today ?? weightKg?.on;
  const age = day === undefined ? null : ageOn(birthdate, day);
  return age !== null && age < ADULT_AGE;
}

function adultNeed(input: EnergyInput): FoundNeed {
  const { basal, total } = energyBalance(input);
  if (basal === null || total === null) return missing('DATA');
  const measuredOn = basal.method === 'MEASURED' ? input.measuredBasalKcal?.on : undefined;
  const { kcal, inputs } = total;
  const on = measuredOn ?? latestDay(inputs);
  return { need: { kcal, method: basal.method, on, inputs, stage: null, extraKcal: 0 }, gap: null };
}

/**
 * Coefficients of physical activity by sex. The IOM's four classes are ranges of the physical activity level (1.0–1.39,
 * 1.4–1.59, 1.6–1.89, from 1.9), and our levels of activity are factors of the same kind: 1.2, 1.375, 1.55, 1.725, 1.9.
 */
const ACTIVITY: Record<BiologicalSex, Record<ActivityLevel, number>> = {
  MALE: { SEDENTARY: 1, LIGHT: 1, MODERATE: 1.13, ACTIVE: 1.26, VERY_ACTIVE: 1.42 },
  FEMALE: { SEDENTARY: 1, LIGHT: 1, MODERATE: 1.16, ACTIVE: 1.31, VERY_ACTIVE: 1.56 },
};

/** Kilocalories of growth from an age in months on, until three years of age, where only the weight counts. */
const INFANT_KCAL: readonly (readonly [fromMonths: number, kcal: number])[] = [
  [0, 175],
  [4, 56],
  [7, 22],
  [13, 20],
];

/**
 * The estimated energy requirement of a child of normal weight in kilocalories a day (IOM, Dietary Reference Intakes 2005,
 * chapter 5). Under three years activity and height do not count.
 *
 * @param body weight in kilograms, height in metres, age in years with decimals
 *
 * @example childEnergyKcal({ sex: 'MALE', ageYears: 16, weightKg: 61, heightM: 1.74, activity: 'ACTIVE' }) // 3155
 */
export function childEnergyKcal(body: {
  sex: BiologicalSex;
  ageYears: number;
  weightKg: number;
  heightM: number;
  activity: ActivityLevel;
}): number {
  const { sex, ageYears, weightKg, heightM } = body;
  const growth = ageYears < 9 ? 20 : 25;
  const activity = ACTIVITY[sex][body.activity];
  return Math.round(
    sex === 'MALE'
      ? 88.5 - 61.9 * ageYears + activity * (26.7 * weightKg + 903 * heightM) + growth
      : 135.3 - 30.8 * ageYears + activity * (10 * weightKg + 934 * heightM) + growth,
  );
}

/** The same under three years. @example infantEnergyKcal(3, 6) // 609 */
export function infantEnergyKcal(months: number, weightKg: number): number {
  const [, growth] = INFANT_KCAL.findLast(([from]) => months >= from) ?? [0, 175];
  return Math.round(89 * weightKg - 100 + growth);
}

const DAYS_PER_YEAR = 365.25;
const FROM_CHILD = 3;

function childNeed({ sex, birthdate, weightKg, heightCm, activityLevel, today }: EnergyInput): FoundNeed {
  if (weightKg === null) return missing('DATA');
  const weighed: InputDay = { input: 'weightKg', on: weightKg.on };
  if (today !== undefined && isTooOldOn(weighed, today)) return missing('CHILD_WEIGHT_OLD');
  const need = (kcal: number, inputs: readonly InputDay[]): FoundNeed => ({
    need: { kcal, method: 'IOM_EER', on: latestDay(inputs), inputs, stage: null, extraKcal: 0 },
    gap: null,
  });
  const ageYears = ((daysOfLocalDate(weightKg.on) ?? 0) - (daysOfLocalDate(birthdate) ?? 0)) / DAYS_PER_YEAR;
  if (ageYears < 0) return missing('DATA');
  if (ageYears < FROM_CHILD)
    return need(infantEnergyKcal(Math.floor(ageYears * 12), weightKg.value), [weighed]);
  if (heightCm === null || activityLevel === null) return missing('DATA');
  const inputs: InputDay[] = [
    weighed,
    { input: 'heightCm', on: heightCm.on },
    { input: 'activityLevel', on: activityLevel.on },
  ];
  if (tooOldAmong(inputs, birthdate) !== null) return missing('DATA');
  const heightM = heightCm.value / 100;
  return need(
    childEnergyKcal({
      sex,
      ageYears,
      weightKg: weightKg.value,
      heightM,
      activity: activityLevel.value,
    }),
    inputs,
  );
}

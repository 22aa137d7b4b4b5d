import { bodyMassIndex, type BiologicalSex } from '../../patients/index.ts';
import { BODY_MAGNITUDE_IDS, type BodyFigures, type BodyMagnitude } from './magnitudes.ts';

/** From this age on the classes for adults hold; children are judged by charts for their age. */
export const ADULT_AGE = 18;

/** Classes of body mass index of the World Health Organization. */
export const BMI_CLASSES = [
  'UNDERWEIGHT',
  'NORMAL',
  'OVERWEIGHT',
  'OBESITY_1',
  'OBESITY_2',
  'OBESITY_3',
] as const;
export type BmiClass = (typeof BMI_CLASSES)[number];

/** The lower bound of each class after the first, in kg/m² (WHO Technical Report Series 894). */
const BMI_BOUNDS = [18.5, 25, 30, 35, 40] as const;

/**
 * The class of a body mass index.
 *
 * @example bmiClass(24.9) // 'NORMAL'
 */
export function bmiClass(bmi: number): BmiClass {
  const above = BMI_BOUNDS.filter((bound) => bmi >= bound).length;
  return BMI_CLASSES[above] ?? 'OBESITY_3';
}

/** How a waist stands to what raises the risk of metabolic disease. */
export const WAIST_CLASSES = ['NORMAL', 'INCREASED', 'HIGH'] as const;
export type WaistClass = (typeof WAIST_CLASSES)[number];

const bounded = (value: number, increased: number, high: number): WaistClass =>
  value >= high ? 'HIGH' : value >= increased ? 'INCREASED' : 'NORMAL';

/** Waist circumference in centimetres: increased from 94 (men) and 80 (women), high from 102 and 88 (WHO 2008). */
export function waistClass(waistCm: number, sex: BiologicalSex): WaistClass {
  return sex === 'MALE' ? bounded(waistCm, 94, 102) : bounded(waistCm, 80, 88);
}

/** Waist–hip ratio: high from 0.90 (men) and 0.85 (women) (WHO 2008). */
export function waistHipClass(ratio: number, sex: BiologicalSex): WaistClass {
  const high = sex === 'MALE' ? 0.9 : 0.85;
  return ratio >= high ? 'HIGH' : 'NORMAL';
}

/** Waist–height ratio: increased from 0.5, high from 0.6, alike for both sexes (NICE NG246). */
export function waistHeightClass(ratio: number): WaistClass {
  return bounded(ratio, 0.5, 0.6);
}

/** A computed value with its class; the class is null where it is not for this age. */
export interface BodyIndex<Class> {
  value: number;
  class: Class | null;
  /** Digits to show it with, so that it does not look like one of the next class. */
  digits: number;
}

const MOST_DIGITS = 4;

/**
 * As many digits as usual, and more where rounding would carry a value over the bound of its class: 0.8477 shown as
 * 0.85 "no risk" would contradict the bound of 0.85.
 */
function digitsWithinClass<Class>(value: number, usual: number, classOf: (value: number) => Class): number {
  let digits = usual;
  while (digits < MOST_DIGITS && classOf(Number(value.toFixed(digits))) !== classOf(value)) digits += 1;
  return digits;
}

export interface BodyIndices {
  /** kg/m². */
  bmi: BodyIndex<BmiClass> | null;
  waist: BodyIndex<WaistClass> | null;
  waistHip: BodyIndex<WaistClass> | null;
  waistHeight: BodyIndex<WaistClass> | null;
  /** Kilograms of fat, and of everything else. */
  fatMassKg: number | null;
  leanMassKg: number | null;
}

/** Whose body it is. */
export interface BodyOwner {
  sex: BiologicalSex;
  /** Whole years; null when it cannot be told. */
  ageYears: number | null;
}

const ratio = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a / b;

/**
 * Everything that is computed from what was measured; null where something for it is missing.
 *
 * @example
 * bodyIndices({ ...noFigures(), weightKg: 70, heightCm: 175 }, { sex: 'MALE', ageYears: 40 }).bmi
 * // { value: 22.86, class: 'NORMAL', digits: 1 }
 */
export function bodyIndices(figures: BodyFigures, { sex, ageYears }: BodyOwner): BodyIndices {
  const isAdult = ageYears !== null && ageYears >= ADULT_AGE;
  const index = <Class>(
    value: number | null,
    usual: number,
    classOf: (value: number) => Class,
  ): BodyIndex<Class> | null => {
    if (value === null) return null;
    if (!isAdult) return { value, class: null, digits: usual };
    return { value, class: classOf(value), digits: digitsWithinClass(value, usual, classOf) };
  };
  const { weightKg, heightCm, fatPercent, waistCm, hipCm } = figures;
  const fatMassKg = weightKg === null || fatPercent === null ? null : (weightKg * fatPercent) / 100;
  return {
    bmi: index(bodyMassIndex(weightKg, heightCm), 1, bmiClass),
    waist: index(waistCm, 1, (value) => waistClass(value, sex)),
    waistHip: index(ratio(waistCm, hipCm), 2, (value) => waistHipClass(value, sex)),
    waistHeight: index(ratio(waistCm, heightCm), 2, waistHeightClass),
    fatMassKg,
    leanMassKg: fatMassKg === null || weightKg === null ? null : weightKg - fatMassKg,
  };
}

/** A measurement as far as the series of its magnitudes needs it. */
export interface Measured {
  measuredOn: string;
  figures: BodyFigures;
}

/** One point of a magnitude's series. */
export interface SeriesPoint<M> {
  on: string;
  value: number;
  measurement: M;
}

/**
 * The series of one magnitude, oldest first.
 *
 * @param measurements latest first, as the server lists them; of one day the later written one comes first
 */
export function seriesOf<M extends Measured>(
  measurements: readonly M[],
  id: BodyMagnitude,
): SeriesPoint<M>[] {
  return measurements
    .flatMap((measurement) => {
      const value = measurement.figures[id];
      return value === null ? [] : [{ on: measurement.measuredOn, value, measurement }];
    })
    .reverse();
}

/** The latest value of each magnitude, however long ago each was measured. Measurements latest first. */
export function latestFigures(measurements: readonly Measured[]): BodyFigures {
  return Object.fromEntries(
    BODY_MAGNITUDE_IDS.map((id) => [
      id,
      measurements.find(({ figures }) => figures[id] !== null)?.figures[id] ?? null,
    ]),
  ) as BodyFigures;
}

/**
 * The weights in kilograms between which an adult of this height has a normal body mass index (18.5 up to 25 kg/m²).
 *
 * @example normalWeights(175) // { low: 56.66, high: 76.56 }
 */
export function normalWeights(heightCm: number): { low: number; high: number } {
  const square = (heightCm / 100) ** 2;
  return { low: BMI_BOUNDS[0] * square, high: BMI_BOUNDS[1] * square };
}

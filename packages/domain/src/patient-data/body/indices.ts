import type { BiologicalSex } from '../../patients/index.ts';
import { bodyMassIndexOf, type LocalDate } from '../../shared/index.ts';
import {
  isAdultOn,
  latestDay,
  tooOldAmong,
  type ComputedInput,
  type Dated,
  type DatedFigures,
  type InputDay,
  type TooOld,
  type Measured,
} from './combining.ts';
import { BODY_MAGNITUDE_IDS, type BodyFigures, type BodyMagnitude } from './magnitudes.ts';

export type { Measured } from './combining.ts';

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

/** Classes of a waist by the risk of metabolic disease. */
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

/** Waist–height ratio: increased from 0.5, high from 0.6, the same for both sexes (NICE NG246). */
export function waistHeightClass(ratio: number): WaistClass {
  return bounded(ratio, 0.5, 0.6);
}

/** A computed value and the days of its inputs. */
export interface ComputedValue {
  value: number;
  inputs: readonly InputDay[];
}

/** A computed value with its class; the class is null where it does not apply at this age. */
export interface BodyIndex<Class> extends ComputedValue {
  class: Class | null;
  /** Digits to display, so that it does not appear to be in the next class. */
  digits: number;
}

const MOST_DIGITS = 4;

/**
 * The usual number of digits, and more where rounding would move a value across the bound of its class: 0.8477 shown as
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
  /** Kilograms of fat, of everything else, and of muscle. */
  fatMassKg: ComputedValue | null;
  leanMassKg: ComputedValue | null;
  muscleMassKg: ComputedValue | null;
  /** Why a value is not computed although all its inputs were measured once. */
  tooOld: Partial<Record<CombinedIndex, TooOld>>;
}

/** The values that combine several magnitudes. */
export type CombinedIndex = 'bmi' | 'waistHip' | 'waistHeight' | 'fatMassKg' | 'leanMassKg' | 'muscleMassKg';

/** The inputs that are measured. */
type MeasuredInput = BodyMagnitude & ComputedInput;

/** The person whose body it is. */
export interface BodyOwner {
  sex: BiologicalSex;
  birthdate: LocalDate;
}

/**
 * Everything computed from the latest measured values; null where an input is missing or was measured too long before
 * the rest. The classes are those of the age on the latest day among the inputs.
 *
 * @example
 * bodyIndices(latestDated(measurements), { sex: 'MALE', birthdate: '1984-02-29' }).bmi
 * // { value: 22.86, class: 'NORMAL', digits: 1, inputs: [{ input: 'weightKg', on: '2026-11-20' }, …] }
 */
export function bodyIndices(figures: DatedFigures, { sex, birthdate }: BodyOwner): BodyIndices {
  const tooOld: BodyIndices['tooOld'] = {};
  /** Two magnitudes combined, if they are of one body. */
  const combined = (
    id: CombinedIndex,
    [first, second]: readonly [MeasuredInput, MeasuredInput],
    formula: (first: number, second: number) => number,
  ): ComputedValue | null => {
    const [one, other] = [figures[first], figures[second]];
    if (one === null || other === null) return null;
    const inputs: InputDay[] = [
      { input: first, on: one.on },
      { input: second, on: other.on },
    ];
    const late = tooOldAmong(inputs, birthdate);
    if (late === null) return { value: formula(one.value, other.value), inputs };
    tooOld[id] = late;
    return null;
  };
  const index = <Class>(
    computed: ComputedValue | null,
    usual: number,
    classOf: (value: number) => Class,
  ): BodyIndex<Class> | null => {
    if (computed === null) return null;
    const { value, inputs } = computed;
    if (!isAdultOn(birthdate, latestDay(inputs))) return { value, class: null, digits: usual, inputs };
    return { value, class: classOf(value), digits: digitsWithinClass(value, usual, classOf), inputs };
  };
  const single = (id: MeasuredInput, dated: Dated | null): ComputedValue | null =>
    dated && { value: dated.value, inputs: [{ input: id, on: dated.on }] };
  const ratio = (a: number, b: number): number => a / b;
  return {
    bmi: index(combined('bmi', ['weightKg', 'heightCm'], bodyMassIndexOf), 1, bmiClass),
    waist: index(single('waistCm', figures.waistCm), 1, (value) => waistClass(value, sex)),
    waistHip: index(combined('waistHip', ['waistCm', 'hipCm'], ratio), 2, (value) =>
      waistHipClass(value, sex),
    ),
    waistHeight: index(combined('waistHeight', ['waistCm', 'heightCm'], ratio), 2, waistHeightClass),
    fatMassKg: combined('fatMassKg', ['weightKg', 'fatPercent'], (kg, share) => (kg * share) / 100),
    leanMassKg: combined('leanMassKg', ['weightKg', 'fatPercent'], (kg, share) => kg - (kg * share) / 100),
    muscleMassKg: combined('muscleMassKg', ['weightKg', 'musclePercent'], (kg, share) => (kg * share) / 100),
    tooOld,
  };
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
 * @param measurements latest first, as the server lists them; of one day the one written later comes first
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

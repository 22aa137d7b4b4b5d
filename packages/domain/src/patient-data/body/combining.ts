import { ADULT_AGE, ageOn, daysOfLocalDate, type LocalDate } from '../../shared/index.ts';
import { BODY_MAGNITUDE_IDS, type BodyMagnitude, type BodyFigures } from './magnitudes.ts';

/** What of a measurement its series need. */
export interface Measured {
  measuredOn: string;
  figures: BodyFigures;
}

/** A value with the day it was measured or answered on. */
export interface Dated<Value = number> {
  value: Value;
  on: LocalDate;
}

/** The latest value of each magnitude with its day; null where it was never measured. */
export type DatedFigures = Record<BodyMagnitude, Dated | null>;

/** The inputs of computed values: magnitudes, answers of Habits, and the result of a calorimetry. */
export const COMPUTED_INPUTS = [
  'weightKg',
  'heightCm',
  'fatPercent',
  'musclePercent',
  'waistCm',
  'hipCm',
  'activityLevel',
  'currentIntakeKcal',
  'measuredBasalKcal',
] as const;
export type ComputedInput = (typeof COMPUTED_INPUTS)[number];

/** An input of a computed value and its day. */
export interface InputDay {
  input: ComputedInput;
  on: LocalDate;
}

/** An input that is too old to be combined with a later one. */
export interface TooOld extends InputDay {
  beside: InputDay;
}

/** A quarter of a year. */
const QUARTER = 92;
const YEAR = 366;

/**
 * For how many days a value may be combined with a later one.
 *
 * What changes with the weight: a quarter of a year. At the usual pace of treatment, half a kilogram a week (WHO
 * Technical Report Series 894; NICE NG246), a body changes by some six kilograms in that time, and fat and muscle,
 * circumferences and resting energy with it; beyond that, two measurements describe two different bodies. Visits are
 * weeks apart, so patients in follow-up are within it. For height see {@link tooOldAmong}. Answers of Habits describe a
 * usual way of life; questionnaires of that kind ask about the last year (food frequency questionnaires), so they are
 * valid for one.
 */
const COMBINING_DAYS: Readonly<Record<ComputedInput, number>> = {
  weightKg: QUARTER,
  heightCm: QUARTER,
  fatPercent: QUARTER,
  musclePercent: QUARTER,
  waistCm: QUARTER,
  hipCm: QUARTER,
  activityLevel: YEAR,
  currentIntakeKcal: YEAR,
  measuredBasalKcal: QUARTER,
};

/** The latest value of each magnitude with its day. Measurements latest first, as the server lists them. */
export function latestDated(measurements: readonly Measured[]): DatedFigures {
  return Object.fromEntries(
    BODY_MAGNITUDE_IDS.map((id): [BodyMagnitude, Dated | null] => {
      const found = measurements.find(({ figures }) => figures[id] !== null);
      const value = found?.figures[id] ?? null;
      return [id, found === undefined || value === null ? null : { value, on: found.measuredOn }];
    }),
  ) as DatedFigures;
}

/** The latest of several days. */
export function latestDay(inputs: readonly InputDay[]): LocalDate {
  return inputs.map(({ on }) => on).reduce((one, other) => (other > one ? other : one));
}

/** Whether someone is an adult on a day. */
export function isAdultOn(birthdate: LocalDate, on: LocalDate): boolean {
  const age = ageOn(birthdate, on);
  return age !== null && age >= ADULT_AGE;
}

const daysFrom = (earlier: LocalDate, later: LocalDate): number =>
  (daysOfLocalDate(later) ?? 0) - (daysOfLocalDate(earlier) ?? 0);

/** Whether a value is too old to be combined with one of the given day. */
export const isTooOldOn = ({ input, on }: InputDay, day: LocalDate): boolean =>
  daysFrom(on, day) > COMBINING_DAYS[input];

/**
 * The input that cannot be combined with the others, together with the latest of them; null when all of them describe
 * one body. An adult's height goes with everything that was measured of the adult, however long ago; that of someone
 * who was still growing on one of the days has a window like the rest (a child grows one to two centimetres in a
 * quarter of a year).
 *
 * @example
 * tooOldAmong([{ input: 'fatPercent', on: '2024-03-03' }, { input: 'weightKg', on: '2026-11-20' }], '1984-02-29')
 * // { input: 'fatPercent', on: '2024-03-03', beside: { input: 'weightKg', on: '2026-11-20' } }
 */
export function tooOldAmong(inputs: readonly InputDay[], birthdate: LocalDate): TooOld | null {
  const isGrown = inputs.every(({ on }) => isAdultOn(birthdate, on));
  const [latest, ...earlier] = inputs
    .filter(({ input }) => !(isGrown && input === 'heightCm'))
    .toSorted((one, other) => (one.on < other.on ? 1 : one.on > other.on ? -1 : 0));
  if (latest === undefined) return null;
  const oldest = earlier.findLast(({ input, on }) => daysFrom(on, latest.on) > COMBINING_DAYS[input]);
  return oldest === undefined ? null : { ...oldest, beside: latest };
}

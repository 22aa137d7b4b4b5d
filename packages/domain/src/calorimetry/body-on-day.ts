import {
  isAdultOn,
  latestDated,
  tooOldAmong,
  type Dated,
  type InputDay,
  type Measured,
} from '../patient-data/index.ts';
import { ageOn, daysOfLocalDate, type LocalDate } from '../shared/index.ts';
import type { RestingBody } from './predicted.ts';

/**
 * For how many days a measurement stands for one on the day of the test, before it and after it: a patient is often
 * weighed on the next visit, and a body of another quarter is another body (`COMBINING_DAYS`).
 */
const NEAR_DAYS = 92;

/** What the record knows of a patient. */
export interface KnownPerson {
  sex: 'MALE' | 'FEMALE' | null;
  birthdate: LocalDate | null;
  isPregnant: boolean;
  /** Latest first. */
  measurements: readonly Measured[];
}

/**
 * The body on the day of a test: the latest measurements of the quarter of a year up to that day, else the first after it
 * within another; an adult's height may be of any day of adult life. Lean mass needs weight and fat percentage of one body.
 */
export function bodyOnDay(
  { sex, birthdate, isPregnant, measurements }: KnownPerson,
  day: LocalDate,
): Required<RestingBody> {
  const dayNumber = (date: LocalDate): number => daysOfLocalDate(date) ?? 0;
  const after = measurements
    .filter(({ measuredOn }) => measuredOn > day && dayNumber(measuredOn) - dayNumber(day) <= NEAR_DAYS)
    .toReversed();
  const before = latestDated(measurements.filter(({ measuredOn }) => measuredOn <= day));
  const later = latestDated(after);
  const isNear = (id: 'weightKg' | 'heightCm' | 'fatPercent', { on }: Dated): boolean =>
    dayNumber(day) - dayNumber(on) <= NEAR_DAYS ||
    (id === 'heightCm' && birthdate !== null && isAdultOn(birthdate, on));
  const figure = (id: 'weightKg' | 'heightCm' | 'fatPercent'): Dated | null => {
    const found = before[id];
    return found !== null && isNear(id, found) ? found : later[id];
  };
  const [weight, height, fat] = [figure('weightKg'), figure('heightCm'), figure('fatPercent')];
  const isOneBody =
    weight !== null &&
    fat !== null &&
    birthdate !== null &&
    tooOldAmong([dayOf('weightKg', weight), dayOf('fatPercent', fat)], birthdate) === null;
  return {
    sex,
    ageYears: birthdate === null ? null : ageOn(birthdate, day),
    weightKg: weight?.value ?? null,
    heightCm: height?.value ?? null,
    leanMassKg: isOneBody ? weight.value * (1 - fat.value / 100) : null,
    isPregnant,
  };
}

const dayOf = (input: InputDay['input'], { on }: Dated): InputDay => ({ input, on });

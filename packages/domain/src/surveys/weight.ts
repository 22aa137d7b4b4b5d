import { implausibleChanges, isImplausibleChange, noFigures, type Dated } from '../patient-data/index.ts';
import { unlikelyFirstFigures } from '../patients/index.ts';
import { ageOn, type LocalDate } from '../shared/index.ts';

/** That a weight is unlikely, and the measured one from which it departs; null where none was measured. */
export interface WeightDoubt {
  readonly near: Dated | null;
}

/**
 * Whether a weight that a patient wrote departs from the measured ones more than a body does, by the same bounds as a
 * measurement. Once someone has recorded about the same weight as measured on that day it is no longer in doubt.
 *
 * @param measured weights in kilograms, oldest first; of several on one day the last counts
 *
 * @example
 * weightDoubt({ value: 71.9, on: '2026-11-18' }, [{ value: 58, on: '2026-11-03' }], '1984-02-29')
 * // { near: { value: 58, on: '2026-11-03' } }
 */
export function weightDoubt(
  answer: Dated,
  measured: readonly Dated[],
  birthdate: LocalDate,
): WeightDoubt | null {
  const { value: weightKg, on } = answer;
  if (measured.length === 0) {
    const unlikely = unlikelyFirstFigures({ weightKg, heightCm: null }, ageOn(birthdate, on));
    return unlikely.length === 0 ? null : { near: null };
  }
  const before = measured.findLast((one) => one.on < on) ?? null;
  const sameDay = measured.findLast((one) => one.on === on) ?? null;
  const next = measured.find((one) => one.on > on);
  const after = measured.findLast((one) => one.on === next?.on) ?? null;
  if (sameDay !== null && !isImplausibleChange('weightKg', sameDay, answer, birthdate)) return null;
  const [change] = implausibleChanges(
    { measuredOn: on, figures: { ...noFigures(), weightKg } },
    { neighbours: { weightKg: { before, sameDay, after } }, birthdate },
  );
  return change === undefined ? null : { near: change.near };
}

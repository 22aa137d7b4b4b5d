import {
  implausibleChanges,
  isImplausibleChange,
  neighboursIn,
  noFigures,
  type Dated,
} from '../patient-data/index.ts';
import type { LocalDate } from '../shared/index.ts';

export { leastWeightSpan } from '../patient-data/index.ts';

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
  const near = neighboursIn(measured, on);
  const { sameDay } = near;
  if (sameDay !== null && !isImplausibleChange('weightKg', sameDay, answer, birthdate)) return null;
  const [change] = implausibleChanges(
    { measuredOn: on, figures: { ...noFigures(), weightKg } },
    { neighbours: measured.length === 0 ? {} : { weightKg: near }, birthdate },
  );
  return change === undefined ? null : { near: change.near };
}

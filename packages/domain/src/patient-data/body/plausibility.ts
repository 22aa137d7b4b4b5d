import { unlikelyFirstFigures } from '../../patients/index.ts';
import { ADULT_AGE, ageOn, daysOfLocalDate, type LocalDate } from '../../shared/index.ts';
import type { Dated, Measured } from './combining.ts';
import { BODY_MAGNITUDE_IDS, type BodyFigures, type BodyMagnitude } from './magnitudes.ts';

/** The problem code for values that were not confirmed. */
export const IMPLAUSIBLE_CHANGE = 'IMPLAUSIBLE_CHANGE';

/** How far two values may differ before a person is asked to confirm. */
interface ChangeBound {
  /** In the unit of the magnitude, or as a share of the earlier value. */
  readonly of: 'unit' | 'share';
  /** Within a day: variation from instruments, clothes, meals and hands. */
  readonly atOnce: number;
  /** Added for each week between the two. */
  readonly perWeek: number;
  /** Upper limit, however long ago. */
  readonly most: number;
}

const units = (atOnce: number, perWeek: number, most: number): ChangeBound => ({
  of: 'unit',
  atOnce,
  perWeek,
  most,
});

/**
 * Which change in an adult has to be confirmed, in either direction. A question, never a barrier: real changes beyond
 * it are rare enough to be checked twice, and some of them are findings themselves.
 *
 * - Weight: 3 % within a day (meals, clothes, scales; day to day a body varies by up to 2 %), plus 1.25 % a week.
 *   Advice is half to one kilogram a week (NICE NG246), and losses over 2 % a week or 5 % a month count as severe in
 *   the diagnosis of malnutrition (White et al., J Acad Nutr Diet 2012;112:730–738). At most 30 %, the loss after
 *   bariatric surgery.
 * - Height: 2 cm (measurement and time of day), and the loss with age: some 3 cm in men and 5 cm in women between 30
 *   and 70 (Sorkin et al., Am J Epidemiol 1999;150:969–977).
 * - Shares of fat, muscle and water: bioimpedance repeats to some 3 points, water to more; the rest follows the weight.
 * - Circumferences: 2 to 4 cm between two observers on one day for the trunk and 1 to 3 for the limbs; a waist loses
 *   about one centimetre with each kilogram. Wrists hardly change. These bounds are ours.
 */
const ADULT_BOUNDS: Record<BodyMagnitude, ChangeBound> = {
  weightKg: { of: 'share', atOnce: 0.03, perWeek: 0.0125, most: 0.3 },
  heightCm: units(2, 0.003, 6),
  fatPercent: units(4, 0.5, 20),
  musclePercent: units(4, 0.5, 20),
  waterPercent: units(5, 0.5, 20),
  visceralFat: units(2, 0.5, 15),
  boneKg: units(0.4, 0.02, 1.5),
  waistCm: units(4, 1, 30),
  hipCm: units(4, 1, 30),
  neckCm: units(2, 0.25, 8),
  chestCm: units(4, 0.8, 25),
  armCm: units(2, 0.3, 10),
  wristCm: units(1, 0.05, 3),
  thighCm: units(3, 0.5, 18),
  calfCm: units(2, 0.3, 10),
};

/** Below this age bodies grow fastest. */
const INFANT_AGE = 2;

/**
 * How fast a growing body may gain (WHO child growth standards, fast end): an infant up to 250 g a week on three
 * kilograms and a centimetre, later 1.5 % and a quarter of a centimetre, without an upper limit. Circumferences grow as
 * fast as an adult's may change, also without a limit.
 */
function growthBound(id: BodyMagnitude, ageYears: number): ChangeBound {
  const isInfant = ageYears < INFANT_AGE;
  const most = Number.POSITIVE_INFINITY;
  if (id === 'weightKg')
    return { of: 'share', atOnce: isInfant ? 0.1 : 0.05, perWeek: isInfant ? 0.08 : 0.015, most };
  if (id === 'heightCm') return units(2, isInfant ? 1 : 0.25, most);
  return { ...ADULT_BOUNDS[id], most };
}

/** How much a value may differ from an earlier one before it is questioned. */
function allowedChange(id: BodyMagnitude, earlier: Dated, later: Dated, birthdate: LocalDate): number {
  const days = (daysOfLocalDate(later.on) ?? 0) - (daysOfLocalDate(earlier.on) ?? 0);
  const ageYears = ageOn(birthdate, earlier.on) ?? ADULT_AGE;
  const isGrowth = ageYears < ADULT_AGE && later.value > earlier.value;
  const bound = isGrowth ? growthBound(id, ageYears) : ADULT_BOUNDS[id];
  const allowed = Math.min(bound.most, bound.atOnce + (bound.perWeek * days) / 7);
  return bound.of === 'share' ? allowed * earlier.value : allowed;
}

/** Whether the change from one value to a later one of the same magnitude warrants the question "Is this right?". */
export function isImplausibleChange(
  id: BodyMagnitude,
  earlier: Dated,
  later: Dated,
  birthdate: LocalDate,
): boolean {
  // A rounding error of the subtraction must not decide.
  const change = Math.round(Math.abs(later.value - earlier.value) * 1000) / 1000;
  return change > allowedChange(id, earlier, later, birthdate) + 1e-9;
}

/** The measurements of a magnitude nearest to a day: before it, on it and after it. */
export interface Neighbours {
  before: Dated | null;
  sameDay: Dated | null;
  after: Dated | null;
}

/** Those of a series, oldest first; of several on one day the last counts. */
export function neighboursIn(measured: readonly Dated[], on: LocalDate): Neighbours {
  const last = measured.findLast((one) => one.on <= on);
  const next = last === measured.at(-1) ? undefined : measured.find((one) => one.on > on);
  return {
    before: measured.findLast((one) => one.on < on) ?? null,
    sameDay: last?.on === on ? last : null,
    after: (next && measured.findLast((one) => one.on === next.on)) ?? null,
  };
}

/** An unlikely value with the one it differs from; null where nothing was measured before. */
export interface ImplausibleChange {
  magnitude: BodyMagnitude;
  value: number;
  on: LocalDate;
  near: Dated | null;
}

const inOrder = (id: BodyMagnitude, one: Dated, other: Dated, birthdate: LocalDate): boolean =>
  one.on <= other.on
    ? isImplausibleChange(id, one, other, birthdate)
    : isImplausibleChange(id, other, one, birthdate);

/**
 * The neighbour from which a value deviates more than a body does. A value that corrects an implausible one of the same
 * day is questioned only where it deviates from other days itself.
 */
function departsFrom(
  id: BodyMagnitude,
  value: Dated,
  { before, sameDay, after }: Neighbours,
  birthdate: LocalDate,
): Dated | null {
  const otherDays = [before, after].filter((one) => one !== null);
  const departs = (one: Dated, other: Dated) => inOrder(id, other, one, birthdate);
  const found = otherDays.find((other) => departs(value, other));
  if (found) return found;
  if (sameDay === null || !departs(value, sameDay)) return null;
  return otherDays.some((other) => departs(sameDay, other)) ? null : sameDay;
}

/**
 * Which values of a measurement warrant the question "Is this right?": every magnitude that changes more than its
 * bounds allow, compared with the measurement before or after, and every first weight and height that hardly anyone has;
 * unless somebody has confirmed it.
 *
 * @param corrected the measurement before its correction: unchanged values are not questioned again
 * @example
 * implausibleChanges({ measuredOn: '2026-11-22', figures: { ...noFigures(), weightKg: 172.5 } }, {
 * neighbours: { weightKg: { before: { value: 72.6, on: '2026-10-03' }, sameDay: null, after: null } },
 * birthdate: '1984-02-29',
 * }) // [{ magnitude: 'weightKg', value: 172.5, on: '2026-11-22', near: { value: 72.6, on: '2026-10-03' } }]
 */
export function implausibleChanges(
  { measuredOn, figures }: { measuredOn: LocalDate; figures: BodyFigures },
  {
    neighbours,
    birthdate,
    corrected = null,
    confirmed = [],
  }: {
    neighbours: Partial<Record<BodyMagnitude, Neighbours>>;
    birthdate: LocalDate;
    corrected?: Measured | null;
    confirmed?: readonly BodyMagnitude[];
  },
): ImplausibleChange[] {
  const first: readonly BodyMagnitude[] = unlikelyFirstFigures(figures, ageOn(birthdate, measuredOn));
  return BODY_MAGNITUDE_IDS.flatMap((magnitude): ImplausibleChange[] => {
    const value = figures[magnitude];
    const near = neighbours[magnitude];
    if (value === null || confirmed.includes(magnitude)) return [];
    if (corrected?.measuredOn === measuredOn && corrected.figures[magnitude] === value) return [];
    if (near === undefined)
      return first.includes(magnitude) ? [{ magnitude, value, on: measuredOn, near: null }] : [];
    const other = departsFrom(magnitude, { value, on: measuredOn }, near, birthdate);
    return other === null ? [] : [{ magnitude, value, on: measuredOn, near: other }];
  });
}

/**
 * Which values of measurements that arrive together, as with the record of a patient from elsewhere, warrant the
 * question: each is compared with those before it, as if they had been entered one by one.
 *
 * @param measurements oldest first
 */
export function implausibleHistory(
  measurements: readonly Measured[],
  birthdate: LocalDate,
  confirmed: readonly BodyMagnitude[] = [],
): ImplausibleChange[] {
  const earlier: Partial<Record<BodyMagnitude, Dated[]>> = {};
  return measurements.flatMap((measurement) => {
    const { measuredOn: on, figures } = measurement;
    const neighbours: Partial<Record<BodyMagnitude, Neighbours>> = {};
    for (const id of BODY_MAGNITUDE_IDS) {
      const known = earlier[id];
      if (known !== undefined) neighbours[id] = neighboursIn(known, on);
      if (figures[id] !== null) (earlier[id] ??= []).push({ value: figures[id], on });
    }
    return implausibleChanges(measurement, { neighbours, birthdate, confirmed });
  });
}

import { localDateOfDays, type LocalDate } from '../../shared/index.ts';
import type { MinuteHeartRate } from '../activity/heart-rate.ts';
import type { CountedPart } from '../overlaps.ts';
import { grouped } from '../source-records.ts';

/** A day of a study of activity is one with ten hours of wear (Troiano 2008, 10.1249/mss.0b013e31815a51b3). */
export const WORN_HOURS = 10;

/** Hours of each day's clock in which the heart was measured. */
export function wornHours(
  rates: readonly (Pick<MinuteHeartRate, 'atS'> & { offsetMinutes: number })[],
): ReadonlyMap<LocalDate, number> {
  const hours = new Map<number, Set<number>>();
  for (const { atS, offsetMinutes } of rates) {
    const hour = Math.floor((atS + offsetMinutes * 60) / 3600);
    const day = Math.floor(hour / 24);
    const own = hours.get(day) ?? new Set();
    own.add(hour);
    hours.set(day, own);
  }
  return new Map([...hours].map(([day, own]) => [localDateOfDays(day), own.size]));
}

/**
 * Whether days tell of a device on the wrist at all: one that measured the heart for ten hours of some day. A belt that is
 * worn for an hour of sport says nothing of the other hours, and nor does a telephone.
 */
export const tellsWear = (hours: ReadonlyMap<LocalDate, number>): boolean =>
  [...hours.values()].some((each) => each >= WORN_HOURS);

/**
 * How long a day was, in hours, by the clocks that its parts were recorded with: a flight to the west makes a day of 33
 * hours, a clock change one of 23 or 25.
 */
export function hoursOfDay(parts: readonly CountedPart[]): number {
  let hours = 24;
  // Of one source: that two write by different clocks is no journey.
  for (const own of grouped(parts, ({ source }) => source).values()) {
    const first = own.reduce((a, b) => (b.startS < a.startS ? b : a));
    const last = own.reduce((a, b) => (b.startS > a.startS ? b : a));
    const ownHours = 24 + (first.offsetMinutes - last.offsetMinutes) / 60;
    if (Math.abs(ownHours - 24) > Math.abs(hours - 24)) hours = ownHours;
  }
  return hours;
}

/** A clock change is a day like others; what a flight makes longer or shorter is not. */
export const isJourney = (hours: number): boolean => hours < 23 || hours > 25;

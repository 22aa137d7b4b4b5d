import { daysOfLocalDate, type LocalDate } from '../shared/index.ts';
import type { TakeFrequency } from './option-sets.ts';

interface Takes {
  readonly amountPerTake: number;
  readonly dailyTakes: number;
}

/**
 * What is taken on a day, in the unit of a take. Rounded to thousandths, because 0.1 three times is not 0.3 in binary.
 * The limits of both fields keep it exact.
 */
export const totalDailyAmount = ({ amountPerTake, dailyTakes }: Takes): number =>
  Math.round(amountPerTake * dailyTakes * 1000) / 1000;

/** When a supplement is taken. */
export interface Schedule {
  readonly frequency: TakeFrequency;
  readonly weekdays: readonly number[];
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
  readonly isActive: boolean;
}

/** Whether a day is between its start and its end while it is active. */
export const runsOn = ({ startDate, endDate, isActive }: Schedule, day: LocalDate): boolean =>
  isActive && startDate <= day && (endDate === null || day <= endDate);

/** Whether it is taken now: on its days, not yet, no longer, or paused by somebody. */
export const SUPPLEMENT_STATUSES = ['CURRENT', 'TO_COME', 'ENDED', 'PAUSED'] as const;
export type SupplementStatus = (typeof SUPPLEMENT_STATUSES)[number];

/**
 * What a schedule is on a day. One that has ended is that, whether or not somebody paused it before.
 *
 * @example statusOn({ startDate: '9999-01-01', endDate: null, isActive: true }, '2026-03-02') // 'TO_COME'
 */
export function statusOn(
  { startDate, endDate, isActive }: Pick<Schedule, 'startDate' | 'endDate' | 'isActive'>,
  day: LocalDate,
): SupplementStatus {
  if (endDate !== null && endDate < day) return 'ENDED';
  if (!isActive) return 'PAUSED';
  return startDate > day ? 'TO_COME' : 'CURRENT';
}

/** 1 is Monday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: LocalDate): number => (((((daysOfLocalDate(day) ?? 0) + 3) % 7) + 7) % 7) + 1;

/** Whether it is to be taken on a day; what is taken as needed has no days. */
export function isTakenOn(schedule: Schedule, day: LocalDate): boolean {
  if (!runsOn(schedule, day)) return false;
  switch (schedule.frequency) {
    case 'DAILY':
      return true;
    case 'EVERY_OTHER_DAY':
      return ((daysOfLocalDate(day) ?? 0) - (daysOfLocalDate(schedule.startDate) ?? 0)) % 2 === 0;
    case 'WEEKLY':
      return schedule.weekdays.includes(weekdayOf(day));
    case 'AS_NEEDED':
      return false;
  }
}

/** The share of days on which it is taken; as needed counts as every day, the most that it can be. */
export function shareOfDays({ frequency, weekdays }: Pick<Schedule, 'frequency' | 'weekdays'>): number {
  if (frequency === 'EVERY_OTHER_DAY') return 1 / 2;
  return frequency === 'WEEKLY' ? weekdays.length / 7 : 1;
}

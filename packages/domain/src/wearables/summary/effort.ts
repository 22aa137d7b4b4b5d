import { ADULT_AGE, daysOfLocalDate, type LocalDate } from '../../shared/index.ts';
import { EFFORT_METS, metMinutes } from '../activity/met-minutes.ts';
import { wearableMetric, type WearablePerson } from '../metrics.ts';
import type { Counted, CountedMetric } from './counted.ts';
import { dateAfter, datesOf } from './periods.ts';

type CountedOfDay = Record<CountedMetric, Counted | null>;

/**
 * Minutes towards the goal of activity. In the goal of adults a vigorous minute stands for two (WHO 2020); those of children
 * and of pregnant women know no such exchange, and without an age nobody knows which one holds.
 */
export function effortMinutes(
  { MODERATE_MINUTES, VIGOROUS_MINUTES }: CountedOfDay,
  { ageYears, isPregnant }: WearablePerson,
): number | null {
  if (MODERATE_MINUTES === null && VIGOROUS_MINUTES === null) return null;
  const isDoubled = ageYears !== null && ageYears >= ADULT_AGE && isPregnant !== true;
  return (MODERATE_MINUTES?.value ?? 0) + (isDoubled ? 2 : 1) * (VIGOROUS_MINUTES?.value ?? 0);
}

export interface MetMinutesOfDay {
  value: number;
  /** What the device says, else minutes of effort by IPAQ's multiples, else the workouts alone. */
  basis: 'DEVICE' | 'MINUTES' | 'WORKOUTS';
}

/** One way of counting for a day: a workout is in its minutes of effort already. */
export function metMinutesOfDay(
  { MET_MINUTES, MODERATE_MINUTES, VIGOROUS_MINUTES }: CountedOfDay,
  workouts: readonly { metMinutes: number | null; isManual: boolean }[],
): MetMinutesOfDay | null {
  if (MET_MINUTES !== null) return { value: MET_MINUTES.value, basis: 'DEVICE' };
  if (MODERATE_MINUTES !== null || VIGOROUS_MINUTES !== null)
    return {
      value:
        metMinutes(EFFORT_METS.MODERATE, MODERATE_MINUTES?.value ?? 0) +
        metMinutes(EFFORT_METS.VIGOROUS, VIGOROUS_MINUTES?.value ?? 0),
      basis: 'MINUTES',
    };
  const known = workouts.flatMap((each) => (each.isManual ? [] : (each.metMinutes ?? [])));
  return known.length === 0
    ? null
    : { value: known.reduce((sum, value) => sum + value, 0), basis: 'WORKOUTS' };
}

/** A week from Monday on that lies in the period, the present one as far as it has come. */
export interface EffortWeek {
  from: LocalDate;
  to: LocalDate;
  effort: WeekSum | null;
  metMinutes: WeekSum | null;
}

export interface WeekSum {
  value: number;
  /** Days that are in it. */
  days: number;
  /** Null where there is no goal of a week, and where days are missing that could still reach it. */
  isReached: boolean | null;
}

interface DayOfEffort {
  date: LocalDate;
  gap: string | null;
  effortMinutes: number | null;
  metMinutes: MetMinutesOfDay | null;
}

/** 1970-01-01 was a Thursday. */
const weekStart = (date: LocalDate): LocalDate => dateAfter(date, -((daysOfLocalDate(date)! + 3) % 7));

/**
 * Sums of weeks; of one that the period cuts there is none, or the minutes of its Friday would be read as those of the week.
 * What a week of less than seven whole days has is the least that it had: it can have reached a goal, but
 * not have missed it.
 */
export function weeksOfEffort(
  days: readonly DayOfEffort[],
  { person, today }: { person: WearablePerson; today: LocalDate },
): EffortWeek[] {
  const shown = new Set(days.map(({ date }) => date));
  const starts = [...new Set(days.map(({ date }) => weekStart(date)))].filter((from) =>
    datesOf({ from, to: dateAfter(from, 6) }).every((date) => date > today || shown.has(date)),
  );
  const goals = {
    effort: wearableMetric('MODERATE_MINUTES').goal(person),
    metMinutes: wearableMetric('MET_MINUTES').goal(person),
  };
  return starts.map((from) => {
    const own = days.filter(({ date }) => weekStart(date) === from);
    const sumOf = (of: (day: DayOfEffort) => number | null, goal: (typeof goals)['effort']) => {
      const known = own.flatMap((day) => {
        const value = of(day);
        return value === null ? [] : [{ value, isWhole: day.gap === null }];
      });
      if (known.length === 0) return null;
      const value = known.reduce((sum, each) => sum + each.value, 0);
      const isWhole = known.filter((each) => each.isWhole).length === 7;
      const least = goal?.per === 'WEEK' ? goal.min : null;
      const isReached = least === null ? null : value >= least ? true : isWhole ? false : null;
      return { value, days: known.length, isReached };
    };
    return {
      from,
      to: dateAfter(from, 6),
      effort: sumOf((day) => day.effortMinutes, goals.effort),
      metMinutes: sumOf((day) => day.metMinutes?.value ?? null, goals.metMinutes),
    };
  });
}

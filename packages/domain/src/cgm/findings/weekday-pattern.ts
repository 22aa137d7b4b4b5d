import { daysOfLocalDate, type LocalDate } from '../../shared/index.ts';

const WEEK = 7;
/** Chance alone may raise one false alarm in a hundred periods, over all seven weekdays together. */
const FALSE_ALARMS = 0.01;
/** Fewer days are told one by one. */
const FEWEST_DAYS = 3;

/** A weekday on which something happens that hardly happens on others. */
export interface WeekdayPattern {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Days of that weekday with it, ascending. */
  dates: LocalDate[];
  /** Days with it altogether. */
  days: number;
  /** Days of that weekday that were recorded. */
  recorded: number;
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: LocalDate): number =>
  // 1970-01-01 was a Thursday.
  ((((daysOfLocalDate(date)! + 3) % WEEK) + WEEK) % WEEK) + 1;

/**
 * The weekday on which at least half of some days are, where chance does not explain it; null otherwise. Days count, not
 * episodes: three lows of one night are one.
 *
 * If the days with a low were drawn from all recorded days by chance, the number on one weekday would be hypergeometric.
 * The rule speaks when a number as large has a probability of at most 1 % divided by the seven weekdays (Bonferroni), so
 * at most one period in a hundred without a pattern shows one. Lows that follow each other for a few days, as in a bad
 * week, are spread over weekdays and make it rarer still.
 *
 * @param dates days with it, ascending and each once
 * @param recorded all days with readings, each once
 * @example weekdayPattern(tenSaturdays, ninetyDays)?.weekday // 6
 */
export function weekdayPattern(
  dates: readonly LocalDate[],
  recorded: readonly LocalDate[],
): WeekdayPattern | null {
  if (dates.length < FEWEST_DAYS) return null;
  const all = new Set([...recorded, ...dates]);
  const perWeekday = Array.from({ length: WEEK }, (_, i) => ({
    weekday: i + 1,
    dates: [] as LocalDate[],
    recorded: 0,
  }));
  for (const date of dates) perWeekday[weekdayOf(date) - 1]!.dates.push(date);
  for (const date of all) perWeekday[weekdayOf(date) - 1]!.recorded++;
  const most = perWeekday.reduce((best, one) => (one.dates.length > best.dates.length ? one : best));
  if (most.dates.length < FEWEST_DAYS || most.dates.length * 2 < dates.length) return null;
  const chance = atLeast(most.dates.length, {
    all: all.size,
    marked: most.recorded,
    drawn: dates.length,
  });
  return chance <= FALSE_ALARMS / WEEK ? { ...most, days: dates.length } : null;
}

/** Probability of at least so many marked ones among those drawn without putting back (hypergeometric). */
export function atLeast(
  count: number,
  { all, marked, drawn }: { all: number; marked: number; drawn: number },
): number {
  let sum = 0;
  for (let k = count; k <= Math.min(marked, drawn); k++) {
    sum += Math.exp(logChoose(marked, k) + logChoose(all - marked, drawn - k) - logChoose(all, drawn));
  }
  return sum;
}

function logChoose(n: number, k: number): number {
  if (k < 0 || k > n) return Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let i = 1; i <= k; i++) sum += Math.log((n - k + i) / i);
  return sum;
}

import {
  CalendarDate,
  CalendarDateTime,
  fromAbsolute,
  startOfMonth,
  startOfWeek,
  startOfYear,
  toZoned,
  type DateDuration,
} from '@internationalized/date';

type Unit = 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years';

export interface ZonedTick {
  /** Seconds since the epoch. */
  readonly at: number;
  readonly kind: 'time' | 'day' | 'month' | 'year';
}

const seconds: Record<Unit, number> = {
  minutes: 60,
  hours: 3600,
  days: 86_400,
  weeks: 604_800,
  months: 2_629_746,
  years: 31_556_952,
};
const steps: readonly (readonly [count: number, unit: Unit])[] = [
  ...[1, 5, 15, 30].map((count) => [count, 'minutes'] as const),
  ...[1, 3, 6, 12].map((count) => [count, 'hours'] as const),
  [1, 'days'],
  [2, 'days'],
  [1, 'weeks'],
  [2, 'weeks'],
  ...[1, 2, 3, 6].map((count) => [count, 'months'] as const),
  ...[1, 2, 5, 10, 20, 50, 100, 500].map((count) => [count, 'years'] as const),
];

const firstDayStep = steps.findIndex(([, unit]) => unit === 'days');

/** The first round date on or after a day. */
function roundDate(date: CalendarDate, count: number, unit: Unit): CalendarDate {
  if (unit === 'weeks') return startOfWeek(date, 'en-GB', 'mon');
  if (unit === 'months')
    return startOfMonth(date).set({ month: 1 + Math.floor((date.month - 1) / count) * count });
  if (unit === 'years') return startOfYear(date).set({ year: Math.floor(date.year / count) * count });
  return date;
}

/**
 * Ticks at round local times: whole minutes and hours, midnights, Mondays, first days of months and years, even where a
 * day has 23 or 25 hours. Steps grow until no more than `atMost` ticks remain.
 *
 * @param isByDay nothing finer than midnights, for values without a time of day
 */
export function zonedTicks(
  from: number,
  to: number,
  atMost: number,
  timeZone: string,
  isByDay = false,
): ZonedTick[] {
  if (!(to > from)) return [];
  const [count, unit] =
    steps
      .slice(isByDay ? firstDayStep : 0)
      .find((step) => (to - from) / (step[0] * seconds[step[1]]) <= atMost) ?? ([500, 'years'] as const);
  const first = fromAbsolute(from * 1000, timeZone);
  const found: ZonedTick[] = [];
  const add = (local: CalendarDateTime) => {
    // An hour that the clock skips in spring becomes the next one, which already exists.
    const at = toZoned(local, timeZone, 'compatible').toDate().getTime() / 1000;
    if (at < from || at > to || at <= (found.at(-1)?.at ?? Number.NEGATIVE_INFINITY)) return at;
    const isMidnight = local.hour === 0 && local.minute === 0;
    const isMonth = unit === 'months' || unit === 'years';
    const kind = !isMidnight
      ? 'time'
      : !isMonth
        ? 'day'
        : unit === 'years' || local.month === 1
          ? 'year'
          : 'month';
    found.push({ at, kind });
    return at;
  };
  let date = roundDate(new CalendarDate(first.year, first.month, first.day), count, unit);
  if (unit === 'minutes' || unit === 'hours') {
    const perDay = unit === 'minutes' ? 1440 / count : 24 / count;
    for (; ; date = date.add({ days: 1 })) {
      for (let index = 0; index < perDay; index++) {
        const minute = index * (unit === 'minutes' ? count : count * 60);
        const local = new CalendarDateTime(
          date.year,
          date.month,
          date.day,
          Math.floor(minute / 60),
          minute % 60,
        );
        if (add(local) > to) return found;
      }
    }
  }
  const step: DateDuration = { [unit]: count };
  for (; ; date = date.add(step)) {
    if (add(new CalendarDateTime(date.year, date.month, date.day)) > to) return found;
  }
}

/** Formats ticks as briefly as their neighbours allow: «14:00», «5 Mar», «Mar», «2026». */
export function zonedTickFormat(locale: string, timeZone: string): (tick: ZonedTick) => string {
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options });
  const formats = {
    time: make({ hour: '2-digit', minute: '2-digit' }),
    day: make({ day: 'numeric', month: 'short' }),
    month: make({ month: 'short' }),
    year: make({ year: 'numeric' }),
  };
  return ({ at, kind }) => formats[kind].format(at * 1000);
}

/** Formats one moment in full, with its time of day only if `hasTime`. */
export function momentFormat(
  locale: string,
  timeZone: string,
  hasTime: boolean,
): (epochSeconds: number) => string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(hasTime ? { hour: '2-digit', minute: '2-digit' } : {}),
  });
  return (epochSeconds) => format.format(epochSeconds * 1000);
}

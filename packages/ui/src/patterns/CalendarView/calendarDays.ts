import {
  endOfMonth,
  fromDate,
  parseDate,
  startOfMonth,
  startOfWeek,
  toZoned,
  type CalendarDate,
} from '@internationalized/date';

export type CalendarViewKind = 'month' | 'week' | 'day';
export type FirstDayOfWeek = 'mon' | 'sun' | 'sat';

/**
 * The weeks of a view, each with seven days `YYYY-MM-DD`, from the language's first day of the week. The day view has
 * only that day.
 */
export function shownWeeks(
  day: string,
  view: CalendarViewKind,
  locale: string,
  firstDay?: FirstDayOfWeek,
): string[][] {
  if (view === 'day') return [[day]];
  const date = parseDate(day);
  const start = view === 'month' ? startOfMonth(date) : date;
  const end = view === 'month' ? endOfMonth(date) : date;
  const weeks: string[][] = [];
  for (let week = startOfWeek(start, locale, firstDay); week.compare(end) <= 0; week = week.add({ weeks: 1 }))
    weeks.push(Array.from({ length: 7 }, (_, index) => week.add({ days: index }).toString()));
  return weeks;
}

/** The day a key leads to, following the ARIA grid pattern; nothing for other keys. */
export function dayByKey(
  day: string,
  key: string,
  {
    view,
    locale,
    firstDay,
    isRightToLeft,
  }: {
    view: CalendarViewKind;
    locale: string;
    firstDay?: FirstDayOfWeek | undefined;
    isRightToLeft: boolean;
  },
): string | null {
  const date = parseDate(day);
  const ahead = isRightToLeft ? -1 : 1;
  const first = startOfWeek(date, locale, firstDay);
  const turn = { month: { months: 1 }, week: { weeks: 1 }, day: { days: 1 } }[view];
  const moves: Record<string, () => CalendarDate> = {
    ArrowRight: () => date.add({ days: ahead }),
    ArrowLeft: () => date.subtract({ days: ahead }),
    Home: () => first,
    End: () => first.add({ days: 6 }),
    PageDown: () => date.add(turn),
    PageUp: () => date.subtract(turn),
    ...(view === 'month'
      ? { ArrowDown: () => date.add({ weeks: 1 }), ArrowUp: () => date.subtract({ weeks: 1 }) }
      : {}),
  };
  return moves[key]?.().toString() ?? null;
}

/** One hour of the week's axis. `isSecond`: the repeated hour when clocks go back. */
export interface AxisHour {
  hour: number;
  isSecond: boolean;
}

/** The hours that a day really has: 23 when clocks go forward, 25 when they go back. */
export function hoursOfDay(day: string, timeZone: string): AxisHour[] {
  const date = parseDate(day);
  const from = toZoned(date, timeZone).toDate().getTime();
  const to = toZoned(date.add({ days: 1 }), timeZone)
    .toDate()
    .getTime();
  const hours: AxisHour[] = [];
  for (let at = from; at < to; at += 3_600_000) {
    const { hour } = fromDate(new Date(at), timeZone);
    hours.push({ hour, isSecond: hours.some((each) => each.hour === hour) });
  }
  return hours;
}

const sameHour = (one: AxisHour, two: AxisHour) => one.hour === two.hour && one.isSecond === two.isSecond;

/** The axis of several days: every hour that any of them has, in order. */
export function axisOf(days: readonly string[], timeZone: string): AxisHour[] {
  const second = days.flatMap((day) => hoursOfDay(day, timeZone)).find(({ isSecond }) => isSecond);
  const axis: AxisHour[] = Array.from({ length: 24 }, (_, hour) => ({ hour, isSecond: false }));
  if (second) axis.splice(second.hour + 1, 0, second);
  return axis;
}

/** The hours of the axis that a day lacks: shown as missing. */
export function missingHours(day: string, axis: readonly AxisHour[], timeZone: string): AxisHour[] {
  const own = hoursOfDay(day, timeZone);
  return axis.filter((hour) => !own.some((each) => sameHour(each, hour)));
}

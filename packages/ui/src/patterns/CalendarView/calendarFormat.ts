import type { CalendarViewKind } from './calendarDays.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const initial = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Formats days and times in the language. */
export function calendarFormat(locale: string, hourCycle?: 12 | 24) {
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const day = of({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = of({ weekday: 'short' });
  const weekdayLong = of({ weekday: 'long' });
  const weekdayNarrow = of({ weekday: 'narrow' });
  const month = of({ month: 'long', year: 'numeric' });
  const span = of({ day: 'numeric', month: 'long', year: 'numeric' });
  const clock = of({
    hour: 'numeric',
    minute: '2-digit',
    ...(hourCycle ? { hourCycle: hourCycle === 24 ? 'h23' : 'h12' } : {}),
  });
  return {
    day: (text: string) => day.format(noon(text)),
    weekday: (text: string) => weekday.format(noon(text)),
    weekdayLong: (text: string) => weekdayLong.format(noon(text)),
    weekdayNarrow: (text: string) => weekdayNarrow.format(noon(text)),
    clock: ({ hour, minute }: { hour: number; minute: number }) =>
      clock.format(new Date(Date.UTC(2001, 0, 1, hour, minute))),
    /** "March 2026", the first and last day of a week, or the day. */
    title: (date: string, view: CalendarViewKind, days: readonly string[]) =>
      view === 'month'
        ? initial(month.format(noon(date)), locale)
        : view === 'day'
          ? initial(day.format(noon(date)), locale)
          : span.formatRange(noon(days[0] ?? date), noon(days.at(-1) ?? date)),
  };
}

export type CalendarFormat = ReturnType<typeof calendarFormat>;

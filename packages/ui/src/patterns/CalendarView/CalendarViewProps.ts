import type { ReactNode } from 'react';
import type { CalendarEvent } from './CalendarViewEvent.tsx';
import type { CalendarViewKind, FirstDayOfWeek } from './calendarDays.ts';
import type { OpenSpan } from './calendarHours.ts';

export interface CalendarViewProps {
  /** Names the calendar: "Appointments". */
  label: string;
  view: CalendarViewKind;
  /** The chosen day, `YYYY-MM-DD`; its month or week, or the day alone, is shown. */
  date?: string | undefined;
  defaultDate?: string | undefined;
  onDateChange?: ((day: string) => void) | undefined;
  /** Today in the view's zone, `YYYY-MM-DD`. */
  today: string;
  /** The zone in which days and hours are drawn: `Europe/Madrid`. */
  timeZone: string;
  events: readonly CalendarEvent[];
  onEventPress?: ((id: string) => void) | undefined;
  /** Enter or a double press on a day: make something there. */
  onDayPress?: ((day: string) => void) | undefined;
  /** A double press on an hour of a week or day, as `HH:MM` to the quarter: make something then. */
  onTimePress?: ((day: string, time: string) => void) | undefined;
  /** Words of the bar above. */
  previousLabel: string;
  nextLabel: string;
  todayLabel: string;
  allDayLabel: string;
  /** Names those that a day has no room for: `+3 more`. */
  moreText: (count: number) => string;
  /** Says how many a day has, after its date: `3 events`. */
  countText: (count: number) => string;
  /** Stands under a view without events. */
  emptyText: string;
  /**
   * The hours of a day that are open, in a week or a day; the others are shaded. Nothing: all of it. No stretch: none of
   * it.
   */
  openHours?: ((day: string) => readonly OpenSpan[] | null) | undefined;
  /** Says what the shade means, and of a day that it is closed: "Closed". */
  closedText?: string | undefined;
  /** Says when a day of a week, or one alone, is open, after its date: "Open 09:00–17:30". */
  openText?: ((open: readonly OpenSpan[]) => string) | undefined;
  /** Events are on their way: "Loading the appointments". */
  loadingText?: string | undefined;
  /** More of the bar: a SegmentedControl of the views, a button. */
  actions?: ReactNode;
  /** Events that a day of the month shows before it says how many more. */
  maxPerDay?: number | undefined;
  /** The hour at the top of a week or day before anybody scrolls. */
  firstHour?: number | undefined;
  firstDayOfWeek?: FirstDayOfWeek | undefined;
  /** Hours of the clock, where they are not the language's: Spanish shows 24, American English 12. */
  hourCycle?: 12 | 24 | undefined;
}

import type { ReactNode } from 'react';
import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';
import type { CalendarEvent, EventHue } from './CalendarViewEvent.tsx';
import type { CalendarViewKind, FirstDayOfWeek } from './calendarDays.ts';
import type { OpenSpan } from './calendarHours.ts';

/** What a hue and its icon mean. */
export interface CalendarCategory {
  hue: EventHue;
  icon: LucideIcon;
  label: string;
}

/** Where an event was moved to. */
export interface CalendarMove {
  day: string;
  /** `HH:MM` of the view's zone. */
  time: string;
  /** How much longer it lasts, negative for shorter; 0 when it was only moved. */
  addedMinutes: number;
}

export interface CalendarViewProps {
  /** Names the calendar: "Appointments". */
  label: string;
  view: CalendarViewKind;
  /** The chosen day, `YYYY-MM-DD`; the view shows its month, its week or the day itself. */
  date?: string | undefined;
  defaultDate?: string | undefined;
  onDateChange?: ((day: string) => void) | undefined;
  /** Today in the view's zone, `YYYY-MM-DD`. */
  today: string;
  /** This moment, as an instant: a line marks it, and a week or day opens at it. */
  now?: string | undefined;
  /** The zone in which days and hours are shown: `Europe/Madrid`. */
  timeZone: string;
  events: readonly CalendarEvent[];
  onEventPress?: ((id: string) => void) | undefined;
  /** Enter or a double press on a day: create an event on it. */
  onDayPress?: ((day: string) => void) | undefined;
  /**
   * A double press on an hour of a week or day, as `HH:MM` rounded to the quarter: create an event then. Drawn over
   * several quarters, it says for how long too.
   */
  onTimePress?: ((day: string, time: string, minutes?: number) => void) | undefined;
  /** A movable event was dragged elsewhere or stretched, or moved with keys. Whether it stays there is the caller's. */
  onEventMove?: ((id: string, move: CalendarMove) => void) | undefined;
  /** Labels of the toolbar, where they differ from the kit's. */
  previousLabel?: string | undefined;
  nextLabel?: string | undefined;
  todayLabel?: string | undefined;
  allDayLabel?: string | undefined;
  /** Label for events that do not fit: `+3 more`. */
  moreText?: ((count: number) => string) | undefined;
  /** Number of events, announced after the date: `3 events`. */
  countText?: ((count: number) => string) | undefined;
  /** Shown below a view without events. */
  emptyText?: string | undefined;
  /**
   * The open hours of a day, in a week or a day view; the others are shaded. Undefined: open all day. Empty: closed.
   */
  openHours?: ((day: string) => readonly OpenSpan[] | null) | undefined;
  /** Legend of the shading, also announced for a closed day: "Closed". */
  closedText?: string | undefined;
  /** Opening times of a day, announced after its date: "Open 09:00–17:30". */
  openText?: ((open: readonly OpenSpan[]) => string) | undefined;
  /** The categories of the events, explained below the view. */
  categories?: readonly CalendarCategory[] | undefined;
  /** Events are loading: "Loading the appointments". */
  loadingText?: string | undefined;
  /** More toolbar content: a SegmentedControl of the views, a button. */
  actions?: ReactNode;
  /** Maximum number of events shown per day of the month before «more». */
  maxPerDay?: number | undefined;
  /** The hour initially at the top of a week or day. */
  firstHour?: number | undefined;
  firstDayOfWeek?: FirstDayOfWeek | undefined;
  /** 12- or 24-hour clock, if it differs from the language's: Spanish shows 24, American English 12. */
  hourCycle?: 12 | 24 | undefined;
}

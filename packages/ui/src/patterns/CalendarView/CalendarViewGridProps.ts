import type { KeyboardEvent } from 'react';
import type { CalendarEvent } from './CalendarViewEvent.tsx';
import type { AxisPoint, DayEvents } from './calendarEvents.ts';
import type { CalendarFormat } from './calendarFormat.ts';
import type { CalendarMove } from './CalendarViewProps.ts';
import type { CalendarMoveTexts } from '../../labels/calendarView.ts';
import type { OpenSpan } from './calendarHours.ts';

/** Common props of the month, week and day grids. */
export interface CalendarViewGridProps {
  label: string;
  weeks: string[][];
  byDay: Map<string, DayEvents<CalendarEvent>>;
  date: string;
  today: string;
  /** The present moment on the axis of the shown days; nothing if none of them is today. */
  now: AxisPoint | null;
  nowLabel: string;
  timeZone: string;
  /** `YYYY-MM` of the month shown; nothing in other views. */
  month: string | undefined;
  isNarrow: boolean;
  maxPerDay: number;
  firstHour: number;
  allDayLabel: string;
  moreText: (count: number) => string;
  format: CalendarFormat;
  onEventPress: ((id: string) => void) | undefined;
  onTimePress: ((day: string, time: string, minutes?: number) => void) | undefined;
  onEventMove: ((id: string, move: CalendarMove) => void) | undefined;
  moveTexts: CalendarMoveTexts;
  isRightToLeft: boolean;
  openHours: ((day: string) => readonly OpenSpan[] | null) | undefined;
  cellProps: (day: string) => {
    tabIndex: number;
    'aria-selected': boolean;
    'aria-label': string;
    'aria-current'?: 'date';
    'data-day': string;
    onClick: () => void;
    onDoubleClick: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

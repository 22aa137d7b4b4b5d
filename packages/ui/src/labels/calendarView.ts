import type { PartPacks } from './partLabels.ts';

export interface CalendarViewLabels {
  today: string;
  allDay: string;
  /** Events that do not fit: «+3 more». */
  more: (count: number) => string;
  /** Announced after a date: «3 events». */
  count: (count: number) => string;
  /** Beside the line of the present moment: «Now 10:42». */
  now: string;
  /** Below a view without events. */
  empty: string;
}

export const calendarViewLabels: PartPacks<CalendarViewLabels> = {
  en: {
    today: 'Today',
    allDay: 'All day',
    more: (count) => `+${count} more`,
    count: (count) => (count === 1 ? '1 event' : `${count} events`),
    now: 'Now',
    empty: 'Nothing here yet',
  },
  es: {
    today: 'Hoy',
    allDay: 'Todo el día',
    more: (count) => `+${count} más`,
    count: (count) => (count === 1 ? '1 evento' : `${count} eventos`),
    now: 'Ahora',
    empty: 'Aún no hay nada',
  },
};

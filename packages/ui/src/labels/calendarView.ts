import type { PartPacks } from './partLabels.ts';

export interface CalendarViewLabels {
  today: string;
  allDay: string;
  /** Events that do not fit: «+3 more». */
  more: (count: number) => string;
  /** Announced after a date: «3 events». */
  count: (count: number) => string;
  /** Below a view without events. */
  empty: string;
}

export const calendarViewLabels: PartPacks<CalendarViewLabels> = {
  en: {
    today: 'Today',
    allDay: 'All day',
    more: (count) => `+${count} more`,
    count: (count) => (count === 1 ? '1 event' : `${count} events`),
    empty: 'Nothing here yet',
  },
  es: {
    today: 'Hoy',
    allDay: 'Todo el día',
    more: (count) => `+${count} más`,
    count: (count) => (count === 1 ? '1 evento' : `${count} eventos`),
    empty: 'Aún no hay nada',
  },
};

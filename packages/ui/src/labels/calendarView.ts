import type { PartPacks } from './partLabels.ts';

/** What is said about moving events. */
export interface CalendarMoveTexts {
  /** Below the view, and as the description of an event. */
  hint: string;
  /** While an event is being moved: its title, and the time that it would have. */
  moving: (title: string, when: string) => string;
  keys: string;
  /** After Escape. */
  left: string;
}

export interface CalendarViewLabels {
  today: string;
  allDay: string;
  /** Events that do not fit: «+3 more». */
  more: (count: number) => string;
  /** Announced after a date: «3 events». */
  count: (count: number) => string;
  /** Beside the line of the present moment: «Now 10:42». */
  now: string;
  move: CalendarMoveTexts;
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
    move: {
      hint: 'Drag an event to move it and its lower edge to change how long it lasts, or press M on it.',
      moving: (title, when) => `Moving ${title}: ${when}.`,
      keys: 'Arrows change time and day, Shift with arrows the end. Enter keeps it, Escape leaves it as it was.',
      left: 'Left as it was.',
    },
    empty: 'Nothing here yet',
  },
  es: {
    today: 'Hoy',
    allDay: 'Todo el día',
    more: (count) => `+${count} más`,
    count: (count) => (count === 1 ? '1 evento' : `${count} eventos`),
    now: 'Ahora',
    move: {
      hint: 'Arrastra para mover, o por el borde inferior para alargar o acortar. Con el teclado, pulsa M.',
      moving: (title, when) => `Moviendo ${title}: ${when}.`,
      keys: 'Las flechas cambian la hora y el día; Mayús con flechas, el final. Intro lo guarda, Escape lo deja como estaba.',
      left: 'Se queda como estaba.',
    },
    empty: 'Aún no hay nada',
  },
};

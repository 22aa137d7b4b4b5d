import { daysOfLocalDate, isUuid } from '@healzy/domain/shared';
import { OPEN_APPOINTMENT } from './appointment-places.ts';

export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarViewId = (typeof CALENDAR_VIEWS)[number];

/** Everybody's, or that of one specialist. */
export type Whose = 'all' | { professionalId: string };

/** What the calendar shows, so that a link or going back restores it. */
export interface CalendarPlace {
  view: CalendarViewId;
  /** The chosen day; null is today. */
  date: string | null;
  /** Null by default: a specialist's own, otherwise everybody's. */
  whose: Whose | null;
  showsCanceled: boolean;
  /** The open appointment. */
  open: string | null;
}

/** Reads the address (`?view=month&date=2026-03-04&with=all`); ignores invalid values. */
export function calendarPlaceOf(parameters: URLSearchParams): CalendarPlace {
  const date = parameters.get('date');
  const whose = parameters.get('with');
  const open = parameters.get(OPEN_APPOINTMENT);
  return {
    view: CALENDAR_VIEWS.find((view) => view === parameters.get('view')) ?? 'week',
    date: date !== null && daysOfLocalDate(date) !== null ? date : null,
    whose: whose === 'all' ? 'all' : whose !== null && isUuid(whose) ? { professionalId: whose } : null,
    showsCanceled: parameters.get('canceled') === 'yes',
    open: open !== null && isUuid(open) ? open : null,
  };
}

/** The address of a view; defaults are omitted. */
export function parametersOfCalendar(place: CalendarPlace): URLSearchParams {
  const { view, date, whose, showsCanceled, open } = place;
  return new URLSearchParams({
    ...(view === 'week' ? {} : { view }),
    ...(date === null ? {} : { date }),
    ...(whose === null ? {} : { with: whose === 'all' ? whose : whose.professionalId }),
    ...(showsCanceled ? { canceled: 'yes' } : {}),
    ...(open === null ? {} : { [OPEN_APPOINTMENT]: open }),
  });
}

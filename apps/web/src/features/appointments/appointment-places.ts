import { ROUTES } from '../../app/paths.ts';

/** The name under which the address of the calendar holds the appointment that is open. */
export const OPEN_APPOINTMENT = 'appointment';

/** The calendar with one appointment open. */
export const placeOfAppointment = (id: string): string =>
  `${ROUTES.appointments}?${OPEN_APPOINTMENT}=${encodeURIComponent(id)}`;

/** The parameter that holds the open appointment in the calendar's address. */
export const OPEN_APPOINTMENT = 'appointment';

/** The calendar with one appointment open. */
export const placeOfAppointment = (id: string): string =>
  `/appointments?${OPEN_APPOINTMENT}=${encodeURIComponent(id)}`;

import { createCalendarAddresses, type CalendarAddresses } from '../../platform/calendars/addresses.ts';
import type { Database } from '../../platform/db/database.ts';
import { serverKey } from '../../platform/db/server-secrets.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** The secret addresses of calendars of appointments. */
    calendars: CalendarAddresses;
  }
}

/** Where calendars of appointments are. */
export const APPOINTMENT_CALENDARS = '/calendar';

/** The secret from which addresses are derived, made on the first start, and the addresses. */
export async function loadCalendarAddresses(
  database: Database,
  publicUrl: string,
): Promise<CalendarAddresses> {
  const secret = await serverKey(database, 'appointments.calendar-key');
  return createCalendarAddresses({ secret, publicUrl, kind: 'calendar-feed', folder: APPOINTMENT_CALENDARS });
}

import { createCalendarAddresses, type CalendarAddresses } from '../../../platform/calendars/addresses.ts';
import type { Database } from '../../../platform/db/database.ts';
import { serverKey } from '../../../platform/db/server-secrets.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    /** The secret addresses of calendars with the meals of a plan. */
    mealCalendars: CalendarAddresses;
  }
}

/** Where calendars with meals are. */
export const MEAL_CALENDARS = '/calendar/meals';

/** Their addresses, and the secret that they are derived from, which is made on the first start. */
export async function loadMealCalendars(database: Database, publicUrl: string): Promise<CalendarAddresses> {
  const secret = await serverKey(database, 'menus.calendar-key');
  return createCalendarAddresses({ secret, publicUrl, kind: 'meals', folder: MEAL_CALENDARS });
}

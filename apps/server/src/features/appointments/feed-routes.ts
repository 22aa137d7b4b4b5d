import { ownAppointmentsOf } from '@healzy/domain/appointments';
import { may } from '@healzy/domain/session';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@healzy/domain/shared';
import type { FastifyInstance } from 'fastify';
import { registerCalendar } from '../../platform/calendars/routes.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { FailureLimit } from '../../platform/http/failure-limit.ts';
import { currentAccountContext } from '../../platform/identity/index.ts';
import type { Services } from '../../platform/services.ts';
import { APPOINTMENT_COLUMNS, APPOINTMENT_FROM, type AppointmentRow } from './appointment-rows.ts';
import { APPOINTMENT_CALENDARS } from './feed-address.ts';
import { icalendarOf } from './icalendar.ts';

/** How many days a feed covers before and after now, and how many appointments it holds at most. */
const REACH = { before: 60, after: 365, most: 5000 };

interface FeedOptions {
  services: Services;
  failures: FailureLimit;
  brand: string;
  publicUrl: string;
}

/** Appointments of a person as a calendar that reads them from outside. */
export function registerCalendarFeeds(app: FastifyInstance, options: FeedOptions): void {
  const { services, failures } = options;
  registerCalendar(app, {
    failures,
    folder: APPOINTMENT_CALENDARS,
    fileName: 'appointments.ics',
    contentOf: (file) => contentOf(options, file),
  });

  async function contentOf({ brand, publicUrl }: FeedOptions, file: string): Promise<string | null> {
    const feedId = services.calendars.feedOf(file);
    if (feedId === null) return null;
    const owner = await services.database.asSystem(async (sql) => {
      const { rows } = await sql.query<{ accountId: string; userId: string }>(
        'SELECT account_id, user_id FROM calendar_feeds WHERE id = $1',
        [feedId],
      );
      return rows[0];
    });
    if (!owner) return null;
    const accountScope = { accountId: owner.accountId, userId: owner.userId };
    return services.database.asAccount(accountScope, async (sql) => {
      const context = await currentAccountContext(sql, owner.userId, owner.accountId);
      // Losing the role ends the feed, even if its address is still in use somewhere.
      if (context === null || !may('getCalendarFeed', context.roles)) return null;
      const { rows } = await sql.query<{ name: string; language: string }>(
        'SELECT a.name, u.language FROM accounts a, users u WHERE a.id = $1 AND u.id = $2',
        [owner.accountId, owner.userId],
      );
      const settings = rows[0];
      if (!settings) return null;
      const found = await appointmentsFor(sql, context, services.now());
      return icalendarOf(found, {
        brand,
        publicUrl,
        accountName: settings.name,
        language: LANGUAGES.find((known) => known === settings.language) ?? DEFAULT_LANGUAGE,
      });
    });
  }
}

async function appointmentsFor(
  sql: Sql,
  context: Parameters<typeof ownAppointmentsOf>[0] & { accountId: string },
  now: Date,
): Promise<AppointmentRow[]> {
  const own = ownAppointmentsOf(context);
  // A specialist without a professional record has no appointments: never show them everyone's.
  if (own === null && context.roles.includes('SPECIALIST')) return [];
  const { rows } = await sql.query<AppointmentRow>(
    `SELECT ${APPOINTMENT_COLUMNS} FROM ${APPOINTMENT_FROM}
     WHERE a.account_id = $1 AND ($2::uuid IS NULL OR (a.professional_id = $2::uuid AND EXISTS (
         SELECT 1 FROM patient_specialists s
         WHERE s.account_id = $1 AND s.patient_id = a.patient_id AND s.professional_id = $2::uuid)))
       AND a.starts_at > $3::timestamptz - interval '${REACH.before} days'
       AND a.starts_at < $3::timestamptz + interval '${REACH.after} days'
     ORDER BY a.starts_at, a.id LIMIT ${REACH.most}`,
    [context.accountId, own, now.toISOString()],
  );
  return rows;
}

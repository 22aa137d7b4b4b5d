import { planPhase } from '@healzy/domain/nutritional-plans';
import { DEFAULT_LANGUAGE, LANGUAGES, todayIn } from '@healzy/domain/shared';
import type { FastifyInstance } from 'fastify';
import ical, { ICalEventTransparency } from 'ical-generator';
import { registerCalendar } from '../../../platform/calendars/routes.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { FailureLimit } from '../../../platform/http/failure-limit.ts';
import { oneLine } from '../../../platform/messages.ts';
import { nutritionalPlans } from '../../nutritional-plans/plan-rows.ts';
import { patientLanguageOf } from '../../patients/patient-language.ts';
import type { Services } from '../../../platform/services.ts';
import { planLabels } from '../labels.ts';
import { MEAL_CALENDARS } from './addresses.ts';
import { mealEvents } from './meal-events.ts';

/** How often a calendar client should refresh, in seconds. */
const REFRESH_SECONDS = 60 * 60;
/** How long a meal is in a calendar. */
const MINUTES = 30;

interface Options {
  services: Services;
  failures: FailureLimit;
  brand: string;
}

interface Owner {
  accountId: string;
  nutritionalPlanId: string;
  renewedBy: string | null;
}

/** Meals of a plan as a calendar that a patient reads from outside. */
export function registerMealCalendars(app: FastifyInstance, { services, failures, brand }: Options): void {
  registerCalendar(app, {
    failures,
    folder: MEAL_CALENDARS,
    fileName: 'meals.ics',
    async contentOf(file) {
      const calendarId = services.mealCalendars.feedOf(file);
      if (calendarId === null) return null;
      const owner = await services.database.asSystem(async (sql) => {
        const { rows } = await sql.query<Owner>(
          'SELECT account_id, nutritional_plan_id, renewed_by FROM plan_calendars WHERE id = $1',
          [calendarId],
        );
        return rows[0];
      });
      if (!owner) return null;
      return services.database.asAccount({ accountId: owner.accountId }, (sql) =>
        calendarText(sql, owner, brand, services.now()),
      );
    },
  });
}

/**
 * The file leaves the product, often for a third-party service: it has what to eat and when, but not who eats it, in
 * which clinic, or why. Null once the plan is over.
 */
async function calendarText(sql: Sql, owner: Owner, brand: string, now: Date): Promise<string | null> {
  const plan = await nutritionalPlans.find(sql, { accountId: owner.accountId, id: owner.nutritionalPlanId });
  if (!plan) return null;
  const { rows } = await sql.query<{ timezone: string; language: string | null }>(
    `SELECT p.timezone, ${patientLanguageOf('p.id', '$2')} AS language FROM patients p WHERE p.id = $1`,
    [plan.patientId, owner.renewedBy],
  );
  const patient = rows[0];
  if (!patient) return null;
  const today = todayIn(patient.timezone, now);
  if (planPhase(plan, today) === 'ENDED') return null;
  const language = LANGUAGES.find((known) => known === patient.language) ?? DEFAULT_LANGUAGE;
  const zone = patient.timezone;
  const { events, revision } = await mealEvents(sql, plan, { zone, language, today, now });
  const calendar = ical({
    name: planLabels(language)('calendar.name'),
    prodId: { company: brand, product: 'Meals', language: language.toUpperCase() },
    ttl: REFRESH_SECONDS,
  });
  // Not the time of the request: the file must stay the same until something in it changes.
  const { sequence, changedAt } = revision;
  for (const { uid, start, summary, description } of events)
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      start,
      end: new Date(start.getTime() + MINUTES * 60_000),
      summary: oneLine(summary),
      description: description.split('\n').map(oneLine).join('\n'),
      // A meal is no reason to be busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
}

import {
  circumstancesOf,
  eventResponse,
  MEAL_CIRCUMSTANCES,
  rankMeals,
  responseTrace,
  type CgmEventType,
  type TimedEvent,
} from '@healzy/domain/cgm';
import type { Sql } from '../../db/database.ts';
import { handler } from '../../http/calls.ts';
import { notFound } from '../../http/http-problem.ts';
import { requireCgmTest } from '../../medical-tests/access.ts';
import { mapInSlices } from '../../slices.ts';
import { loadSeries } from '../series.ts';
import { epochOf } from './event-rows.ts';

/** Curves of other events that are laid under one: more hide each other. */
const MOST_OTHERS = 30;

interface Timed {
  id: string;
  type: CgmEventType;
  name: string;
  startsAt: string;
  endsAt: string | null;
}

/** Every event of a test with its times, oldest first. */
async function timedEvents(sql: Sql, accountId: string, medicalTestId: string): Promise<Timed[]> {
  const { rows } = await sql.query<Timed>(
    `SELECT id, type, name, starts_at, ends_at FROM cgm_events
     WHERE account_id = $1 AND medical_test_id = $2 ORDER BY starts_at, id`,
    [accountId, medicalTestId],
  );
  return rows;
}

const inSeconds = ({ startsAt, endsAt, ...event }: Timed): TimedEvent => ({
  ...event,
  startEpoch: epochOf(startsAt),
  endEpoch: endsAt === null ? null : epochOf(endsAt),
});

export const compareCgmEvent = handler('compareCgmEvent', async ({ caller, path, services }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const all = await timedEvents(sql, caller.accountId, test.id);
  const at = all.findIndex(({ id }) => id === path.eventId.toLowerCase());
  const event = all[at];
  if (!event) throw notFound();
  const series = await loadSeries(sql, caller.accountId, test.id);
  const start = epochOf(event.startsAt);
  const nowEpoch = Math.floor(services.now().getTime() / 1000);
  const others = all.filter(({ id, type }) => type === event.type && id !== event.id);
  const distance = ({ startsAt }: Timed) => Math.abs(epochOf(startsAt) - start);
  const nearest = others.toSorted((one, other) => distance(one) - distance(other)).slice(0, MOST_OTHERS);
  return {
    status: 200,
    body: {
      zone: series.zone,
      rangeProfile: test.rangeProfile,
      trace: responseTrace(series, start),
      others: await mapInSlices(nearest, ({ id, name, startsAt }) => ({
        id,
        name,
        start: startsAt,
        trace: responseTrace(series, epochOf(startsAt)),
        response: eventResponse(series, epochOf(startsAt), nowEpoch),
      })),
      otherCount: others.length,
      previousId: all[at - 1]?.id ?? null,
      nextId: all[at + 1]?.id ?? null,
      circumstances: event.type === 'MEAL' ? circumstancesOf(inSeconds(event), all.map(inSeconds)) : [],
    },
  };
});

export const getCgmMealRanking = handler('getCgmMealRanking', async ({ caller, path, services }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const rows = await timedEvents(sql, caller.accountId, test.id);
  const series = await loadSeries(sql, caller.accountId, test.id);
  const nowEpoch = Math.floor(services.now().getTime() / 1000);
  const events = rows.map(inSeconds);
  const meals = await mapInSlices(
    events.filter(({ type }) => type === 'MEAL'),
    (meal) => ({ ...meal, response: eventResponse(series, meal.startEpoch, nowEpoch) }),
  );
  const ranking = rankMeals(meals, events);
  return {
    status: 200,
    body: {
      zone: series.zone,
      tooFew: ranking.tooFew,
      meals: ranking.meals.map(({ circumstances, ...meal }) => ({
        ...meal,
        circumstances: MEAL_CIRCUMSTANCES.flatMap((kind) =>
          circumstances[kind] > 0 ? [{ kind, count: circumstances[kind] }] : [],
        ),
      })),
    },
  };
});

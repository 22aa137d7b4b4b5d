import {
  circumstancesOf,
  eventResponse,
  MEAL_CIRCUMSTANCES,
  rankMeals,
  responseTrace,
  type AssessedMeal,
  type CgmEventType,
  type CgmSeries,
  type RangeProfile,
  type TimedEvent,
} from '@healzy/domain/cgm';
import type { MealFood } from '@healzy/domain/cgm/meals';
import type { Sql } from '../../../platform/db/database.ts';
import { handler } from '../../../platform/http/calls.ts';
import { notFound } from '../../../platform/http/http-problem.ts';
import { requireCgmTest } from '../../medical-tests/access.ts';
import { mapInSlices } from '../../../platform/slices.ts';
import { loadSeries } from '../series.ts';
import { epochOf } from './event-rows.ts';

/** Curves of other events that are laid under one: more hide each other. */
const MOST_OTHERS = 30;

export interface Timed {
  id: string;
  type: CgmEventType;
  name: string;
  startsAt: string;
  endsAt: string | null;
  foods: MealFood[];
}

/** Every event of a test with its times, oldest first. */
export async function timedEvents(sql: Sql, accountId: string, medicalTestId: string): Promise<Timed[]> {
  const { rows } = await sql.query<Timed>(
    `SELECT id, type, name, starts_at, ends_at, foods FROM cgm_events
     WHERE account_id = $1 AND medical_test_id = $2 ORDER BY starts_at, id`,
    [accountId, medicalTestId],
  );
  return rows;
}

export const inSeconds = ({ id, type, name, startsAt, endsAt }: Timed): TimedEvent => ({
  id,
  type,
  name,
  startEpoch: epochOf(startsAt),
  endEpoch: endOf({ endsAt }),
});

const endOf = ({ endsAt }: Pick<Timed, 'endsAt'>) => (endsAt === null ? null : epochOf(endsAt));

/** A meal with the response to it and the names of its foods. */
export function assessed(
  meal: Timed,
  { series, profile, nowEpoch }: { series: CgmSeries; profile: RangeProfile; nowEpoch: number },
): AssessedMeal {
  const timed = inSeconds(meal);
  return {
    ...timed,
    response: eventResponse(series, timed.startEpoch, nowEpoch, { endEpoch: timed.endEpoch, profile }),
    foods: meal.foods.map(({ foodId, food: { nameEs, nameEn } }) => ({ foodId, nameEs, nameEn })),
  };
}

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
      trace: responseTrace(series, start, endOf(event)),
      others: await mapInSlices(nearest, (other) => ({
        id: other.id,
        name: other.name,
        start: other.startsAt,
        trace: responseTrace(series, epochOf(other.startsAt), endOf(other)),
        response: eventResponse(series, epochOf(other.startsAt), nowEpoch, {
          endEpoch: endOf(other),
          profile: test.rangeProfile,
        }),
      })),
      otherCount: others.length,
      previousId: all[at - 1]?.id ?? null,
      nextId: all[at + 1]?.id ?? null,
      circumstances: event.type === 'MEAL' ? circumstancesOf(inSeconds(event), all.map(inSeconds)) : [],
    },
  };
});

export const getCgmMealRanking = handler(
  'getCgmMealRanking',
  async ({ caller, path, query, services }, sql) => {
    const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
    const rows = await timedEvents(sql, caller.accountId, test.id);
    const series = await loadSeries(sql, caller.accountId, test.id);
    const nowEpoch = Math.floor(services.now().getTime() / 1000);
    const events = rows.map(inSeconds);
    const meals = await mapInSlices(
      rows.filter(({ type }) => type === 'MEAL'),
      (meal) => assessed(meal, { series, profile: test.rangeProfile, nowEpoch }),
    );
    const ranking = rankMeals(meals, events, query.by);
    return {
      status: 200,
      body: {
        zone: series.zone,
        tooFew: ranking.tooFew,
        meals: ranking.meals.map(({ circumstances, foods, ...meal }) => ({
          ...meal,
          foods: [...foods],
          circumstances: MEAL_CIRCUMSTANCES.flatMap((kind) =>
            circumstances[kind] > 0 ? [{ kind, count: circumstances[kind] }] : [],
          ),
        })),
      },
    };
  },
);

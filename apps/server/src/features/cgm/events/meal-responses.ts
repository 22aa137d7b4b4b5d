import type { CgmFoodResponse, CgmLoggedMeal } from '@healzy/api/schema';
import {
  circumstancesOf,
  isOldResponse,
  rankMeals,
  responseTrace,
  type AssessedMeal,
  type TimedEvent,
} from '@healzy/domain/cgm';
import { loggedWeight } from '@healzy/domain/cgm/meals';
import type { RangeProfile } from '@healzy/domain/medical-tests';
import type { Sql } from '../../../platform/db/database.ts';
import { handler } from '../../../platform/http/calls.ts';
import { requireClinical } from '../../../shared/patient-access/clinical.ts';
import { mapInSlices } from '../../../platform/slices.ts';
import { loadSeries } from '../series.ts';
import { assessed, inSeconds, timedEvents, type Timed } from './comparison.ts';

/** As many cards are more than anyone looks through. */
const MOST_MEALS = 100;

interface Test {
  id: string;
  rangeProfile: RangeProfile;
}

/** Tests of a patient that have meals with foods. */
async function testsOf(sql: Sql, accountId: string, patientId: string): Promise<Test[]> {
  const { rows } = await sql.query<Test>(
    `SELECT t.id, t.range_profile FROM medical_tests t
     WHERE t.account_id = $1 AND t.patient_id = $2 AND t.type = 'CGM' AND t.state <> 'CANCELED'
       AND EXISTS (SELECT FROM cgm_events e WHERE e.medical_test_id = t.id AND e.foods <> '[]')
     ORDER BY t.created_at, t.id`,
    [accountId, patientId],
  );
  return rows;
}

export const listCgmMealResponses = handler(
  'listCgmMealResponses',
  async ({ caller, path, services }, sql) => {
    const { accountId } = caller;
    await requireClinical(sql, caller, path.patientId, 'read');
    const now = services.now();
    const nowEpoch = Math.floor(now.getTime() / 1000);
    const cards: CgmLoggedMeal[] = [];
    const all: AssessedMeal[] = [];
    const events: TimedEvent[] = [];
    for (const test of await testsOf(sql, accountId, path.patientId)) {
      const series = await loadSeries(sql, accountId, test.id);
      const rows = await timedEvents(sql, accountId, test.id);
      const timed = rows.map(inSeconds);
      const meals = rows.filter(({ type, foods }) => type === 'MEAL' && foods.length > 0);
      const known = await mapInSlices(meals, (meal) => ({
        meal,
        own: assessed(meal, { series, profile: test.rangeProfile, nowEpoch }),
      }));
      all.push(...known.map(({ own }) => own));
      events.push(...timed);
      cards.push(
        ...known.map(({ meal, own }): CgmLoggedMeal => ({
          id: meal.id,
          medicalTestId: test.id,
          name: meal.name,
          start: meal.startsAt,
          zone: series.zone,
          isOld: isOldResponse(meal.startsAt, now),
          foods: eatenOf(meal),
          trace: responseTrace(series, own.startEpoch, own.endEpoch),
          response: own.response,
          circumstances: circumstancesOf(own, timed),
          rangeProfile: test.rangeProfile,
        })),
      );
    }
    const meals = cards.toSorted((one, other) => (one.start < other.start ? 1 : -1)).slice(0, MOST_MEALS);
    return { status: 200, body: { meals, foods: foodResponses(all, events, now) } };
  },
);

const eatenOf = ({ foods }: Timed): CgmLoggedMeal['foods'] =>
  foods.map((logged) => ({
    foodId: logged.foodId,
    nameEs: logged.food.nameEs,
    nameEn: logged.food.nameEn,
    grams: loggedWeight(logged.food, logged)?.grams ?? 0,
  }));

function foodResponses(
  meals: readonly AssessedMeal[],
  events: readonly TimedEvent[],
  now: Date,
): CgmFoodResponse[] {
  const byId = new Map(meals.map((meal) => [meal.id, meal]));
  return rankMeals(meals, events, 'FOOD').meals.map(({ foods, eventIds, area, rise, cutOff }) => {
    const own = eventIds.flatMap((id) => byId.get(id) ?? []);
    const lastAt = new Date((own.at(-1)?.startEpoch ?? 0) * 1000).toISOString();
    return {
      foodId: foods[0]?.foodId ?? '',
      repeats: own.length,
      alone: own.filter((meal) => new Set(meal.foods.map(({ foodId }) => foodId)).size === 1).length,
      area,
      rise,
      lastAt,
      isOld: isOldResponse(lastAt, now),
      cutOff,
    };
  });
}

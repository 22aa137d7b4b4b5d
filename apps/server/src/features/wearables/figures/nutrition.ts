import {
  dateAfter,
  dateOfMealId,
  diaryDays,
  diarySilence,
  nutritionFigures,
  previousPeriod,
  type DiarySilence,
  type Nutrients,
  type NutritionFigures,
  type WearablePeriod,
} from '@healzy/domain/wearables/summary';
import type { LocalDate } from '@healzy/domain/shared';
import { deviceState } from '@healzy/domain/wearables/delivery';
import type { WearableNutrition } from '@healzy/api/schema';
import type { Sql } from '../../../platform/db/database.ts';
import { handler } from '../../../platform/http/calls.ts';
import { notFound } from '../../../platform/http/http-problem.ts';
import type { Services } from '../../../platform/services.ts';
import { deliveriesOf } from '../overview.ts';
import { shownMeal, shownPrevious } from './answers.ts';
import { asked, recordsAround, type Asked } from './reading.ts';

const diaryOf = async (sql: Sql, of: Asked, days: WearablePeriod) =>
  diaryDays((await recordsAround(sql, of, days, ['MEALS'])).diaries, of.priority);

/** What the plans of a patient have for some days. */
async function plannedIn(
  sql: Sql,
  { accountId, patientId }: Asked,
  days: WearablePeriod,
  services: Services,
): Promise<ReadonlyMap<LocalDate, Nutrients>> {
  const planned = await services.contributions.patientDays.planned({
    ...{ sql, accountId, patientId, ...days, now: services.now() },
  });
  // Plans say nothing of sodium as such.
  return new Map(planned.map(({ date, ...amounts }) => [date, { ...amounts, sodiumMg: null }]));
}

/** Whether a diary delivers, and until when one did. */
async function silenceOf(sql: Sql, of: Asked, now: Date): Promise<DiarySilence | null> {
  const { imports, devices } = await deliveriesOf(sql, of);
  const all = [
    ...devices.map((device) => ({ ...device, isDelivering: deviceState(device, now) === 'CONNECTED' })),
    ...imports.map((file) => ({ ...file, isDelivering: false })),
  ];
  return diarySilence(all.filter(({ choices }) => choices.includes('MEALS')));
}

/** Logged and planned in the asked days. */
export async function nutritionOf(sql: Sql, of: Asked, services: Services): Promise<NutritionFigures> {
  const diary = await diaryOf(sql, of, of.period);
  const silence = await silenceOf(sql, of, services.now());
  return nutritionFigures({ ...of, diary, silence, planned: await plannedIn(sql, of, of.period, services) });
}

export const getWearableNutrition = handler(
  'getWearableNutrition',
  async ({ caller, path, query, services }, sql) => {
    const of = await asked(sql, caller, { patientId: path.patientId, query, now: services.now() });
    const earlier = previousPeriod(of.period);
    const before = await nutritionOf(sql, { ...of, period: earlier }, services);
    const now = await nutritionOf(sql, of, services);
    const body: WearableNutrition = {
      ...of.period,
      zone: of.zone,
      days: now.days.map(({ date, intake, gap, missingMeals, otherSources, meals, planned }) => ({
        date,
        logged: intake,
        isIncomplete: intake !== null && gap !== null,
        gap,
        missingMeals,
        otherSources,
        meals: meals.map((meal) => shownMeal(meal, of.zone)),
        planned,
      })),
      adherence: now.adherence,
      daysWithData: now.daysWithData,
      means: now.means,
      previous: shownPrevious(earlier, before.daysWithData, [now, before]),
      silence: now.silence,
    };
    return { status: 200, body };
  },
);

/** Earlier meals of the same name that are shown beside one. */
const OTHERS = 10;
const OTHERS_DAYS = 60;

export const getLoggedMeal = handler('getLoggedMeal', async ({ caller, path, services }, sql) => {
  const of = await asked(sql, caller, { patientId: path.patientId, now: services.now() });
  const date = dateOfMealId(path.mealId);
  if (date === null) throw notFound();
  const days = await diaryOf(sql, of, { from: dateAfter(date, -OTHERS_DAYS), to: date });
  const day = days.find((each) => each.date === date);
  const meal = day?.meals.find(({ id }) => id === path.mealId);
  if (!day?.intake || !meal) throw notFound();
  const planned = await plannedIn(sql, of, { from: date, to: date }, services);
  return {
    status: 200,
    body: {
      meal: shownMeal(meal, of.zone),
      dayIntake: day.intake,
      planned: planned.get(date) ?? null,
      others: days
        .filter((each) => each.date < date)
        .reverse()
        .flatMap(({ meals }) => meals.filter(({ name }) => name === meal.name))
        .slice(0, OTHERS)
        .map((each) => shownMeal(each, of.zone)),
    },
  };
});

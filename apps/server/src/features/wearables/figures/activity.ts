import type { WearableActivity, WearableActivityDay, WearableCounted } from '@healzy/api/schema';
import { localDateAt } from '@healzy/domain/wearables';
import {
  activitySteps,
  countedLane,
  countedSteps,
  cutDays,
  dateAfter,
  heartLane,
  minutesBetween,
  previousPeriod,
  startOfWorkoutId,
  workoutFigures,
  workoutWithId,
  wornHours,
  zonesOfPeriod,
  valuesByDate,
  type ActivityDay,
  type ActivityFigures,
  type Counted,
  type RecordedMinute,
} from '@healzy/domain/wearables/summary';
import type { Sql } from '../../../platform/db/database.ts';
import { handler } from '../../../platform/http/calls.ts';
import { notFound } from '../../../platform/http/http-problem.ts';
import { inSlices } from '../../../platform/slices.ts';
import { deliveriesOf } from '../overview.ts';
import { shownCount, shownPrevious, shownRate, shownWorkout, shownZones } from './answers.ts';
import { ACTIVITY_METRICS, asked, heartMinutes, recordsAround, type Asked } from './reading.ts';

/** The last day of which each source has delivered anything. */
async function lastDaysOf(sql: Sql, of: Asked): Promise<ReadonlyMap<string, string>> {
  const { sources } = await deliveriesOf(sql, of);
  return new Map(sources.map(({ source, lastOn }) => [source, lastOn]));
}

/** What is known of activity in the asked days. */
export async function activityOf(
  sql: Sql,
  of: Asked,
  minutes?: readonly RecordedMinute[],
): Promise<ActivityFigures> {
  const records = await recordsAround(sql, of, of.period, ACTIVITY_METRICS);
  const rates = minutes ?? (await heartMinutes(sql, of, of.period, of.priority));
  const cut = cutDays(records, rates, await lastDaysOf(sql, of));
  return inSlices(activitySteps({ ...of, records, minutes: rates, cut }));
}

/** The days before: their wear counts, and what the heart did on them is not told. */
async function activityBefore(sql: Sql, of: Asked): Promise<ActivityFigures> {
  const records = await recordsAround(sql, of, of.period, ACTIVITY_METRICS);
  const rates = await heartMinutes(sql, of, of.period, of.priority);
  const cut = cutDays(records, rates, await lastDaysOf(sql, of));
  return inSlices(activitySteps({ ...of, records, minutes: [], worn: wornHours(rates), cut }));
}

const counted = (value: Counted | null): WearableCounted | null =>
  value && {
    value: value.value,
    sources: value.sources,
    manual: value.manual,
    coveredMinutes: value.coveredMinutes,
  };

const shownDay = (day: ActivityDay): WearableActivityDay => ({
  date: day.date,
  steps: counted(day.STEPS),
  activeEnergy: counted(day.ACTIVE_ENERGY),
  totalEnergy: counted(day.TOTAL_ENERGY),
  distance: counted(day.DISTANCE),
  moderateMinutes: counted(day.MODERATE_MINUTES),
  vigorousMinutes: counted(day.VIGOROUS_MINUTES),
  metMinutes:
    counted(day.MET_MINUTES) ??
    (day.metMinutes && { value: day.metMinutes.value, sources: [], manual: null, coveredMinutes: null }),
  metMinutesBasis: day.metMinutes?.basis ?? null,
  effortMinutes: day.effortMinutes,
  restingHeartRate: day.restingHeartRate,
  hrv: day.hrv,
  zoneMinutes: day.heart?.zoneMinutes ?? null,
  wornHours: day.wornHours,
  gap: day.gap,
  workoutIds: day.workoutIds,
});

export const getWearableActivity = handler(
  'getWearableActivity',
  async ({ caller, path, query, services }, sql) => {
    const of = await asked(sql, caller, { patientId: path.patientId, query, now: services.now() });
    const earlier = previousPeriod(of.period);
    const before = await activityBefore(sql, { ...of, period: earlier });
    const now = await activityOf(sql, of);
    const body: WearableActivity = {
      ...of.period,
      zone: of.zone,
      days: now.days.map(shownDay),
      goals: now.goals,
      zones: shownZones(now.zones),
      workouts: now.workouts.map(shownWorkout),
      weeks: now.weeks,
      refused: now.refused.map(({ date, metric, value }) => ({ date, metric, value })),
      daysWithData: now.daysWithData,
      means: now.means,
      previous: shownPrevious(earlier, before.daysWithData, [now, before]),
    };
    return { status: 200, body };
  },
);

/** Earlier workouts of the same name that are shown beside one. */
const OTHERS = 10;
const OTHERS_DAYS = 60;

export const getWearableWorkout = handler('getWearableWorkout', async ({ caller, path, services }, sql) => {
  const startS = startOfWorkoutId(path.workoutId);
  const day = localDateAt(startS ?? 0, 0);
  // As old as the patient was then.
  const query = { from: day, to: day };
  const of = await asked(sql, caller, { patientId: path.patientId, query, now: services.now() });
  if (startS === null) throw notFound();
  const days = { from: day, to: dateAfter(day, 1) };
  const earlier = { from: dateAfter(day, -OTHERS_DAYS), to: days.to };
  const records = await recordsAround(sql, of, earlier, ['WORKOUT', 'RESTING_HEART_RATE']);
  const minutes = await heartMinutes(sql, of, days, of.priority);
  // Of the days before it, as in the period that it was found in.
  const resting = valuesByDate(records.dayValues, 'RESTING_HEART_RATE', of.priority);
  const zones = zonesOfPeriod(
    of.person,
    [...resting.values()].map(({ value }) => value),
  );
  const figures = workoutFigures(
    records.workouts,
    of.priority,
    minutes,
    zones.kind === 'zones' ? zones.zones : null,
  );
  const workout = workoutWithId(figures, records.workouts, path.workoutId);
  if (workout === null) throw notFound();
  const steps = await recordsAround(sql, of, days, ['STEPS']);
  const { byDate } = await inSlices(countedSteps('STEPS', steps, of.priority));
  const parts = [...byDate.values()].flatMap((each) => each.parts);
  const span = { fromS: workout.startS, toS: workout.endS };
  return {
    status: 200,
    body: {
      workout: shownWorkout(workout),
      zones: shownZones(zones),
      heartRates: heartLane(minutesBetween(minutes, span.fromS, span.toS), 60).map(shownRate),
      steps: countedLane(parts, span, 60).map(shownCount),
      others: figures
        .filter((each) => each.name === workout.name && each.startS < workout.startS)
        .reverse()
        .slice(0, OTHERS)
        .map(shownWorkout),
    },
  };
});

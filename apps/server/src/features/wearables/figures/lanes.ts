import { daysOfLocalDate, startOfLocalDay, zoneTable } from '@healzy/domain/shared';
import { sleepsOf } from '@healzy/domain/wearables';
import {
  countedLane,
  countedSteps,
  diaryDays,
  HEART_LANE_S,
  heartLane,
  isWithin,
  minutesBetween,
  STEP_LANE_S,
  workoutFigures,
} from '@healzy/domain/wearables/summary';
import { handler } from '../../../platform/http/calls.ts';
import { inSlices } from '../../../platform/slices.ts';
import { shownCount, shownMeal, shownRate, shownSleep, shownWorkout } from './answers.ts';
import { asked, heartMinutes, recordsAround } from './reading.ts';

/** A canvas of glucose shows two weeks. */
const LANE_DAYS = 14;
const DAY_S = 86_400;

export const getWearableDay = handler('getWearableDay', async ({ caller, path, query, services }, sql) => {
  const of = await asked(sql, caller, {
    patientId: path.patientId,
    query,
    now: services.now(),
    most: LANE_DAYS,
  });
  const { period, zone, priority } = of;
  const [first, last] = [daysOfLocalDate(period.from)!, daysOfLocalDate(period.to)!];
  const clock = zoneTable(zone, (first - 3) * DAY_S, (last + 3) * DAY_S);
  const span = { fromS: startOfLocalDay(clock, first), toS: startOfLocalDay(clock, last + 1) };
  const reaches = ({ startS, endS }: { startS: number; endS: number }) =>
    startS < span.toS && endS > span.fromS;
  const records = await recordsAround(sql, of, period, ['STEPS', 'SLEEP', 'WORKOUT', 'MEALS']);
  const minutes = await heartMinutes(sql, of, period, priority);
  const { byDate } = await inSlices(countedSteps('STEPS', records, priority));
  const parts = [...byDate.values()].flatMap((day) => day.parts);
  return {
    status: 200,
    body: {
      ...period,
      zone,
      steps: countedLane(parts, span, STEP_LANE_S).map(shownCount),
      heartRates: heartLane(minutesBetween(minutes, span.fromS, span.toS), HEART_LANE_S).map(shownRate),
      sleeps: sleepsOf(records.sleeps, priority).filter(reaches).map(shownSleep),
      workouts: workoutFigures(records.workouts, priority, minutes, null).filter(reaches).map(shownWorkout),
      meals: diaryDays(records.diaries, priority)
        .filter(({ date }) => isWithin(date, period))
        .flatMap(({ meals }) => meals.map((meal) => shownMeal(meal, zone))),
    },
  };
});

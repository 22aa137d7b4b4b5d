export { dateAfter, datesOf, isWithin, previousPeriod, type WearablePeriod } from './periods.ts';
export { dateOfMealId, mealIdOf, startOfWorkoutId, workoutIdOf } from './stable-ids.ts';
export { wornHours } from './wear.ts';
export {
  minutesBetween,
  recordedMinutes,
  valuesByDate,
  zonesOfPeriod,
  type RecordedMinute,
} from './heart.ts';
export { cutDays } from './last-days.ts';
export { COUNTED_METRICS, countedSteps, type Counted } from './counted.ts';
export { workoutFigures, workoutWithId, type WorkoutFigures } from './workouts.ts';
export {
  activitySteps,
  isOtherSource,
  type ActivityDay,
  type ActivityFigures,
  type ActivityInput,
} from './activity.ts';
export { nightFigures, type NightsInput } from './nights.ts';
export { diaryDays, INTAKE_KEYS, type DiaryMeal, type Nutrients } from './meals.ts';
export { diarySilence, nutritionFigures, type DiarySilence, type NutritionFigures } from './nutrition.ts';
export {
  countedLane,
  HEART_LANE_S,
  heartLane,
  instantOfMeal,
  STEP_LANE_S,
  type TimedValue,
} from './lanes.ts';
export { connectionSteps } from './connections.ts';

import { pathTo } from '../../../app/paths.ts';
import { periodParameters } from '../period/period.ts';

const ACTIVITY = '/patient/:patientId/follow-up/activity';
const WORKOUT = '/patient/:patientId/follow-up/activity/:eventId/events';
const MEAL = '/patient/:patientId/follow-up/nutrition/:eventId/events';

/** With the days that were shown, so that going back shows them again. */
const withDays = (path: string, parameters: URLSearchParams): string => path + periodParameters(parameters);

export const activityHref = (patientId: string, parameters = new URLSearchParams()): string =>
  withDays(pathTo(ACTIVITY, { patientId }), parameters);
export const workoutHref = (
  patientId: string,
  workoutId: string,
  parameters = new URLSearchParams(),
): string => withDays(pathTo(WORKOUT, { patientId, eventId: workoutId }), parameters);
export const mealHref = (patientId: string, mealId: string, parameters = new URLSearchParams()): string =>
  withDays(pathTo(MEAL, { patientId, eventId: mealId }), parameters);

import { pathTo } from '../../../app/paths.ts';

const ACTIVITY = '/patient/:patientId/follow-up/activity';
const WORKOUT = '/patient/:patientId/follow-up/activity/:eventId/events';
const MEAL = '/patient/:patientId/follow-up/nutrition/:eventId/events';

/** With the days that were shown, so that going back shows them again. */
const withDays = (path: string, parameters: URLSearchParams): string => {
  const kept = new URLSearchParams();
  for (const name of ['range', 'to', 'compare']) {
    const value = parameters.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
};

export const activityHref = (patientId: string, parameters = new URLSearchParams()): string =>
  withDays(pathTo(ACTIVITY, { patientId }), parameters);
export const workoutHref = (
  patientId: string,
  workoutId: string,
  parameters = new URLSearchParams(),
): string => withDays(pathTo(WORKOUT, { patientId, eventId: workoutId }), parameters);
export const mealHref = (patientId: string, mealId: string, parameters = new URLSearchParams()): string =>
  withDays(pathTo(MEAL, { patientId, eventId: mealId }), parameters);

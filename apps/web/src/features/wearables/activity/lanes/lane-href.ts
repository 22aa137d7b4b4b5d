import { mealHref, workoutHref } from '../activity-paths.ts';

type LaneMarkKind = 'workout' | 'meal';

/** The id of a mark of the lanes. */
export const laneMarkId = (kind: LaneMarkKind, id: string): string => `${kind} ${id}`;

/** The page of what a mark of the lanes stands for; null for marks of others. */
export function laneHref(patientId: string, markId: string): string | null {
  const match = /^(workout|meal) (.+)$/.exec(markId);
  const id = match?.[2];
  if (id === undefined) return null;
  return match?.[1] === 'workout' ? workoutHref(patientId, id) : mealHref(patientId, id);
}

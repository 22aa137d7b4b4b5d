import type { WearableWorkout } from '@healzy/api/wearables';

const HOUR = 3600;
/** Glucose answers effort for hours: so long before its begin and after its end. */
const BEFORE = HOUR;
const AFTER = 3 * HOUR;

const epochOf = (instant: string) => Date.parse(instant) / 1000;

/** A workout itself, in seconds since 1970. */
export const workoutSpan = ({ start, end }: Pick<WearableWorkout, 'start' | 'end'>) => ({
  from: epochOf(start),
  to: epochOf(end),
});

/** The time around it in which glucose is looked at. */
export function glucoseSpan(workout: Pick<WearableWorkout, 'start' | 'end'>) {
  const { from, to } = workoutSpan(workout);
  return { from: from - BEFORE, to: to + AFTER };
}

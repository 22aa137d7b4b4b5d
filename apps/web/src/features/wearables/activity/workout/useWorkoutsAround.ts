import { serverNow } from '@healzy/api/runtime/server-clock';
import { useWearableActivity, type Wearables, type WearableWorkout } from '@healzy/api/wearables';
import { todayIn } from '@healzy/domain/shared';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shiftDay, shownPeriod } from '../../period/period.ts';

/** So many days before a workout, and after it, where the address names no period that has it. */
const AROUND = 13;

/** The workouts of the days that the address names, or of those around this one; this one among them, in their order. */
export function useWorkoutsAround(
  patientId: string,
  workout: WearableWorkout,
  { zone, lastOn }: Pick<Wearables, 'zone' | 'lastOn'>,
): readonly WearableWorkout[] {
  const [parameters] = useSearchParams();
  const [today] = useState(() => todayIn(zone, serverNow()));
  const { from, to } = shownPeriod(parameters, today, lastOn);
  const isInside =
    parameters.has('to') || parameters.has('range') ? workout.date >= from && workout.date <= to : false;
  const activity = useWearableActivity(
    patientId,
    isInside ? { from, to } : { from: shiftDay(workout.date, -AROUND), to: shiftDay(workout.date, AROUND) },
  );
  const found = activity.data?.workouts ?? [];
  const all = found.some(({ id }) => id === workout.id) ? found : [...found, workout];
  return all.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

import type { LocalDate } from '../../shared/index.ts';
import type { HeartRateZone } from '../activity/heart-rate.ts';
import type { Effort } from '../activity/met-minutes.ts';
import { workoutMetMinutes, workoutsOnce, type Workout } from '../activity/workouts.ts';
import { localDateAt } from '../source-records.ts';
import { heartOf, minutesBetween, type HeartOfSpan, type RecordedMinute } from './heart.ts';
import { workoutIdOf } from './stable-ids.ts';

/** A workout as it is told. */
export interface WorkoutFigures {
  id: string;
  date: LocalDate;
  source: string;
  name: string;
  startS: number;
  endS: number;
  offsetMinutes: number;
  /** Typed in by the person: shown, in no sum. */
  isManual: boolean;
  energyKcal: number | null;
  distanceM: number | null;
  met: number | null;
  effort: Effort | null;
  metMinutes: number | null;
  heart: HeartOfSpan | null;
}

const figuresOf = (
  workout: Workout,
  minutes: readonly RecordedMinute[],
  zones: readonly HeartRateZone[] | null,
): WorkoutFigures => ({
  id: workoutIdOf(workout),
  date: localDateAt(workout.startS, workout.offsetMinutes),
  source: workout.source,
  name: workout.name,
  startS: workout.startS,
  endS: workout.endS,
  offsetMinutes: workout.offsetMinutes,
  isManual: workout.isManual === true,
  energyKcal: workout.energyKcal,
  distanceM: workout.distanceM,
  met: workout.met,
  effort: workout.effort,
  metMinutes: workoutMetMinutes(workout),
  heart: heartOf(minutesBetween(minutes, workout.startS, workout.endS), zones),
});

/** Workouts that count, and those that were typed in, by when they began. */
export function workoutFigures(
  workouts: readonly Workout[],
  priority: readonly string[],
  minutes: readonly RecordedMinute[],
  zones: readonly HeartRateZone[] | null,
): WorkoutFigures[] {
  const manual = new Map(
    workouts
      .filter(({ isManual, startS, endS }) => isManual === true && endS > startS)
      .map((workout) => [`${workoutIdOf(workout)} ${workout.endS} ${workout.name}`, workout]),
  );
  return [...workoutsOnce(workouts, priority), ...manual.values()]
    .sort((a, b) => a.startS - b.startS || a.endS - b.endS)
    .map((workout) => figuresOf(workout, minutes, zones));
}

/**
 * The workout with an id. That of a source which another one has replaced leads to the one that counts: links live on
 * when a better source arrives.
 */
export function workoutWithId(
  figures: readonly WorkoutFigures[],
  workouts: readonly Workout[],
  id: string,
): WorkoutFigures | null {
  const found = figures.find((each) => each.id === id);
  if (found) return found;
  const replaced = workouts.find((workout) => workoutIdOf(workout) === id);
  if (!replaced) return null;
  const both = (each: WorkoutFigures) =>
    Math.min(each.endS, replaced.endS) - Math.max(each.startS, replaced.startS);
  return (
    figures.filter((each) => !each.isManual && both(each) > 0).sort((a, b) => both(b) - both(a))[0] ?? null
  );
}

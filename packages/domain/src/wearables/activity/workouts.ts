import type { Span } from '../covered-spans.ts';
import { byText, sourceRank } from '../source-records.ts';
import { EFFORT_METS, metMinutes, type Effort } from './met-minutes.ts';

export interface Workout extends Span {
  source: string;
  /** Offset of the clock where it began, in minutes. */
  offsetMinutes: number;
  /** As the source names it. */
  name: string;
  energyKcal: number | null;
  distanceM: number | null;
  /** Multiples of resting metabolism, where the source says them. */
  met: number | null;
  effort: Effort | null;
  isManual?: boolean;
  version?: number;
}

/** Two records of one workout begin and end a little apart; this share of the shorter one tells that it is one. */
const SAME_SHARE = 0.5;

/** Each workout once: of those that overlap by half, that of the first source; of one source what it wrote last. */
export function workoutsOnce(workouts: readonly Workout[], priority: readonly string[]): Workout[] {
  const rank = sourceRank(priority);
  const kept: Workout[] = [];
  const ordered = workouts
    .filter(({ startS, endS, isManual }) => endS > startS && isManual !== true)
    .sort(
      (a, b) =>
        rank(a.source, b.source) ||
        (b.version ?? 0) - (a.version ?? 0) ||
        b.endS - b.startS - (a.endS - a.startS) ||
        a.startS - b.startS ||
        byText(JSON.stringify(a), JSON.stringify(b)),
    );
  for (const workout of ordered) {
    const isKnown = kept.some((other) => {
      const both = Math.min(workout.endS, other.endS) - Math.max(workout.startS, other.startS);
      return both >= SAME_SHARE * Math.min(workout.endS - workout.startS, other.endS - other.startS);
    });
    if (!isKnown) kept.push(workout);
  }
  return kept.sort((a, b) => a.startS - b.startS || a.endS - b.endS);
}

/** MET-minutes of a workout; null where neither its multiple nor its kind of effort is known. */
export function workoutMetMinutes({ met, effort, startS, endS }: Workout): number | null {
  const multiple = met ?? (effort === null ? null : EFFORT_METS[effort]);
  return multiple === null ? null : metMinutes(multiple, (endS - startS) / 60);
}

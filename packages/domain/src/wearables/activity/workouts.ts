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

function isSame(one: Workout, other: Workout): boolean {
  const both = Math.min(one.endS, other.endS) - Math.max(one.startS, other.startS);
  return both >= SAME_SHARE * Math.min(one.endS - one.startS, other.endS - other.startS);
}

function hoursOf({ startS, endS }: Workout): number[] {
  const first = Math.floor(startS / 3600);
  return Array.from({ length: Math.floor(endS / 3600) - first + 1 }, (_, index) => first + index);
}

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
  /** Those that are kept, by the hours in which they were. */
  const byHour = new Map<number, Workout[]>();
  for (const workout of ordered) {
    const hours = hoursOf(workout);
    if (hours.some((hour) => byHour.get(hour)?.some((other) => isSame(workout, other)))) continue;
    kept.push(workout);
    for (const hour of hours) {
      const inside = byHour.get(hour);
      if (inside) inside.push(workout);
      else byHour.set(hour, [workout]);
    }
  }
  return kept.sort((a, b) => a.startS - b.startS || a.endS - b.endS);
}

/** MET-minutes of a workout; null where neither its multiple nor its kind of effort is known. */
export function workoutMetMinutes({ met, effort, startS, endS }: Workout): number | null {
  const multiple = met ?? (effort === null ? null : EFFORT_METS[effort]);
  return multiple === null ? null : metMinutes(multiple, (endS - startS) / 60);
}

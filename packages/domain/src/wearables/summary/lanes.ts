import { daysOfLocalDate, resolveWallClock, zoneTable, type LocalDate } from '../../shared/index.ts';
import type { CountedPart } from '../overlaps.ts';
import { DAY_S } from '../source-records.ts';
import type { RecordedMinute } from './heart.ts';

export const STEP_LANE_S = 15 * 60;
export const HEART_LANE_S = 5 * 60;

export interface TimedValue {
  atS: number;
  value: number;
}

/** What was counted in each piece of time that has some; a part that reaches into several counts in proportion. */
export function countedLane(
  parts: readonly CountedPart[],
  { fromS, toS }: { fromS: number; toS: number },
  pieceS: number,
): TimedValue[] {
  const sums = new Map<number, number>();
  for (const { startS, endS, value } of parts) {
    const first = Math.floor(Math.max(startS, fromS) / pieceS) * pieceS;
    for (let at = first; at < Math.min(endS, toS); at += pieceS) {
      const inside = Math.min(endS, at + pieceS, toS) - Math.max(startS, at, fromS);
      if (inside > 0) sums.set(at, (sums.get(at) ?? 0) + (value * inside) / (endS - startS));
    }
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([atS, value]) => ({ atS, value: Math.round(value * 10) / 10 }));
}

/** The mean rate of each piece of time with some, of minutes in order of time. */
export function heartLane(minutes: readonly RecordedMinute[], pieceS: number): TimedValue[] {
  const lane: (TimedValue & { count: number })[] = [];
  for (const { atS, bpm } of minutes) {
    const at = Math.floor(atS / pieceS) * pieceS;
    const last = lane[lane.length - 1];
    if (last?.atS === at) {
      last.value = (last.value * last.count + bpm) / (last.count + 1);
      last.count++;
    } else lane.push({ atS: at, value: bpm, count: 1 });
  }
  return lane.map(({ atS, value }) => ({ atS, value: Math.round(value * 10) / 10 }));
}

/**
 * When a meal was, by the clock of its patient: diaries write none of their own. An hour that the clock repeats is its first
 * one; null without an hour.
 */
export function instantOfMeal(
  { date, time }: { date: LocalDate; time: string | null },
  zone: string,
): number | null {
  const day = daysOfLocalDate(date);
  if (time === null || day === null) return null;
  const [hour, minute] = time.split(':').map(Number);
  const wall = day * DAY_S + hour! * 3600 + minute! * 60;
  const clock = resolveWallClock(zoneTable(zone, wall - 3 * DAY_S, wall + 3 * DAY_S), wall);
  return clock.kind === 'twice' ? clock.first : clock.epochSeconds;
}

import { implausible, type WearableMetricId } from '../metrics.ts';
import { MAKERS } from './makers.ts';
import { TextCollector, type WearableText } from './result.ts';
import { isJson, listOf, numberOf, type Json, type LocalClock } from './values.ts';

const MINUTE_MS = 60_000;
const LONGEST_BIN_MS = 3_600_000;

/** What a bin counted, in the names of either layout; calories are left out, as they are those of steps alone. */
const COUNTED: readonly (readonly [metric: WearableMetricId, ...names: string[]])[] = [
  ['STEPS', 'mStepCount', 'count'],
  ['DISTANCE', 'mDistance', 'distance'],
];
const BEGINS = ['mStartTime', 'start_time'];
const numberAt = (entry: Json, names: readonly string[]): number | null =>
  numberOf(entry[names.find((name) => name in entry) ?? '']);

export const isSamsungBin = (entry: unknown): boolean =>
  isJson(entry) &&
  BEGINS.some((name) => name in entry) &&
  ['heart_rate', 'mStepCount', 'count'].some((name) => name in entry);

/** Where a bin ends: where it says it, else after the unit that it was counted in. */
function endOf(entry: Json, startMs: number): number {
  const [end, unit] = [numberOf(entry.end_time), numberOf(entry.mTimeUnit)];
  if (end !== null) return end;
  return startMs + (unit !== null && unit >= 1000 && unit <= LONGEST_BIN_MS ? unit : MINUTE_MS);
}

/** Heart rates or steps of short times, which lie beside the tables; each with its instant, in milliseconds. */
export function samsungBins(entries: readonly unknown[], clock: LocalClock): WearableText {
  const isHeart = isJson(entries[0]) && 'heart_rate' in entries[0];
  const collector = new TextCollector(isHeart ? 'SAMSUNG_HEART_RATE' : 'SAMSUNG_STEPS');
  entries.forEach((entry, index) =>
    collector.record(index + 1, ({ heartRates, intervals }) => {
      if (!isJson(entry)) return 'UNREADABLE';
      const start = numberAt(entry, BEGINS);
      if (start === null) return 'TIME_UNREADABLE';
      const startS = start / 1000;
      const offsetMinutes = clock.offsetAt(startS);
      if (isHeart) {
        const bpm = numberOf(entry.heart_rate);
        if (bpm === null) return 'UNREADABLE';
        if (bpm === 0) return 'NOT_MEASURED';
        heartRates.push({ source: MAKERS.SAMSUNG, atS: startS, bpm, offsetMinutes });
        return null;
      }
      const endS = endOf(entry, start) / 1000;
      const counted = COUNTED.flatMap(([metric, ...names]) => {
        const value = numberAt(entry, names);
        return value === null || value === 0 ? [] : [{ metric, value }];
      });
      if (counted.length === 0) return 'PLACEHOLDER';
      intervals.push(
        ...counted.map((part) => ({ source: MAKERS.SAMSUNG, ...part, startS, endS, offsetMinutes })),
      );
      return null;
    }),
  );
  return collector.end();
}

/** Bins of a day by the name of their file, each a share of the day in turn. */
export type SamsungDayBins = ReadonlyMap<string, readonly number[]>;

/** Steps of a day in equal bins that say no time: their place in the list is all there is; null where it is no such list. */
export function binsOfDay(text: string): number[] | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const entries = listOf(json);
  if (entries.length === 0 || 1440 % entries.length !== 0) return null;
  if (!entries.every((entry) => isJson(entry) && !BEGINS.some((name) => name in entry))) return null;
  return entries.map((entry) => numberOf((entry as Json).count) ?? 0);
}

/** Those bins as intervals of the wearer's day; what nobody walks in such a time is left out. */
export function intervalsOfBins(
  bins: readonly number[],
  day: number,
  clock: LocalClock,
): WearableText['intervals'] {
  const seconds = 86_400 / bins.length;
  let near: number | null = null;
  return bins.flatMap((value, place) => {
    const startS: number = clock.instant(day * 86_400 + place * seconds, near);
    near = startS;
    if (!(value > 0) || implausible('STEPS', value, seconds)) return [];
    const offsetMinutes = clock.offsetAt(startS);
    return [
      { source: MAKERS.SAMSUNG, metric: 'STEPS', startS, endS: startS + seconds, value, offsetMinutes },
    ];
  });
}

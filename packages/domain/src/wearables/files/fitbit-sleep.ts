import type { SleepSegment, SleepState } from '../sleep/stay.ts';
import { MAKERS } from './makers.ts';
import { TextCollector, type WearableText } from './result.ts';
import { isJson, listOf, numberOf, textOf, wallSeconds, type Json, type LocalClock } from './values.ts';

const FITBIT_STATES: Readonly<Record<string, SleepState>> = {
  wake: 'AWAKE',
  light: 'LIGHT',
  deep: 'DEEP',
  rem: 'REM',
  asleep: 'ASLEEP',
  restless: 'AWAKE',
  awake: 'AWAKE',
  unknown: 'UNKNOWN',
};

/** Fitbit's sleep, from its interface (`isMainSleep`) or its export (`mainSleep`): wall clocks without a zone. */
export function fitbitSleep(entries: readonly unknown[], clock: LocalClock): WearableText {
  const collector = new TextCollector('FITBIT_SLEEP');
  entries.forEach((entry, index) =>
    collector.record(index + 1, ({ sleeps }) => {
      if (!isJson(entry)) return 'UNREADABLE';
      const wall = wallSeconds(textOf(entry.startTime));
      const duration = numberOf(entry.duration);
      if (wall === null || duration === null) return 'TIME_UNREADABLE';
      if (duration <= 0) return 'ENDS_BEFORE_START';
      const startS = clock.instant(wall);
      const endS = startS + Math.round(duration / 1000);
      const levels: Json = isJson(entry.levels) ? entry.levels : {};
      const isMain = entry.isMainSleep ?? entry.mainSleep;
      sleeps.push({
        source: MAKERS.FITBIT,
        startS,
        endS,
        startOffsetMinutes: clock.offsetAt(startS),
        endOffsetMinutes: clock.offsetAt(endS),
        zone: clock.zone,
        segments: [
          ...fitbitSegments(listOf(levels.data), startS, clock),
          ...fitbitSegments(listOf(levels.shortData), startS, clock),
        ],
        totals: null,
        device: {
          isNap: typeof isMain === 'boolean' ? !isMain : null,
          efficiency: numberOf(entry.efficiency),
          latencyS: minutesOf(entry.minutesToFallAsleep),
          wasoS: null,
        },
      });
      return null;
    }),
  );
  return collector.end();
}

const minutesOf = (value: unknown): number | null => {
  const minutes = numberOf(value);
  return minutes === null ? null : minutes * 60;
};

function fitbitSegments(data: readonly unknown[], startS: number, clock: LocalClock): SleepSegment[] {
  let near = startS;
  return data.flatMap((item) => {
    if (!isJson(item)) return [];
    const wall = wallSeconds(textOf(item.dateTime));
    const seconds = numberOf(item.seconds);
    const state = FITBIT_STATES[textOf(item.level) ?? ''];
    if (wall === null || seconds === null || seconds <= 0 || state === undefined) return [];
    const at = clock.instant(wall, near);
    near = at + seconds;
    return [{ state, startS: at, endS: near }];
  });
}

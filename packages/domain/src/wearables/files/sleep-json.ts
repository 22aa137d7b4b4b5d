import type { SleepSegment, SleepStay, SleepState } from '../sleep/stay.ts';
import { NO_DEVICE_SLEEP } from '../sleep/stay.ts';
import { implausible } from '../metrics.ts';
import { localDateAt } from '../source-records.ts';
import { MAKERS } from './makers.ts';
import { TextCollector, type WearableText } from './result.ts';
import { addSegment } from './segments.ts';
import {
  isJson,
  LocalClock,
  numberOf,
  offsetMinutesOf,
  offsetTime,
  textOf,
  wallSeconds,
  type Json,
} from './values.ts';

const OURA_STATES: Readonly<Record<string, SleepState>> = { 1: 'DEEP', 2: 'LIGHT', 3: 'REM', 4: 'AWAKE' };

/** Oura's sleep: an offset at each end, and one state per five minutes. */
export function ouraSleep(entries: readonly unknown[]): WearableText {
  const collector = new TextCollector('OURA_SLEEP');
  entries.forEach((entry, index) =>
    collector.record(index + 1, ({ sleeps, dayValues }) => {
      if (!isJson(entry)) return 'UNREADABLE';
      if (entry.type === 'deleted') return 'DELETED';
      const start = offsetTime(textOf(entry.bedtime_start));
      const end = offsetTime(textOf(entry.bedtime_end));
      if (!start || !end) return 'TIME_UNREADABLE';
      if (end.epochS <= start.epochS) return 'ENDS_BEFORE_START';
      const segments: SleepSegment[] = [...(textOf(entry.sleep_phase_5_min) ?? '')].map((digit, place) => ({
        state: OURA_STATES[digit] ?? 'UNKNOWN',
        startS: start.epochS + place * 300,
        endS: Math.min(end.epochS, start.epochS + (place + 1) * 300),
      }));
      const type = textOf(entry.type);
      sleeps.push({
        source: MAKERS.OURA,
        startS: start.epochS,
        endS: end.epochS,
        startOffsetMinutes: start.offsetMinutes,
        endOffsetMinutes: end.offsetMinutes,
        zone: null,
        segments: segments.filter((segment) => segment.endS > segment.startS),
        totals: null,
        device: {
          isNap: type === null ? null : type !== 'long_sleep',
          efficiency: numberOf(entry.efficiency),
          latencyS: numberOf(entry.latency),
          wasoS: null,
        },
      });
      const hrv = numberOf(entry.average_hrv);
      if (type === 'long_sleep' && hrv !== null && !implausible('HRV_RMSSD', hrv))
        dayValues.push({
          source: MAKERS.OURA,
          metric: 'HRV_RMSSD',
          date: localDateAt(end.epochS, end.offsetMinutes),
          value: hrv,
        });
      return null;
    }),
  );
  return collector.end();
}

/** A source's sums without zeros that mean nothing was measured. */
function totalsOf(entry: Json, keys: Readonly<Record<string, SleepState>>): SleepStay['totals'] {
  const totals = Object.entries(keys).flatMap(([key, state]) => {
    const seconds = numberOf(entry[key]);
    return seconds === null ? [] : [[state, seconds] as const];
  });
  return totals.length === 0 ? null : Object.fromEntries(totals);
}

const WITHINGS_TOTALS = {
  lightsleepduration: 'LIGHT',
  deepsleepduration: 'DEEP',
  remsleepduration: 'REM',
  wakeupduration: 'AWAKE',
} as const;
const WITHINGS_STATES: readonly SleepState[] = ['AWAKE', 'LIGHT', 'DEEP', 'REM'];

/** Withings' sleep: sums of a night with its zone, or segments alone, which need a zone and are joined by their gaps. */
export function withingsSleep(series: readonly unknown[], clock: LocalClock | null): WearableText {
  const collector = new TextCollector('WITHINGS_SLEEP');
  series.forEach((entry, index) =>
    collector.record(index + 1, ({ sleeps }) => {
      if (!isJson(entry)) return 'UNREADABLE';
      const [startS, endS] = [numberOf(entry.startdate), numberOf(entry.enddate)];
      if (startS === null || endS === null) return 'TIME_UNREADABLE';
      if (endS <= startS) return 'ENDS_BEFORE_START';
      const own = LocalClock.of(textOf(entry.timezone) ?? undefined) ?? clock;
      if (!own) return 'TIME_UNREADABLE';
      if (isJson(entry.data)) {
        const efficiency = numberOf(entry.data.sleep_efficiency);
        sleeps.push({
          source: MAKERS.WITHINGS,
          startS,
          endS,
          startOffsetMinutes: own.offsetAt(startS),
          endOffsetMinutes: own.offsetAt(endS),
          zone: own.zone,
          segments: [],
          totals: totalsOf(entry.data, WITHINGS_TOTALS),
          version: numberOf(entry.modified) ?? 0,
          device: {
            isNap: null,
            efficiency: efficiency === null ? null : efficiency * 100,
            latencyS: numberOf(entry.data.sleep_latency),
            wasoS: numberOf(entry.data.waso),
          },
        });
        return null;
      }
      const state = WITHINGS_STATES[numberOf(entry.state) ?? -1];
      if (state === undefined) return 'UNREADABLE';
      addSegment(
        sleeps,
        { source: MAKERS.WITHINGS, startS, endS, state },
        (at) => own.offsetAt(at),
        own.zone,
      );
      return null;
    }),
  );
  return collector.end();
}

const GARMIN_TOTALS = {
  deepSleepSeconds: 'DEEP',
  lightSleepSeconds: 'LIGHT',
  remSleepSeconds: 'REM',
  awakeSleepSeconds: 'AWAKE',
  unmeasurableSleepSeconds: 'UNKNOWN',
} as const;

/** Milliseconds of an answer, or the text of an export of all data: both are instants of UTC. */
const garminSeconds = (value: unknown): number | null => {
  const number = numberOf(value);
  return number === null ? wallSeconds(textOf(value)?.replace(/Z$/, '') ?? null) : number / 1000;
};

/** Garmin's nights. `…Local` is a wall clock written as if it were UTC: only its difference says something. */
export function garminSleep(entries: readonly unknown[], clock: LocalClock | null): WearableText {
  const collector = new TextCollector('GARMIN_SLEEP');
  entries.forEach((entry, index) =>
    collector.record(index + 1, ({ sleeps }) => {
      const dto = isJson(entry) && isJson(entry.dailySleepDTO) ? entry.dailySleepDTO : entry;
      if (!isJson(dto)) return 'UNREADABLE';
      const [startS, endS] = [
        garminSeconds(dto.sleepStartTimestampGMT),
        garminSeconds(dto.sleepEndTimestampGMT),
      ];
      const startLocal = garminSeconds(dto.sleepStartTimestampLocal);
      const endLocal = garminSeconds(dto.sleepEndTimestampLocal);
      // A day without a night is written with nulls.
      if (startS === null && endS === null) return 'PLACEHOLDER';
      if (startS === null || endS === null) return 'TIME_UNREADABLE';
      if (endS <= startS) return 'ENDS_BEFORE_START';
      const offset = (local: number | null, epochS: number) =>
        local === null ? clock?.offsetAt(epochS) : Math.round((local - epochS) / 60);
      const [startOffsetMinutes, endOffsetMinutes] = [offset(startLocal, startS), offset(endLocal, endS)];
      if (startOffsetMinutes === undefined || endOffsetMinutes === undefined) return 'TIME_UNREADABLE';
      sleeps.push({
        source: MAKERS.GARMIN,
        startS,
        endS,
        startOffsetMinutes,
        endOffsetMinutes,
        zone: null,
        segments: [],
        totals: totalsOf(dto, GARMIN_TOTALS),
        device: { ...NO_DEVICE_SLEEP, isNap: false },
      });
      return null;
    }),
  );
  return collector.end();
}

/** Points of efficiency by which a sum of sleep may differ from the share that its device writes beside it (ours). */
const MOST_OFF = 20;

/** iHealth's nights: sleep in minutes, the offset in which they were recorded, and what a person typed in. */
export function ihealthSleep(entries: readonly unknown[]): WearableText {
  const collector = new TextCollector('IHEALTH_SLEEP');
  entries.forEach((entry, index) =>
    collector.record(index + 1, ({ sleeps }) => {
      if (!isJson(entry)) return 'UNREADABLE';
      const [startS, endS] = [numberOf(entry.StartTime), numberOf(entry.EndTime)];
      const offset = offsetMinutesOf(textOf(entry.TimeZone));
      if (startS === null || endS === null || offset === null) return 'TIME_UNREADABLE';
      if (endS <= startS) return 'ENDS_BEFORE_START';
      const minutes = numberOf(entry.HoursSlept);
      const efficiency = numberOf(entry.SleepEfficiency);
      // Named after hours, it is minutes: 345 of the 445 in bed are the 77 % beside it. Where they are not, nobody knows.
      const share = minutes === null ? null : (100 * minutes * 60) / (endS - startS);
      const isMinutes =
        share !== null && share <= 101 && (efficiency === null || Math.abs(share - efficiency) <= MOST_OFF);
      sleeps.push({
        source: MAKERS.IHEALTH,
        startS,
        endS,
        startOffsetMinutes: offset,
        endOffsetMinutes: offset,
        zone: null,
        segments: [],
        totals: isMinutes ? { ASLEEP: minutes! * 60 } : null,
        device: { ...NO_DEVICE_SLEEP, efficiency },
        version: numberOf(entry.LastChangeTime) ?? 0,
        ...(entry.DataSource === 'Manual' ? { isManual: true } : {}),
      });
      return null;
    }),
  );
  return collector.end();
}

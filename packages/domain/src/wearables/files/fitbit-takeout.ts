import { daysOfLocalDate, localDateOfDays } from '../../shared/index.ts';
import { dayTotals } from './activity-json.ts';
import { NO_DEVICE_SLEEP, type SleepState } from '../sleep/stay.ts';
import { MAKERS, type MakerName } from './makers.ts';
import { TextCollector, type WearableText } from './result.ts';
import { addSegment } from './segments.ts';
import type { HeadedTable, TableRow } from './table.ts';
import {
  isJson,
  numberOf,
  offsetMinutesOf,
  offsetTime,
  textOf,
  wallSeconds,
  type LocalClock,
} from './values.ts';
import { otherDates } from './written-dates.ts';

/** Who counted a row: the export repeats what a telephone and Health Connect counted in the same minutes. */
function sourceOf(written: string): MakerName {
  if (/health[ _]?connect/i.test(written)) return MAKERS.HEALTH_CONNECT;
  if (/mobile[ _]?track/i.test(written)) return MAKERS.MOBILE_TRACK;
  return /google[ _]?fit(?!bit)/i.test(written) ? MAKERS.GOOGLE_FIT : MAKERS.FITBIT;
}

/** Instants are of UTC, also where the `Z` is left out. */
const utc = (text: string) => offsetTime(text) ?? offsetTime(`${text}Z`);
const isMidnight = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T00:00(?::00(?:\.0+)?)?Z?$/.test(text);

/** The newer layout of an export of all data: instants of UTC, one metric in a file. */
export function takeoutTimes(table: HeadedTable, clock: LocalClock): WearableText {
  const stamp = (row: TableRow) => table.cell(row, 'timestamp');
  const isSteps = table.has('steps');
  // The table of resting rates has the same headings: one row of each day, at a midnight that means the local day.
  if (!isSteps && table.rows.length > 0 && table.rows.every((row) => isMidnight(stamp(row))))
    return takeoutDays(table, 'RESTING_HEART_RATE', 'beats per minute');
  const collector = new TextCollector(isSteps ? 'FITBIT_STEPS' : 'FITBIT_HEART_RATE');
  for (const row of table.rows)
    collector.row(table, row, ({ intervals, heartRates }) => {
      const at = utc(stamp(row));
      const value = numberOf(table.cell(row, 'steps', 'beats per minute'));
      if (!at) return 'TIME_UNREADABLE';
      if (value === null) return 'UNREADABLE';
      const startS = at.epochS;
      const offsetMinutes = clock.offsetAt(startS);
      const source = sourceOf(table.cell(row, 'data source'));
      if (isSteps)
        intervals.push({ source, metric: 'STEPS', startS, endS: startS + 60, value, offsetMinutes });
      else if (value === 0) return 'NOT_MEASURED';
      else heartRates.push({ source, atS: startS, bpm: value, offsetMinutes });
      return null;
    });
  return collector.end();
}

/** A value of each day; its midnight of UTC names the local day. */
export function takeoutDays(
  table: HeadedTable,
  metric: 'RESTING_HEART_RATE' | 'HRV_RMSSD',
  heading: string,
): WearableText {
  const collector = new TextCollector(metric === 'HRV_RMSSD' ? 'FITBIT_HRV' : 'FITBIT_RESTING');
  for (const row of table.rows)
    collector.row(table, row, ({ dayValues }) => {
      const date = table.cell(row, 'timestamp').slice(0, 10);
      const value = numberOf(table.cell(row, heading));
      if (daysOfLocalDate(date) === null) return 'TIME_UNREADABLE';
      if (value === null || value === 0) return 'NOT_MEASURED';
      dayValues.push({ source: sourceOf(table.cell(row, 'data source')), metric, date, value });
      return null;
    });
  return collector.end();
}

/** Nights with their sums and the offset at each end; their states are in a table beside, and are joined to them by their time. */
export function takeoutNights(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('FITBIT_SLEEP');
  for (const row of table.rows)
    collector.row(table, row, ({ sleeps }) => {
      const seconds = (heading: string) => {
        const minutes = numberOf(table.cell(row, heading));
        return minutes === null ? null : minutes * 60;
      };
      const [start, end] = [utc(table.cell(row, 'sleep_start')), utc(table.cell(row, 'sleep_end'))];
      if (!start || !end) return 'TIME_UNREADABLE';
      const [startS, endS] = [start.epochS, end.epochS];
      if (endS <= startS) return 'ENDS_BEFORE_START';
      const [asleep, awake] = [seconds('minutes_asleep'), seconds('minutes_awake')];
      if (asleep === null) return 'NOT_MEASURED';
      const offset = (heading: string, at: number) =>
        offsetMinutesOf(table.cell(row, heading)) ?? clock.offsetAt(at);
      sleeps.push({
        source: sourceOf(table.cell(row, 'data_source')),
        startS,
        endS,
        startOffsetMinutes: offset('start_utc_offset', startS),
        endOffsetMinutes: offset('end_utc_offset', endS),
        zone: null,
        segments: [],
        totals: { ASLEEP: asleep, ...(awake !== null && { AWAKE: awake }) },
        device: { ...NO_DEVICE_SLEEP, latencyS: seconds('minutes_to_fall_asleep') },
        version: utc(table.cell(row, 'sleep_last_updated'))?.epochS ?? 0,
      });
      return null;
    });
  return collector.end();
}

const STATES: Readonly<Record<string, SleepState>> = {
  AWAKE: 'AWAKE',
  WAKE: 'AWAKE',
  RESTLESS: 'AWAKE',
  LIGHT: 'LIGHT',
  DEEP: 'DEEP',
  REM: 'REM',
  ASLEEP: 'ASLEEP',
};

/** States of those nights, one row each, in any order. */
export function takeoutStages(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('FITBIT_SLEEP');
  const timed = table.rows
    .map((row) => ({ row, start: utc(table.cell(row, 'sleep_stage_start')) }))
    .sort((a, b) => (a.start?.epochS ?? 0) - (b.start?.epochS ?? 0));
  for (const { row, start } of timed)
    collector.row(table, row, ({ sleeps }) => {
      const end = utc(table.cell(row, 'sleep_stage_end'));
      const state = STATES[table.cell(row, 'sleep_stage_type').toUpperCase()];
      if (!start || !end) return 'TIME_UNREADABLE';
      if (end.epochS <= start.epochS) return 'ENDS_BEFORE_START';
      if (state === undefined) return 'UNREADABLE';
      const source = sourceOf(table.cell(row, 'data_source'));
      const offsets = ['start_utc_offset', 'end_utc_offset'].map((heading) =>
        offsetMinutesOf(table.cell(row, heading)),
      );
      addSegment(
        sleeps,
        { source, startS: start.epochS, endS: end.epochS, state },
        (at) => (at === end.epochS ? offsets[1] : offsets[0]) ?? clock.offsetAt(at),
        null,
      );
      return null;
    });
  return collector.end();
}

/** Series of the older export, all written alike: which it is only the name of the file says. */
const SERIES = {
  distance: { metric: 'DISTANCE', unit: 0.01, clock: 'UTC' },
  calories: { metric: 'TOTAL_ENERGY', unit: 1, clock: 'LOCAL' },
  moderately_active_minutes: { metric: 'MODERATE_MINUTES', unit: 1, clock: 'DAY' },
  very_active_minutes: { metric: 'VIGOROUS_MINUTES', unit: 1, clock: 'DAY' },
} as const;
const NAMED_SERIES =
  /(?:^|[/_])(steps|altitude|calories|distance|sedentary_minutes|lightly_active_minutes|moderately_active_minutes|very_active_minutes|swim_lengths_data)-\d{4}-\d{2}-\d{2}\.json$/;
export const seriesNamed = (name: string): string | null => NAMED_SERIES.exec(name)?.[1] ?? null;

const timeIn = (entry: unknown) => (isJson(entry) ? textOf(entry.dateTime) : null);

/** One of those series that are no steps. */
export function takeoutSeries(entries: readonly unknown[], name: string, clock: LocalClock): WearableText {
  const dates = otherDates(entries, timeIn);
  const collector = new TextCollector('FITBIT_DAYS', dates?.found);
  const series = SERIES[name as keyof typeof SERIES] as (typeof SERIES)[keyof typeof SERIES] | undefined;
  let near: number | null = null;
  entries.forEach((entry, index) =>
    collector.record(index + 1, (into) => {
      if (!series) return 'NOT_USED';
      if (!isJson(entry)) return 'UNREADABLE';
      const wall = wallSeconds(textOf(entry.dateTime), dates);
      const written = numberOf(entry.value);
      if (wall === null) return 'TIME_UNREADABLE';
      if (written === null) return 'UNREADABLE';
      const { metric, unit } = series;
      const value = written * unit;
      if (series.clock === 'DAY') {
        const span = clock.day(Math.floor(wall / 86_400));
        const day = { ...span, offsetMinutes: clock.offsetAt(span.startS) };
        return dayTotals(into, MAKERS.FITBIT, day, [[metric, value]]);
      }
      const startS: number = series.clock === 'UTC' ? wall : clock.instant(wall, near);
      near = startS;
      const minute = { startS, endS: startS + 60, offsetMinutes: clock.offsetAt(startS) };
      return dayTotals(into, MAKERS.FITBIT, minute, [[metric, value]]);
    }),
  );
  return collector.end();
}

/** Resting rates of the older export; a day without one is written as 0. */
export function takeoutResting(entries: readonly unknown[]): WearableText {
  const dates = otherDates(entries, timeIn);
  const collector = new TextCollector('FITBIT_RESTING', dates?.found);
  entries.forEach((entry, index) =>
    collector.record(index + 1, ({ dayValues }) => {
      if (!isJson(entry) || !isJson(entry.value)) return 'UNREADABLE';
      const wall = wallSeconds(textOf(entry.dateTime), dates);
      const value = numberOf(entry.value.value);
      if (wall === null) return 'TIME_UNREADABLE';
      if (value === null || value === 0) return 'NOT_MEASURED';
      const date = localDateOfDays(Math.floor(wall / 86_400));
      dayValues.push({ source: MAKERS.FITBIT, metric: 'RESTING_HEART_RATE', date, value });
      return null;
    }),
  );
  return collector.end();
}

import type { WearableMetricId } from '../../metrics.ts';
import type { SleepState } from '../../sleep/stay.ts';
import { NeedsZone } from '../sources.ts';
import { LocalClock } from '../../files/values.ts';
import type { NeverReadKind } from '../types.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A number that was recorded: the smallest one there is stands for none. */
export function recorded(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) > 1e-300 ? value : null;
}
export const whole = (value: unknown): number | null => (typeof value === 'number' ? value : null);
export const scaled = (value: unknown, factor: number): number | null => {
  const number = recorded(value);
  // 2105300 × 0.001 has digits that nobody measured.
  return number === null ? null : Math.round(number * factor * 1e6) / 1e6;
};

/** The method of a record that a person typed in. */
const MANUAL = 3;
export const SMALL_CALORIES = 0.001;

/** Tables of what is counted over a time: the column, and what one of it is in the metric's unit. */
export const COUNTED: readonly (readonly [string, WearableMetricId, string, number])[] = [
  ['steps_record_table', 'STEPS', 'count', 1],
  ['distance_record_table', 'DISTANCE', 'distance', 1],
  ['active_calories_burned_record_table', 'ACTIVE_ENERGY', 'energy', SMALL_CALORIES],
  ['total_calories_burned_record_table', 'TOTAL_ENERGY', 'energy', SMALL_CALORIES],
];
/** Tables of what is measured at a moment, of which a day has one value. */
export const MEASURED: readonly (readonly [string, WearableMetricId, string])[] = [
  ['resting_heart_rate_record_table', 'RESTING_HEART_RATE', 'beats_per_minute'],
  ['heart_rate_variability_rmssd_record_table', 'HRV_RMSSD', 'heart_rate_variability_millis'],
];
export const STATES: readonly SleepState[] = [
  'UNKNOWN',
  'AWAKE',
  'ASLEEP',
  'OUT_OF_BED',
  'LIGHT',
  'DEEP',
  'REM',
  'AWAKE',
];
/** Tables of the database itself, and those that belong to the records of another. */
export const NO_RECORDS = /^(?:sqlite_|android_)|_info_table$|(?:series|stages|segments?|laps?)_table$/;

export const MEALS: readonly (string | null)[] = [null, 'breakfast', 'lunch', 'dinner', 'snack'];

/** The clock that a row says in seconds; of rows that say none that of a zone, which is asked for. */
export class RowClock {
  readonly #clock: LocalClock | null;

  constructor(zone: string | undefined) {
    this.#clock = LocalClock.of(zone);
  }

  offsetMinutes(offset: unknown, epochS: number): number {
    const seconds = whole(offset);
    if (seconds !== null) return Math.round(seconds / 60);
    if (this.#clock === null) throw new NeedsZone('HEALTH_CONNECT');
    return this.#clock.offsetAt(epochS);
  }
}

export function timesOf(row: Row, clock: RowClock) {
  const [start, end] = [whole(row.start_time), whole(row.end_time)];
  if (start === null || end === null) return null;
  const [startS, endS] = [start / 1000, end / 1000];
  return {
    startS,
    endS,
    offsetMinutes: clock.offsetMinutes(row.start_zone_offset, startS),
    // A flight lies between the two.
    endOffsetMinutes: clock.offsetMinutes(row.end_zone_offset ?? row.start_zone_offset, endS),
  };
}

export function marksOf(row: Row): { isManual?: boolean; version?: number } {
  const modified = whole(row.last_modified_time);
  return {
    ...(row.recording_method === MANUAL ? { isManual: true } : {}),
    ...(modified !== null && modified >= 0 ? { version: modified } : {}),
  };
}

const CYCLE = /menstruation|ovulation|cervical|sexual|intermenstrual|basal_body_temperature/;

/** What no choice brings in, by the table of a record. */
export function neverReadTable(table: string): NeverReadKind | null {
  if (CYCLE.test(table)) return 'CYCLE';
  if (/medical|fhir/.test(table)) return 'CLINICAL';
  return table.includes('route') ? 'PLACES' : null;
}

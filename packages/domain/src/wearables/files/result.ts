import type { HeartRateSample } from '../activity/heart-rate.ts';
import type { Workout } from '../activity/workouts.ts';
import type { WearableMetricId } from '../metrics.ts';
import type { SleepStay } from '../sleep/stay.ts';
import type { DayOrder } from '../../shared/index.ts';
import type { SourceInterval } from '../source-records.ts';
import type { OfMaker } from './makers.ts';
import { possibleStay, PossibleRecords } from './possible.ts';
import type { HeadedTable, TableRow } from './table.ts';
import type { FoundDayOrder } from './written-dates.ts';

export const WEARABLE_TEXT_FORMATS = [
  'FITBIT_SLEEP',
  'FITBIT_STEPS',
  'FITBIT_HEART_RATE',
  'OURA_SLEEP',
  'FITBIT_INTRADAY',
  'FITBIT_DAYS',
  'FITBIT_RESTING',
  'FITBIT_HRV',
  'FITBIT_EXERCISES',
  'WITHINGS_SLEEP',
  'WITHINGS_ACTIVITY',
  'WITHINGS_HEART_RATE',
  'GARMIN_SLEEP',
  'GARMIN_HEART_RATE',
  'GARMIN_HRV',
  'GARMIN_WEIGHT',
  'GARMIN_DAYS',
  'GARMIN_ACTIVITIES',
  'OURA_ACTIVITY',
  'IHEALTH_SLEEP',
  'GOOGLE_FIT_STEPS',
  'WHOOP_CYCLES',
  'SAMSUNG_SLEEP',
  'SAMSUNG_STEPS',
  'SAMSUNG_HEART_RATE',
  'SAMSUNG_WORKOUTS',
  'ZEPP_SLEEP',
  'ZEPP_STAGES',
  'ZEPP_DAYS',
  'ZEPP_STEPS',
  'ZEPP_HEART_RATE',
  'ZEPP_WORKOUTS',
  'GOOGLE_FIT_DAYS',
  'MYFITNESSPAL',
  'CRONOMETER',
  'LOSE_IT',
] as const;
export type WearableTextFormat = (typeof WEARABLE_TEXT_FORMATS)[number];

/** Why a record gave nothing. */
export type WearableSkipReason =
  | 'UNREADABLE'
  /** The last row of a table without a line end, whose last number may be a part of one. */
  | 'MAYBE_CUT'
  | 'TIME_UNREADABLE'
  | 'DELETED'
  | 'GOAL'
  | 'TOTALS'
  | 'PLACEHOLDER'
  | 'NOT_THE_TOTAL'
  | 'NOT_MEASURED'
  | 'IMPLAUSIBLE'
  | 'ENDS_BEFORE_START'
  /** Of a metric that the person did not choose. */
  | 'NOT_CHOSEN'
  /** Places, electrocardiograms, clinical records, cycles: no choice brings them in. */
  | 'NEVER_READ'
  /** Of a kind that nothing here uses. */
  | 'NOT_USED';

export interface WearableSkipped {
  reason: WearableSkipReason;
  count: number;
  /** The first ten: lines of a table, places in a list, both from 1. */
  rows: number[];
}

/** A value of one day that is no sum. */
export interface DayValue {
  source: string;
  metric: WearableMetricId;
  date: string;
  value: number;
}

/** What someone wrote into a diary; what it leaves empty is unknown, not zero. */
export interface LoggedFood {
  source: string;
  date: string;
  /** `HH:MM` */
  time: string | null;
  /** As the person calls it. */
  meal: string | null;
  /** Null for the sum of a meal. */
  food: string | null;
  amount: string | null;
  energyKcal: number | null;
  carbohydrateG: number | null;
  proteinG: number | null;
  fatG: number | null;
  fibreG: number | null;
  sodiumMg: number | null;
}

/** What a file does not say. */
export interface WearableTextOptions {
  /** IANA zone of clocks that are written without one. */
  zone?: string;
  /** Whether times of Samsung are of UTC or of the wearer: its readers disagree, and its files do not say. */
  clock?: 'UTC' | 'LOCAL';
  /** Of a table of several people the one who is read, as the table calls them. */
  person?: string;
  /** In which order day and month are written, where no date of the file says it. */
  dayOrder?: DayOrder;
}

/** What a person has to say before a file can be read: of a table of several people whose rows, of dates one that may be two. */
export type WearableOpenQuestion =
  | { question: 'zone' | 'clock' }
  | { question: 'person'; people: readonly string[] }
  | { question: 'dayOrder'; date: string };

export interface WearableText {
  kind: 'read';
  format: WearableTextFormat;
  /** Records of the file; those that gave nothing are in `skipped`, the others were taken. */
  read: number;
  stored: number;
  skipped: WearableSkipped[];
  intervals: OfMaker<SourceInterval & { metric: WearableMetricId }>[];
  /** Without an offset where the file gives an instant and no clock. */
  heartRates: OfMaker<HeartRateSample & { offsetMinutes?: number }>[];
  sleeps: OfMaker<SleepStay>[];
  workouts: OfMaker<Workout>[];
  dayValues: OfMaker<DayValue>[];
  logged: OfMaker<LoggedFood>[];
  /** How many records gave something of each set of metrics; those that added to a night before them give `SLEEP`. */
  gave: { metrics: readonly GivenMetric[]; count: number; rows: number[] }[];
  /** Of a file whose dates have one. */
  dayOrder: FoundDayOrder | null;
}

export type GivenMetric = WearableMetricId | 'MEALS';

export type WearableTextResult =
  WearableText | ({ kind: 'question'; format: WearableTextFormat } & WearableOpenQuestion) | RefusedText;

export interface RefusedText {
  kind: 'refused';
  reason: 'UNKNOWN_FORMAT' | 'CUT_OFF';
  /** Of a file that is known as one of these kinds: how many of its records were read. */
  read?: number;
}

export const SHOWN_ROWS = 10;

/** Collects what a file gives; every record is either taken or skipped with its reason. */
export class TextCollector {
  readonly result: WearableText;
  readonly #skipped = new Map<WearableSkipReason, WearableSkipped>();
  readonly #gave = new Map<string, WearableText['gave'][number]>();
  readonly #possible = new PossibleRecords(Date.now() / 1000);

  constructor(format: WearableTextFormat, dayOrder: FoundDayOrder | null = null) {
    this.result = {
      kind: 'read',
      format,
      dayOrder,
      read: 0,
      stored: 0,
      skipped: [],
      intervals: [],
      heartRates: [],
      sleeps: [],
      workouts: [],
      dayValues: [],
      logged: [],
      gave: [],
    };
  }

  /** Takes one record: `take` puts into the result what it holds, or says why it holds nothing. */
  record(row: number, take: (into: WearableText) => WearableSkipReason | null): void {
    const { result } = this;
    const { intervals, heartRates, sleeps, workouts, dayValues, logged } = result;
    const lists = [intervals, heartRates, sleeps, workouts, dayValues, logged];
    const lengths = lists.map(({ length }) => length);
    result.read++;
    const reason = take(result) ?? this.#problem(lengths);
    if (reason === null) {
      result.stored++;
      this.#count(row, lengths);
      return;
    }
    lists.forEach((list, index) => list.splice(lengths[index]!));
    const skipped = this.#skipped.get(reason) ?? { reason, count: 0, rows: [] };
    skipped.count++;
    if (skipped.rows.length < SHOWN_ROWS) skipped.rows.push(row);
    this.#skipped.set(reason, skipped);
  }

  /** The same of a row of a table: numbers under the headings of others are none, nor may one be a part of another. */
  row(table: HeadedTable, row: TableRow, take: (into: WearableText) => WearableSkipReason | null): void {
    this.record(row.line, (into) => {
      if (row.mayBeCut) return 'MAYBE_CUT';
      return table.isAsHeaded(row) ? take(into) : 'UNREADABLE';
    });
  }

  end(): WearableText {
    this.result.skipped = [...this.#skipped.values()];
    this.result.gave = [...this.#gave.values()];
    return this.result;
  }

  /** Why what a record just gave cannot be; figures of a device that cannot be are left out of its night. */
  #problem(lengths: readonly number[]): WearableSkipReason | null {
    const { intervals, heartRates, sleeps, workouts, dayValues, logged } = this.result;
    for (let i = lengths[2]!; i < sleeps.length; i++)
      sleeps[i] = { ...possibleStay(sleeps[i]!), source: sleeps[i]!.source };
    const possible = this.#possible;
    const first = <Item>(
      list: readonly Item[],
      from: number,
      why: (item: Item) => WearableSkipReason | null,
    ) => {
      for (let i = from; i < list.length; i++) {
        const reason = why(list[i]!);
        if (reason) return reason;
      }
      return null;
    };
    return (
      first(intervals, lengths[0]!, (item) => possible.interval(item)) ??
      first(heartRates, lengths[1]!, (item) => possible.heartRate(item)) ??
      first(sleeps, lengths[2]!, (item) => possible.sleep(item)) ??
      first(workouts, lengths[3]!, (item) => possible.workout(item)) ??
      first(dayValues, lengths[4]!, (item) => possible.dayValue(item)) ??
      first(logged, lengths[5]!, (item) => possible.meal(item))
    );
  }

  #count(row: number, lengths: readonly number[]): void {
    const { intervals, heartRates, sleeps, workouts, dayValues, logged } = this.result;
    const metrics = new Set<GivenMetric>();
    for (let i = lengths[0]!; i < intervals.length; i++) metrics.add(intervals[i]!.metric);
    if (heartRates.length > lengths[1]!) metrics.add('HEART_RATE');
    if (sleeps.length > lengths[2]!) metrics.add('SLEEP');
    if (workouts.length > lengths[3]!) metrics.add('WORKOUT');
    for (let i = lengths[4]!; i < dayValues.length; i++) metrics.add(dayValues[i]!.metric);
    if (logged.length > lengths[5]!) metrics.add('MEALS');
    if (metrics.size === 0) metrics.add('SLEEP');
    const key = [...metrics].join();
    const gave = this.#gave.get(key) ?? { metrics: [...metrics], count: 0, rows: [] };
    gave.count++;
    if (gave.rows.length < SHOWN_ROWS) gave.rows.push(row);
    this.#gave.set(key, gave);
  }
}

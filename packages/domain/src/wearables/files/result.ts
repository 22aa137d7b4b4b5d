import type { HeartRateSample } from '../activity/heart-rate.ts';
import type { WearableMetricId } from '../metrics.ts';
import type { SleepStay } from '../sleep/stay.ts';
import type { SourceInterval } from '../source-records.ts';

export const WEARABLE_TEXT_FORMATS = [
  'FITBIT_SLEEP',
  'FITBIT_STEPS',
  'FITBIT_HEART_RATE',
  'OURA_SLEEP',
  'WITHINGS_SLEEP',
  'WITHINGS_ACTIVITY',
  'GARMIN_SLEEP',
  'GARMIN_HEART_RATE',
  'WHOOP_CYCLES',
  'SAMSUNG_SLEEP',
  'SAMSUNG_STEPS',
  'ZEPP_SLEEP',
  'GOOGLE_FIT_DAYS',
  'MYFITNESSPAL',
  'CRONOMETER',
  'LOSE_IT',
] as const;
export type WearableTextFormat = (typeof WEARABLE_TEXT_FORMATS)[number];

/** Why a record gave nothing. */
export type WearableSkipReason =
  | 'UNREADABLE'
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
}

export interface WearableText {
  kind: 'read';
  format: WearableTextFormat;
  /** Records of the file; those that gave nothing are in `skipped`, the others were taken. */
  read: number;
  stored: number;
  skipped: WearableSkipped[];
  intervals: (SourceInterval & { metric: WearableMetricId })[];
  heartRates: HeartRateSample[];
  sleeps: SleepStay[];
  dayValues: DayValue[];
  logged: LoggedFood[];
}

export type WearableTextResult =
  | WearableText
  | { kind: 'question'; format: WearableTextFormat; question: 'zone' | 'clock' }
  | { kind: 'refused'; reason: 'UNKNOWN_FORMAT' | 'CUT_OFF' };

export const SHOWN_ROWS = 10;

/** Collects what a file gives; every record is either taken or skipped with its reason. */
export class TextCollector {
  readonly result: WearableText;
  readonly #skipped = new Map<WearableSkipReason, WearableSkipped>();

  constructor(format: WearableTextFormat) {
    this.result = {
      kind: 'read',
      format,
      read: 0,
      stored: 0,
      skipped: [],
      intervals: [],
      heartRates: [],
      sleeps: [],
      dayValues: [],
      logged: [],
    };
  }

  /** Takes one record: `take` puts into the result what it holds, or says why it holds nothing. */
  record(row: number, take: (into: WearableText) => WearableSkipReason | null): void {
    this.result.read++;
    const reason = take(this.result);
    if (reason === null) {
      this.result.stored++;
      return;
    }
    const skipped = this.#skipped.get(reason) ?? { reason, count: 0, rows: [] };
    skipped.count++;
    if (skipped.rows.length < SHOWN_ROWS) skipped.rows.push(row);
    this.#skipped.set(reason, skipped);
  }

  end(): WearableText {
    this.result.skipped = [...this.#skipped.values()];
    return this.result;
  }
}

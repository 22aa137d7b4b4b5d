import type { LocalDate } from '../../shared/index.ts';
import type { WearableOpenQuestion, WearableSkipped, WearableTextOptions } from '../files/result.ts';
import type { FoundDayOrder } from '../files/written-dates.ts';
import type { WearableChoice, WearableRecords } from '../records.ts';

/** Whose export it is; of several makers in one file, that of most records. */
export const WEARABLE_FORMATS = [
  'APPLE_HEALTH',
  'HEALTH_CONNECT',
  'FITBIT',
  'GARMIN',
  'FIT',
  'OURA',
  'SAMSUNG_HEALTH',
  'WITHINGS',
  'WHOOP',
  'ZEPP',
  'GOOGLE_FIT',
  'IHEALTH',
  'MYFITNESSPAL',
  'CRONOMETER',
  'LOSE_IT',
] as const;
export type WearableFormat = (typeof WEARABLE_FORMATS)[number];

/** What a file leaves open, as a person answers it. */
export type WearableImportOptions = WearableTextOptions;

/** A file with its name, which is only shown. */
export interface NamedBlob {
  name: string;
  blob: Blob;
}

export interface WearableSteps {
  /** Share of the bytes that were read, from 0 to 1. */
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

/** What no choice brings in: where someone was, and what belongs to another treatment. */
export const NEVER_READ_KINDS = ['PLACES', 'ECG', 'CLINICAL', 'CYCLE', 'OTHER'] as const;
export type NeverReadKind = (typeof NEVER_READ_KINDS)[number];

export type WearableRefusal =
  /** None of the kinds that are read. */
  | 'UNKNOWN_FORMAT'
  /** Known, and nothing in it can be chosen. */
  | 'EMPTY'
  /** Ends in the middle. */
  | 'CUT_OFF'
  /** Not what its beginning promises. */
  | 'DAMAGED'
  | 'ENTITIES'
  | 'ZIP_BOMB'
  | 'TOO_MANY_ENTRIES'
  | 'TOO_LARGE'
  | 'ENCRYPTED';

export interface WearableRefused {
  kind: 'refused';
  reason: WearableRefusal;
  /** Name of the file, or of its entry. */
  detail?: string;
  /** Records that were read until then; none of them counts. */
  read?: number;
}

export type WearableQuestion = { kind: 'question'; format: WearableFormat } & WearableOpenQuestion;

export interface WearableSurveyMetric {
  metric: WearableChoice;
  records: number;
  first: LocalDate;
  last: LocalDate;
  sources: string[];
}

export type WearableSurvey =
  | {
      kind: 'survey';
      format: WearableFormat;
      sources: string[];
      /** In the order of the choices. */
      metrics: WearableSurveyMetric[];
      neverRead: { kind: NeverReadKind; records: number }[];
      /** Characters of a broken export that were replaced. */
      repaired: number;
      /** Of files whose dates have an order of day and month: each that was taken, and what says so. */
      dayOrders: FoundDayOrder[];
    }
  | WearableQuestion
  | WearableRefused;

export type WearableReading =
  | {
      kind: 'read';
      format: WearableFormat;
      /** All records of the files, also those that nobody chose: `read` = `stored` + those skipped. */
      read: number;
      stored: number;
      skipped: WearableSkipped[];
      repaired: number;
    }
  | WearableQuestion
  | WearableRefused;

export interface ReadingSteps extends WearableSteps {
  /** Takes what was chosen, in parts of some thousand records; the next waits until this one is taken. */
  emit(part: WearableRecords): Promise<void>;
}

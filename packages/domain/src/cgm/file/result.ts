import type { TextEncoding } from '../../shared/delimited/index.ts';
import type { DayOrder, GlucoseUnit } from '../../shared/index.ts';
import type { CgmSeries } from '../series.ts';
import type { CgmFileTreatment } from './treatments.ts';

export const CGM_MAKERS = [
  'DEXCOM_CLARITY',
  'LIBREVIEW',
  'NIGHTSCOUT',
  'CARELINK',
  'GLOOKO',
  'TIDEPOOL',
  'TANDEM',
  'XDRIP',
  'JUGGLUCO',
  'EVERSENSE',
  'SMARTGUIDE',
  'PLAIN',
] as const;
export type CgmMaker = (typeof CGM_MAKERS)[number];

/** Language of a file's headings. */
export const CGM_FILE_LANGUAGES = ['en', 'es', 'de', 'fr', 'it', 'pt', 'nl'] as const;
export type CgmFileLanguage = (typeof CGM_FILE_LANGUAGES)[number];
export type CgmFileEncoding = TextEncoding;
export type { DayOrder };
/** Order of day, month and year in a file's dates. */
export type RecognisedDayOrder = DayOrder | 'YMD' | 'EPOCH';

/** Answers that a person (or a command line) gives in advance. What the file itself says takes precedence. */
export interface ParseCgmOptions {
  /** IANA zone of the patient. Without it the wall clock is read as if it were UTC. */
  zone?: string;
  unit?: GlucoseUnit;
  dayOrder?: DayOrder;
  /** The event type whose rows are readings, of those in question; '' for none of them. */
  readingEvent?: string;
  /** The moment of reading, in seconds since 1970: later readings are a clock's mistake. Without it none is. */
  now?: number;
  /** For a table whose headings do not say what its columns hold. */
  columns?: CgmColumns;
  /** Of a file with more than a test can hold, the days up to its last reading that are taken. */
  lastDays?: number;
}

/** Columns of time and glucose, counted from 1. */
export interface CgmColumns {
  time: number;
  glucose: number;
}

/** Which columns of a layout a person named. */
export interface CgmColumnMapping extends CgmColumns {
  /** Fingerprint of the headings. */
  layout: string;
}

/** A column that may be the one asked for, with its first value. */
export interface CgmColumnChoice {
  column: number;
  name: string;
  sample: string;
}

/** A file of an archive, or a sheet of a workbook, that readings were read from. */
export interface CgmFilePart {
  name: string;
  /** Its lines; lines of a report run on through all parts. */
  rows: number;
}

/** When a device, by its serial number or id, recorded. */
export interface CgmSerialDays {
  serial: string;
  /** First and last UTC day since 1970 of each run of days. */
  days: [number, number][];
}

/** What a file states reliably; null where it is open or does not apply. */
export interface CgmRecognised {
  maker: CgmMaker;
  /** null when a file has no headings. */
  language: CgmFileLanguage | null;
  unit: GlucoseUnit | null;
  /** null for JSON. */
  delimiter: ',' | ';' | '\t' | null;
  encoding: CgmFileEncoding;
  dayOrder: RecognisedDayOrder | null;
  decimalMark: '.' | ',' | null;
  /** Measured from the readings. */
  cadenceMinutes: number | null;
  /** Line of the headings, counted from 1; null when there are none. */
  headingRow: number | null;
  /** The headings that time and glucose were read from. */
  columns: { time: string; glucose: string } | null;
  /** Left out where the headings said which columns these are. */
  mapping?: CgmColumnMapping;
  /** Device names as the file has them, at most ten. */
  devices: string[];
  /** Left out where the file has no column of them. */
  serials?: CgmSerialDays[];
  /** Name of the person as the file has it; left out where the format has no place for one. */
  person?: string | null;
  zone: string;
  /** Where the readings were, in an archive or a workbook. */
  parts?: CgmFilePart[];
}

/** Why a row is not a reading. Every skipped row has exactly one of these. */
export const SKIPPED_REASONS = [
  'PREAMBLE',
  'HEADING',
  'BLANK',
  'PERSON_OR_DEVICE',
  'ALERT',
  'CALIBRATION',
  'INSULIN',
  'CARBS',
  'EXERCISE',
  'HEALTH',
  'NOTE',
  'SCAN',
  'STRIP',
  'KETONE',
  'CLOCK_CHANGE',
  'OTHER_EVENT',
  'TIME_MISSING',
  'TIME_UNREADABLE',
  'TIME_FAR_OFF',
  'TIME_IN_FUTURE',
  'VALUE_MISSING',
  'VALUE_UNREADABLE',
  'VALUE_OUT_OF_RANGE',
  'SENSOR_ERROR',
  'FIELDS_SHIFTED',
  'EVENT_UNKNOWN',
  'DUPLICATE',
  'OVERLAP',
  'BEFORE_PERIOD',
] as const;
export type SkippedReason = (typeof SKIPPED_REASONS)[number];

/** Reasons of rows that should have been readings: these are always reported after an import. */
export const LOST_READING_REASONS = [
  'TIME_UNREADABLE',
  'TIME_FAR_OFF',
  'TIME_IN_FUTURE',
  'VALUE_UNREADABLE',
  'VALUE_OUT_OF_RANGE',
  'SENSOR_ERROR',
  'FIELDS_SHIFTED',
  'EVENT_UNKNOWN',
] as const satisfies readonly SkippedReason[];

export interface Skipped {
  reason: SkippedReason;
  count: number;
  /** The first ten rows, lines counted from 1 (entries, for JSON). */
  rows: number[];
}

/** Counts of what a file held. `rows` = readings + everything skipped. */
export interface CgmFileReport {
  rows: number;
  count: number;
  /** Local wall clock of the first and last reading, `YYYY-MM-DDThh:mm:ss`. */
  first: string;
  last: string;
  /** Smallest and largest reading in mg/dL. */
  minMgdl: number;
  maxMgdl: number;
  censored: { low: number; high: number };
  /** Rows at a moment that a later row repeats; the later one is kept. */
  duplicates: number;
  skipped: Skipped[];
  /** Readings whose row has a day and no hour, which the rows beside it prove to be midnight; left out where none is. */
  midnights?: number;
  /** Meals with carbohydrates and doses of insulin that the file has; left out where it has neither. */
  treatments?: { carbohydrates: number; insulin: number };
  /** How many readings are scans, in a file that has no history; left out elsewhere. */
  scans?: number;
  /** Readings a few seconds from another with another value; left out where there are none. */
  secondsApart?: number;
  /** Readings in an hour that occurred twice, and readings at a time that the zone's clock skipped. */
  clock: {
    repeatedHour: number;
    skippedHour: number;
    /** Changes of the device's clock that the file states and that were followed; left out where there are none. */
    changes?: CgmClockChange[];
  };
}

/** What a device showed before and after its clock was set, `YYYY-MM-DDThh:mm:ss`. */
export interface CgmClockChange {
  before: string;
  after: string;
}

/**
 * Why a file is refused.
 *
 * | code | details |
 * |---|---|
 * | `FILE_TYPE` | `found`: what the bytes are (`png`, `zip`, `binary`, …) |
 * | `FILE_EMPTY` | – |
 * | `FILE_TOO_LARGE` | `bytes`, `maxBytes` |
 * | `ZONE_UNKNOWN` | `found`: the name given |
 * | `CGM_UNRECOGNISED` | `row`, `found`: the start of the first line that could have been a heading |
 * | `CGM_NO_READINGS` | `skipped`; `row` of the first row that came closest, when there is one, and its reason as `found` |
 * | `CGM_MIXED_UNITS` | `row`, `column`, `found`, `expected`: the unit that held until there |
 * | `CGM_UNIT_UNKNOWN` | `row`, `column`, `found`: a unit that is neither mg/dL nor mmol/L |
 * | `CGM_OTHER_ZONE` | `row`, `column`, `found`: a zone or offset that is not the patient's, `expected` |
 * | `CGM_MIXED_DAY_ORDERS` | `row`, `column`, `expected`: a date of another order than those before, or of an uncertain one |
 * | `CGM_COLUMNS_SHIFTED` | `row`, `column`, `found`: where a decimal comma parts the columns, as most rows do |
 * | `CGM_DECIMALS_LOST` | `row`, `column`, `found`: the first of values in mmol/L of which none has decimals |
 * | `CGM_SCANS_ONLY` | `count` scans, and no history, in a file whose scans leave more open than they show |
 * | `CGM_NOT_A_SENSOR` | `row`, `count` readings that hardly ever follow each other, as a meter's do |
 * | `CGM_QUOTE_OPEN` | `row`, `found`: a quote that is not closed on its row and hides the rows after it |
 * | `CGM_TWO_SENSORS` | `row`, `count` readings of two devices that take turns, which no column tells apart |
 * | `CGM_IN_FUTURE` | `row`, `found`: the first time later than now, when many are; `count` of them |
 * | `CGM_SPAN_TOO_LONG` | `days` from the first reading of a test to its last, `maxDays` |
 * | `CGM_TOO_MANY_READINGS` | `count` in a test, `maxCount`; of a file alone the last days are offered |
 * | `CGM_FILE_TRUNCATED` | `row`, `column` where known, `found`: the torn end |
 * | `CGM_MIXED_FILES` | `found`: two files or sheets whose headings differ, or of which one cannot be read there |
 * | `CGM_TWO_PEOPLE` | `row`, `column` where one names them, `found`: the names or numbers of both |
 * | `CGM_FILE_LOCKED` | – : the archive has a password |
 * | `CGM_UNPACKED_TOO_LARGE` | `maxBytes` of all files of an archive together |
 */
export const CGM_REFUSAL_CODES = [
  'FILE_TYPE',
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'ZONE_UNKNOWN',
  'CGM_UNRECOGNISED',
  'CGM_NO_READINGS',
  'CGM_MIXED_UNITS',
  'CGM_UNIT_UNKNOWN',
  'CGM_OTHER_ZONE',
  'CGM_MIXED_DAY_ORDERS',
  'CGM_COLUMNS_SHIFTED',
  'CGM_DECIMALS_LOST',
  'CGM_SCANS_ONLY',
  'CGM_NOT_A_SENSOR',
  'CGM_QUOTE_OPEN',
  'CGM_TWO_SENSORS',
  'CGM_IN_FUTURE',
  'CGM_SPAN_TOO_LONG',
  'CGM_TOO_MANY_READINGS',
  'CGM_FILE_TRUNCATED',
  'CGM_MIXED_FILES',
  'CGM_TWO_PEOPLE',
  'CGM_FILE_LOCKED',
  'CGM_UNPACKED_TOO_LARGE',
] as const;
export type CgmRefusalCode = (typeof CGM_REFUSAL_CODES)[number];

export interface CgmRefusalDetails {
  /** Line of the file, or of its `part`, from 1. */
  row?: number;
  /** The file of an archive, or the sheet of a workbook. */
  part?: string;
  /** Heading of the column, or its number from 1 when there is none. */
  column?: string;
  /** The text found, at most 80 characters. */
  found?: string;
  expected?: string;
  bytes?: number;
  maxBytes?: number;
  days?: number;
  maxDays?: number;
  count?: number;
  maxCount?: number;
  skipped?: Skipped[];
}

/** A question that the file leaves open for a person. Parse again with the answer as option of that name. */
export type CgmQuestion =
  | { id: 'unit'; choices: readonly GlucoseUnit[]; samples: { row: number; found: string }[] }
  | { id: 'dayOrder'; choices: readonly DayOrder[]; samples: { row: number; found: string }[] }
  | { id: 'readingEvent'; choices: readonly string[]; samples: { row: number; found: string }[] }
  | CgmLastDaysQuestion
  | { id: 'columns'; layout: string; times: CgmColumnChoice[]; glucoses: CgmColumnChoice[] };

/** How many of the last days are taken from a file that has more than a test can hold. */
export interface CgmLastDaysQuestion {
  id: 'lastDays';
  /** Most first; the first is ninety, or as many as fit. */
  choices: readonly number[];
  /** Readings of the file, and days from the first to the last. */
  count: number;
  days: number;
}

export interface CgmFileReady {
  kind: 'ready';
  recognised: CgmRecognised;
  series: CgmSeries;
  /** The line of each reading, or its entry in a JSON file, from 1 (`placeInParts` for an archive). */
  rows: Int32Array;
  report: CgmFileReport;
  /** Carbohydrates and insulin, ascending; left out where the file has neither. */
  treatments?: CgmFileTreatment[];
}
export interface CgmFileQuestion {
  kind: 'question';
  questions: CgmQuestion[];
  recognised: CgmRecognised;
}
export interface CgmFileRefused {
  kind: 'refused';
  code: CgmRefusalCode;
  details: CgmRefusalDetails;
  recognised?: CgmRecognised;
}
export type CgmFileResult = CgmFileReady | CgmFileQuestion | CgmFileRefused;

import type { TextEncoding } from '../../shared/delimited/index.ts';
import type { CalorimetrySeries } from '../series.ts';
import type { CartContainer } from './grids.ts';
import type { CartQuantity } from './headings.ts';
import type { DecimalMark } from './numbers.ts';
import type { CartPerson } from './person.ts';
import type { CartUnit } from './units.ts';

export const CART_MAKERS = [
  'CANONICAL',
  'PNOE',
  'COSMED',
  'CORTEX',
  'PARVO',
  'VYNTUS',
  'MGC',
  'ZAN',
  'VO2_MASTER',
  'PLAIN',
] as const;
export type CartMaker = (typeof CART_MAKERS)[number];

/** What a file picker offers, and what the message about a wrong file names. */
export const CALORIMETRY_EXTENSIONS = ['.csv', '.txt', '.tsv', '.xlsx', '.xml', '.dat'] as const;

/** A column of the file as a person sees it when saying what it holds. */
export interface CartColumn {
  /** From 1. */
  column: number;
  heading: string;
  quantity: CartQuantity | null;
  unit: CartUnit | null;
  /** Whether carts are known to have this heading; the others are offered first. */
  isKnown: boolean;
  /** The first value. */
  sample: string;
}

/** Which column holds what, counted from 1, and its unit where the file does not say. */
export type CartMapping = Partial<Record<CartQuantity, { column: number; unit?: CartUnit }>>;

/** Answers of a person. They fill in what a file leaves open, and replace what it says. */
export interface ParseCartOptions {
  columns?: CartMapping;
  timeUnit?: 'SECONDS' | 'MINUTES' | 'HOURS' | 'DAYS' | 'MILLISECONDS';
  vo2Unit?: 'ML_MIN' | 'L_MIN' | 'ML_KG_MIN';
  vco2Unit?: 'ML_MIN' | 'L_MIN' | 'ML_KG_MIN';
  speedUnit?: 'KM_H' | 'KM_H_10' | 'MPH' | 'M_S' | 'M_MIN';
  decimalMark?: DecimalMark;
  /** Weight for a file that has oxygen per kilogram alone. */
  weightKg?: number;
  /** Name of the sheet, of several with gas exchange. */
  sheet?: string;
}

/**
 * What a file does not say, with the answers that fit; the id is the option that takes the answer. Which of two columns is
 * the oxygen (`vo2Column`, numbers of columns) is answered by `columns.VO2`.
 */
export interface CartQuestion {
  id: 'timeUnit' | 'vo2Column' | 'vo2Unit' | 'vco2Unit' | 'decimalMark' | 'weightKg' | 'sheet';
  options: string[];
  /** The heading and the first value in question. */
  found: string;
  row: number;
  column: number;
}

export interface CartRecognised {
  maker: CartMaker;
  container: CartContainer;
  encoding: TextEncoding;
  delimiter: ',' | ';' | '\t' | null;
  sheet: string | null;
  /** Line of the headings, from 1. */
  headingRow: number;
  columns: CartColumn[];
  /** Headings that carts are not known to have, and that nothing was read from. */
  unknown: string[];
  /** Where each quantity was read, and in which unit. */
  read: Partial<Record<CartQuantity, { column: number; heading: string; unit: CartUnit | null }>>;
  person: CartPerson;
}

/** Why a row of the table is no sample, or a value of it is missing. */
export const CART_SKIPPED = [
  'BLANK',
  'FIELDS_SHIFTED',
  'TIME_UNREADABLE',
  'VALUE_UNREADABLE',
  'VALUE_OUT_OF_RANGE',
  'NOT_MEASURED',
  'REPEATED_HEADING',
] as const;
export type CartSkippedReason = (typeof CART_SKIPPED)[number];

export interface CartSkipped {
  reason: CartSkippedReason;
  count: number;
  /** The first ten rows. */
  rows: number[];
}

/** What a person has to know about the figures, and confirms before they are saved. */
export type CartDoubt =
  /** The file's own ratio is another than VCO₂ over VO₂: columns may be exchanged. */
  | { id: 'RER_DISAGREES'; computed: number; file: number }
  /** VO₂ over VO₂ per kilogram gives another weight than the file states. */
  | { id: 'WEIGHT_DISAGREES'; impliedKg: number; statedKg: number }
  /** The speed has no unit, and is left out until someone says it. */
  | { id: 'SPEED_UNIT_UNKNOWN'; heading: string }
  /** The cart wrote times in a way that could only be understood by their size. */
  | { id: 'TIME_BY_SIZE'; unit: string }
  /** The unit was told by the size of the values. */
  | { id: 'UNIT_BY_SIZE'; heading: string; unit: CartUnit }
  /** The file ends in the middle of a row: the rest of the test may be missing. */
  | { id: 'CUT_OFF'; row: number }
  /** Times at which nothing was recorded for over a minute. */
  | { id: 'GAPS'; count: number; longestS: number };

export interface CartReport {
  /** Rows of the table, empty ones among them. */
  rows: number;
  /** Rows with a time. */
  samples: number;
  firstS: number;
  lastS: number;
  /** Seconds between samples. */
  stepS: number;
  skipped: CartSkipped[];
}

/** What a refusal names: where, what was expected there, and what was found. */
export interface CartProblem {
  row?: number;
  column?: number;
  expected?: string[];
  missing?: CartQuantity[];
  found?: string;
  /** The columns, so that a person can say what they hold. */
  columns?: CartColumn[];
  extensions?: readonly string[];
  bytes?: number;
  maxBytes?: number;
  /** Samples at most. */
  max?: number;
  /** From the first to the last sample at most. */
  maxSeconds?: number;
}

export type CartRefusalCode =
  | 'MEASUREMENT003'
  | 'FILE_TYPE'
  | 'FILE_EMPTY'
  | 'FILE_TOO_LARGE'
  | 'FILE_TRUNCATED'
  | 'CALORIMETRY_FILE_LOCKED'
  | 'CALORIMETRY_UNPACKED_TOO_LARGE'
  | 'CALORIMETRY_TOO_LONG';

export type CartFileResult =
  | {
      kind: 'ready';
      recognised: CartRecognised;
      series: CalorimetrySeries;
      report: CartReport;
      doubts: CartDoubt[];
    }
  | { kind: 'question'; recognised: CartRecognised; questions: CartQuestion[] }
  | { kind: 'refused'; code: CartRefusalCode; details: CartProblem };

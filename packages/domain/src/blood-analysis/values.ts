import type { BloodComparator } from './report.ts';

/** A value that a person has confirmed, in the unit in which values of its analyte are compared. */
export interface ConfirmedValue {
  marker: string;
  value: number;
  comparator: BloodComparator | null;
  /** The laboratory's own limits, in the same unit. */
  low: number | null;
  high: number | null;
  /** The value in mmol/L where the laboratory stated it in moles: limits are published in round numbers of both units. */
  molar?: number;
}

/** What has to be known of the person and the sample; null where it is not. */
export interface BloodSubject {
  /** Years on the day of the sample. */
  age: number | null;
  sex: 'MALE' | 'FEMALE' | null;
  isPregnant: boolean | null;
  isFasting: boolean | null;
}

/** A censored value is below or above for certain only on its own side. */
export const isBelow = ({ value, comparator }: ConfirmedValue, limit: number): boolean =>
  comparator === null || comparator === '<=' ? value < limit : comparator === '<' && value <= limit;
export const isAtLeast = ({ value, comparator }: ConfirmedValue, limit: number): boolean =>
  (comparator === null || comparator.startsWith('>')) && value >= limit;
export const isAbove = ({ value, comparator }: ConfirmedValue, limit: number): boolean =>
  comparator === null || comparator === '>=' ? value > limit : comparator === '>' && value >= limit;

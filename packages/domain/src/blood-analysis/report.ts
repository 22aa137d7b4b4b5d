import type { PageRect } from './text-item.ts';

/** What a reader of a report has to look at before a value counts. */
export const BLOOD_DOUBTS = [
  'UNIT_MISSING',
  'UNIT_UNUSUAL',
  'UNIT_UNCERTAIN',
  'VALUE_IMPLAUSIBLE',
  'DECIMAL_AMBIGUOUS',
  'TWO_VALUES',
  'VALUE_OR_RANGE',
  'MAYBE_PREVIOUS',
  'PRELIMINARY',
  'MARKER_TWICE',
  'NAME_QUALIFIED',
  'NAME_CONTINUES',
  'SPECIMEN_UNCERTAIN',
  'SAMPLE_AFFECTED',
  'FLAG_DISAGREES',
  'RANGE_IMPLAUSIBLE',
  'RANGE_FROM_NEAR',
  'SEVERAL_PEOPLE',
  'DATE_UNCERTAIN',
] as const;
export type BloodDoubt = (typeof BLOOD_DOUBTS)[number];

/** How a value is cut off: `<0.41` is known to be below 0.41 and no more. */
export type BloodComparator = '<' | '>' | '<=' | '>=';

/** The laboratory's own range. */
export interface LaboratoryRange {
  /** Verbatim. */
  text: string;
  low: number | null;
  high: number | null;
  /** A CLASS (`Insuficiencia 10 - 30`) and SEVERAL ranges (by sex, by phase) are no verdict on a value. */
  kind: 'INTERVAL' | 'LIMIT' | 'CLASS' | 'SEVERAL' | 'NONE';
}

/** A day as written, and as read: `YYYY-MM-DD` or `YYYY-MM-DDThh:mm`. */
export interface ReportDate {
  text: string;
  date: string;
  /** Whether day and month could be the other way round. */
  isOpen: boolean;
}

/** A value that a report states, for a person to confirm. */
export interface ProposedMarker {
  /** Of {@link BLOOD_MARKERS}. */
  marker: string;
  /** The name as printed. */
  label: string;
  value: number;
  valueText: string;
  comparator: BloodComparator | null;
  /** As printed; null where the row has none. */
  unit: string | null;
  range: LaboratoryRange | null;
  /** A mark of the laboratory's at this value, as printed. */
  flag: string | null;
  loinc: string | null;
  /** When the sample was taken; null where the report does not say. */
  sampledAt: string | null;
  /** An earlier result printed beside this one. Never the value. */
  previous: { value: string; date: string | null } | null;
  comments: string[];
  doubts: BloodDoubt[];
  /** Where the row is on its page, and its value alone. */
  rects: PageRect[];
  valueRect: PageRect;
  /** The value in the unit in which values are compared, with its range; null where it does not convert exactly. */
  comparable: { value: number; low: number | null; high: number | null; unit: string } | null;
}

/** Why a line gives no value. Every line of a report is either here, behind a marker, or a fact of the report. */
export const UNREAD_REASONS = [
  'TEXT',
  'UNKNOWN_NAME',
  'PENDING',
  'NOT_DONE',
  'QUALITATIVE',
  'NO_VALUE',
  'PREVIOUS_ONLY',
  'OTHER_SPECIMEN',
  'REPEATED',
  'SUPERSEDED',
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

export interface UnreadRow {
  reason: UnreadReason;
  text: string;
  /** The analyte it is about, or seems to be about. */
  marker: string | null;
  rect: PageRect;
}

export interface ReportPatient {
  name: string | null;
  number: string | null;
  born: string | null;
  sex: 'MALE' | 'FEMALE' | null;
  age: number | null;
}

/** The pages of one report about one sample. */
export interface LaboratoryReport {
  pages: number[];
  patient: ReportPatient;
  sampled: ReportDate | null;
  reported: ReportDate | null;
  /** Whether the laboratory says that this replaces an earlier report. */
  isAmended: boolean;
  markers: ProposedMarker[];
  unread: UnreadRow[];
}

/** What concerns a file as a whole. */
export const FILE_DOUBTS = [
  'NO_TEXT',
  'SOME_PAGES_WITHOUT_TEXT',
  'SEVERAL_PEOPLE',
  'SEVERAL_SAMPLES',
  'NO_MARKERS',
] as const;
export type FileDoubt = (typeof FILE_DOUBTS)[number];

export interface LaboratoryFile {
  language: 'es' | 'en' | null;
  /** The decimal mark of its numbers; null where none proves one. */
  decimalMark: '.' | ',' | 'BOTH' | null;
  reports: LaboratoryReport[];
  doubts: FileDoubt[];
}

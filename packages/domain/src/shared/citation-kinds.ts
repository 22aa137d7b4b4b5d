/** What a text about a patient can cite. The feature that keeps it contributes how it is found and opened. */
export const CITATION_KINDS = [
  'MEASUREMENT',
  'MEDICAL_TEST',
  'TEST_EVENT',
  'DOCUMENT',
  'APPOINTMENT',
  'MENU',
] as const;
export type CitationKind = (typeof CITATION_KINDS)[number];

/** What of it was cited: a magnitude of a measurement, or a chart of a test with its days. */
export interface CitationView {
  name: string;
  from: string | null;
  to: string | null;
}

/** A reference to something in the same patient's record. */
export interface Citation {
  kind: CitationKind;
  id: string;
  view: CitationView | null;
}

/** Identifies what is cited, whatever its view. */
export const citationKey = ({ kind, id }: Pick<Citation, 'kind' | 'id'>): string => `${kind}/${id}`;

const isDay = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** Whether a value is a view, without the schema: screens that only read citations need no validation. */
export const isCitationView = (value: object): value is CitationView =>
  'name' in value &&
  typeof value.name === 'string' &&
  'from' in value &&
  isDay(value.from) &&
  'to' in value &&
  isDay(value.to);

import type { TimelineKind } from '@healzy/domain/patients';

/**
 * Where the entries of a kind come from: `subject_id, at, day, user_id, title, code, starts_at, people, figures, fields`.
 * `$1` is the account, `$2` the patient, `$3` now.
 */
export interface TimelineSource {
  subject: string;
  at: string;
  /** `FROM … WHERE …` */
  from: string;
  day?: string;
  user?: string;
  title?: string;
  code?: string;
  startsAt?: string;
  /** A JSON list of professionals' ids. */
  people?: string;
  /** A JSON object of figures, with null for those not measured. */
  figures?: string;
  /** A JSON list of field names. */
  fields?: string;
}

export type TimelineSources = Partial<Record<TimelineKind, TimelineSource>>;

/** The condition that restricts a table to the timeline's patient. */
export const ofPatient = (alias: string): string => `${alias}.account_id = $1 AND ${alias}.patient_id = $2`;

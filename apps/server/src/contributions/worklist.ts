import type { PatientAlert } from '@healzy/api/schema';
import type { WorklistKind } from '@healzy/domain/dashboard';
import type { AllStepProofs } from './step-proofs.ts';

/**
 * Where the lines of a kind come from. `$1` is the account, `$2` the caller's professional id, `$3` now. `cause` is
 * what a review applies to: it must change whenever the line should come back.
 */
export interface WorklistSource<Kind extends WorklistKind = WorklistKind, Select = string> {
  /** SQL of the patient's id in the statement. */
  patient: string;
  /** `subject_id, patient_id, cause, since, test_id, last_reading_at, specialist_id`; ends in an open `WHERE`. */
  select: Select;
  /** Restricts the lines to a specialist's own, where those of all their patients would be too many. */
  own?: string;
  /** The patient of the subject `$1` of the account `$2`, as `patient_id`. */
  subject: string;
  /** For lines that are also alerts of the record: SQL of the alert's text, from the line `l`. */
  alertText?: Kind extends PatientAlert['kind'] ? string : never;
  /** For lines about glucose: SQL of its headline as JSON, from the line `l`. */
  glucose?: string;
  /** For lines about a device: SQL of its name, from the line `l`. */
  device?: string;
}

/** What a module contributes can depend on what others do. */
export type Select = string | ((stepProofs: AllStepProofs) => string);

export type WorklistSources = { [Kind in WorklistKind]?: WorklistSource<Kind, Select> };

/** Milliseconds of an instant as text, for a `cause`. */
export const milliseconds = (instant: string): string =>
  `floor(extract(epoch FROM ${instant}) * 1000)::bigint::text`;

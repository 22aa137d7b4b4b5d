import type { Reach } from '@healzy/domain/session';

/** The condition that keeps to the patients within reach; `$1` is the account, `$2` the caller's professional id. */
export function withinReach(reach: Reach, patientId: string): string {
  // A parameter that no text mentions has no type, and the statement would be refused.
  if (reach === 'all') return '($2::uuid IS NULL OR true)';
  if (reach === 'none') return '($2::uuid IS NULL AND false)';
  return `EXISTS (SELECT 1 FROM patient_specialists own
    WHERE own.account_id = $1 AND own.professional_id = $2::uuid AND own.patient_id = ${patientId})`;
}

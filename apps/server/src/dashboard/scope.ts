import type { Reach } from '@healzy/domain/dashboard';

/** The condition that keeps to the patients within reach; `$1` is the account, `$2` the caller's professional id. */
export function withinReach(reach: Reach, patientId: string): string {
  if (reach === 'all') return 'true';
  if (reach === 'none') return 'false';
  return `EXISTS (SELECT 1 FROM patient_specialists own
    WHERE own.account_id = $1 AND own.professional_id = $2::uuid AND own.patient_id = ${patientId})`;
}

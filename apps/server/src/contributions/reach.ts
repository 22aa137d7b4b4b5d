import type { Reach } from '@healzy/domain/session';

/** The condition for patients within reach; `$1` is the account, `$2` the caller's professional id. */
export function withinReach(reach: Reach, patientId: string): string {
  // PostgreSQL cannot infer the type of an unused parameter and would reject the statement.
  if (reach === 'all') return '($2::uuid IS NULL OR true)';
  if (reach === 'none') return '($2::uuid IS NULL AND false)';
  return `EXISTS (SELECT 1 FROM patient_specialists own
    WHERE own.account_id = $1 AND own.professional_id = $2::uuid AND own.patient_id = ${patientId})`;
}

/** The condition for patients whose principal specialist the reader is; parameters as above. */
export const isPrincipalOf = (patientId: string): string =>
  `EXISTS (SELECT 1 FROM patient_specialists lead WHERE lead.account_id = $1 AND lead.patient_id = ${patientId}
    AND lead.professional_id = $2::uuid AND lead.is_principal)`;

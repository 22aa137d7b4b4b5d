import type { DashboardCardId } from '@healzy/domain/dashboard';
import type { Reach } from '@healzy/domain/session';
import { withinReach } from '../contributions/reach.ts';

interface CardSource {
  value: string;
  /** The figure to compare with; absent where no history was recorded. */
  before?: string;
}

/**
 * SQL of each card's figure: a scalar over `standing` (who is active), `steps` (events in each part of the period, part
 * 0 being all time before it) and `spans` (periods of activity), as `figures.ts` defines them. `$1` is the account,
 * `$2` the caller's professional id, `$3` the bounds of the parts, `$4` the start of the previous period.
 */
export const cardSources = (reach: Reach): Record<DashboardCardId, CardSource> => ({
  ACTIVE_PATIENTS: {
    value: '(SELECT now FROM standing)',
    before: '(SELECT before FROM standing)',
  },
  PATIENTS_WITH_TEST: {
    value: `(SELECT count(DISTINCT t.patient_id) FROM medical_tests t
      WHERE t.account_id = $1 AND t.state = 'IN_PROGRESS' AND ${withinReach(reach, 't.patient_id')})`,
  },
  NEW_PATIENTS: {
    value: `(SELECT coalesce(sum(first), 0) FROM steps WHERE part BETWEEN 1 AND cardinality($3::timestamptz[]) - 1)`,
    before: `(SELECT count(*) FROM spans WHERE is_first AND starts >= $4::timestamptz
      AND starts < ($3::timestamptz[])[1])`,
  },
});

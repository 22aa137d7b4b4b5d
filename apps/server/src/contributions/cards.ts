import type { DashboardCardId, SetupStepId } from '@healzy/domain/dashboard';

/**
 * A figure of the dashboard: SQL scalars over `standing` (who is active), `steps` (events in each part of the period,
 * part 0 being all time before it) and `spans` (periods of activity), as `dashboard/figures.ts` defines them. `$1` is
 * the account, `$2` the caller's professional id, `$3` the bounds of the parts, `$4` the start of the previous period,
 * `$5` the end of the period.
 */
export interface CardSource {
  /** Restricted to the patients within reach: `within` is the condition for the SQL of a patient's id. */
  value: (within: (patientId: string) => string) => string;
  /** The figure to compare with; absent where no history was recorded. */
  before?: (within: (patientId: string) => string) => string;
  /**
   * Counted at every call and not cached, for what changes without a write to the tables whose writes are noted
   * (migrations 0030 and 0060). Reads `$1` and `$2` only.
   */
  isLive?: true;
}

export type CardSources = Partial<Record<DashboardCardId, CardSource>>;

/** SQL of whether a first step of a clinic is done; `$1` is the account. For administrators. */
export type SetupSources = Partial<Record<SetupStepId, string>>;

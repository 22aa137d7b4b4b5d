import type { SetupStepId } from '@healzy/domain/dashboard';

/** SQL of whether a first step of a clinic is done; `$1` is the account. For administrators. */
export type SetupSources = Partial<Record<SetupStepId, string>>;

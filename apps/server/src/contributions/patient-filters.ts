import type { PatientFilter } from '@healzy/api/schema';

/** Filters of the patient list that the list's own tables do not answer. */
type FilterName = 'nutritionalPlan' | 'wearable';

/** What a contributed filter was set to, by its name. */
export type ContributedFilters = Pick<PatientFilter, FilterName>;

/**
 * The condition of a filter on the patient `p`, for people with access to the clinical record of the patients found.
 * `account` is the placeholder of the account. It counts at the time of the statement and is never cached.
 */
export type PatientFilterSources = {
  [Name in FilterName]?: (value: NonNullable<ContributedFilters[Name]>, account: string) => string;
};

/** The same of any name. */
export type AnyPatientFilter = (value: unknown, account: string) => string;

import { tagKey, type PatientState } from '@healzy/domain/patients';
import { reachOf, seesAllPatients } from '@healzy/domain/session';
import type { MedicalTest } from '@healzy/api/schema';
import type { Bind } from '../../platform/db/bind.ts';
import type { Caller } from '../../platform/http/calls.ts';
import type {
  AnyPatientFilter,
  ContributedFilters,
  PatientFilterSources,
} from '../../contributions/patient-filters.ts';
import { searchPatterns } from '../../platform/http/paging.ts';

/** The filters of the list. */
export interface PatientFilter extends ContributedFilters {
  search?: string;
  state?: PatientState;
  hasTestInProgress?: boolean;
  hasIntakeWaiting?: boolean;
  testType?: readonly MedicalTest['type'][];
  professionalId?: string;
  principalId?: string;
  coupon?: readonly string[];
  tag?: readonly string[];
}

/** The filter in canonical form, to check whether a cursor belongs to it. */
export function filterKey(filter: PatientFilter): unknown[] {
  return [
    searchPatterns(filter.search),
    filter.state ?? null,
    filter.hasTestInProgress ?? null,
    filter.hasIntakeWaiting ?? null,
    [...new Set(filter.testType)].toSorted(),
    filter.professionalId?.toLowerCase() ?? null,
    filter.principalId?.toLowerCase() ?? null,
    [...new Set(filter.coupon)].toSorted(),
    [...new Set(filter.tag?.map(tagKey))].toSorted(),
    ...Object.entries(contributedOf(filter)).flat(),
  ];
}

/** What the contributed filters are set to. */
export const contributedOf = ({ nutritionalPlan, wearable }: ContributedFilters): ContributedFilters => ({
  ...(nutritionalPlan === undefined ? {} : { nutritionalPlan }),
  ...(wearable === undefined ? {} : { wearable }),
});

/** Conditions of contributed filters that are set: `name` and `value` belong to each other. */
function contributedConditions(
  filter: PatientFilter,
  sources: PatientFilterSources,
  account: string,
): string[] {
  return Object.entries(contributedOf(filter)).map(([name, value]) => {
    // Each filter has its own values, which the compiler does not follow through `entries`.
    const source = sources[name as keyof PatientFilterSources] as AnyPatientFilter | undefined;
    if (source === undefined) throw new Error(`No module contributes the filter "${name}".`);
    return source(value, account);
  });
}

interface ConditionOptions {
  /** Whether to leave out patients the caller may not see; off where each patient is checked anyway. */
  isOwn?: boolean;
  /** Whether each patient is looked up individually, in list order. */
  isLookedUp?: boolean;
}

/** The conditions on `patients p`. Only active filters are written, so that the plan fits just those. */
export function conditionsOf(
  caller: Caller,
  filter: PatientFilter,
  bind: Bind,
  sources: PatientFilterSources,
  { isOwn = true, isLookedUp = false }: ConditionOptions = {},
): string {
  // A subquery with OFFSET is never turned into a join.
  const exists = (rows: string): string => `EXISTS (SELECT 1 FROM ${rows}${isLookedUp ? ' OFFSET 0' : ''})`;
  const account = bind(caller.accountId, 'uuid');
  const assigned = (professionalId: string, isPrincipal = false): string =>
    exists(`patient_specialists s WHERE s.account_id = ${account} AND s.patient_id = p.id
       AND s.professional_id = ${bind(professionalId, 'uuid')}${isPrincipal ? ' AND s.is_principal' : ''}`);
  const tested = (types: readonly string[]): string =>
    exists(`medical_tests t WHERE t.account_id = ${account} AND t.patient_id = p.id
       AND t.state = 'IN_PROGRESS'${types.length === 0 ? '' : ` AND t.type = ANY (${bind(types, 'text[]')})`}`);
  const isOpen = (): string => {
    const reach = reachOf(caller, ({ clinical }) => clinical !== 'none');
    if (reach === 'none') return 'false';
    return reach === 'all' || caller.professionalId === null ? 'true' : assigned(caller.professionalId);
  };
  const intakeWaits = (): string => {
    // For those without access, nothing awaits review.
    const open = isOpen();
    if (open === 'false') return open;
    return `(${exists(`intakes i WHERE i.account_id = ${account} AND i.patient_id = p.id
       AND i.state = 'SUBMITTED'`)} AND ${open})`;
  };
  const patterns = searchPatterns(filter.search);
  const conditions = [`p.account_id = ${account}`];
  if (isOwn && !seesAllPatients(caller.roles))
    conditions.push(caller.professionalId === null ? 'false' : assigned(caller.professionalId));
  if (filter.state !== undefined) conditions.push(`p.state = ${bind(filter.state, 'text')}`);
  if (filter.professionalId !== undefined) conditions.push(assigned(filter.professionalId));
  if (filter.principalId !== undefined) conditions.push(assigned(filter.principalId, true));
  if (filter.hasTestInProgress !== undefined)
    conditions.push(`${filter.hasTestInProgress ? '' : 'NOT '}${tested([])}`);
  if (filter.hasIntakeWaiting !== undefined)
    conditions.push(`${filter.hasIntakeWaiting ? '' : 'NOT '}${intakeWaits()}`);
  if (filter.testType?.length) conditions.push(tested(filter.testType));
  if (filter.coupon?.length) conditions.push(`p.coupon = ANY (${bind(filter.coupon, 'text[]')})`);
  if (filter.tag?.length)
    conditions.push(
      exists(`patient_tags g WHERE g.account_id = ${account} AND g.patient_id = p.id
      AND g.tag_key = ANY (${bind(filter.tag.map(tagKey), 'text[]')})`),
    );
  for (const condition of contributedConditions(filter, sources, account))
    conditions.push(condition, isOpen());
  if (patterns.length > 0) conditions.push(`p.search_text LIKE ALL (${bind(patterns, 'text[]')})`);
  return conditions.join('\n AND ');
}

/**
 * Where the patients of a filter are counted. A specialist's unfiltered patients are the rows of their assignments: an
 * index holds just these, whereas `patients` would be scanned beside them.
 */
export function countedIn(
  caller: Caller,
  filter: PatientFilter,
  bind: Bind,
  sources: PatientFilterSources,
): string {
  const isNarrowed = filterKey(filter).some(
    (part) => part !== null && (part as { length?: number }).length !== 0,
  );
  if (isNarrowed || seesAllPatients(caller.roles) || caller.professionalId === null)
    return `patients p WHERE ${conditionsOf(caller, filter, bind, sources)}`;
  return `patient_specialists s WHERE s.account_id = ${bind(caller.accountId, 'uuid')}
    AND s.professional_id = ${bind(caller.professionalId, 'uuid')}`;
}

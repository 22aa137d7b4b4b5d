import { worklistReach } from '@healzy/domain/dashboard';
import { tagKey, type PatientSort, type PatientState } from '@healzy/domain/patients';
import { seesAllPatients } from '@healzy/domain/session';
import type { MedicalTest } from '@healzy/api/schema';
import { nextAppointmentAt, nextAppointments } from '../appointments/next.ts';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import { searchPatterns, type Position } from '../http/paging.ts';
import { PATIENT_COLUMNS, PATIENT_RELATIONS, type PatientRow } from './patient-rows.ts';

/** What the list is narrowed to. */
export interface PatientFilter {
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

export interface ListOrder {
  field: PatientSort;
  isDescending: boolean;
}

/**
 * What each sort orders by and the type that its cursor is read back as: the expression of an index with the condition of
 * that index, or something that no index has, gathered from elsewhere.
 */
const ORDER: Record<
  PatientSort,
  { by: string; downwardsBy?: string; type: string; isWhere?: string; isGathered?: true }
> = {
  name: { by: 'p.name_key', type: 'text' },
  surname: { by: 'p.surname_key', type: 'text' },
  email: { by: 'p.email_key', type: 'text', isWhere: 'NOT p.is_deleted' },
  birthdate: { by: 'p.birthdate', type: 'date' },
  // Not `coalesce`, which PostgreSQL trusts no row policy's index with.
  lastActivity: {
    by: `(CASE WHEN p.last_activity_at IS NULL THEN '-infinity'::timestamptz ELSE p.last_activity_at END)`,
    type: 'timestamptz',
  },
  createdAt: { by: 'p.created_at', type: 'timestamptz' },
  // Who has none stands behind everybody who has one.
  nextAppointment: {
    by: `coalesce(n.starts_at, 'infinity')`,
    downwardsBy: `coalesce(n.starts_at, '-infinity')`,
    type: 'timestamptz',
    isGathered: true,
  },
};

/** Adds a parameter to a statement and answers how it is written there. */
export type Bind = (value: unknown, type: string) => string;

/** A statement's parameters as they come. */
export function parameters(): { bind: Bind; values: unknown[] } {
  const values: unknown[] = [];
  return { values, bind: (value, type) => `$${values.push(value)}::${type}` };
}

/**
 * A number of rows as it stands in the statement's text. As a parameter it would have every page planned anew: a plan for
 * any number of rows is one for many.
 */
export function rowCount(count: number): string {
  if (!Number.isSafeInteger(count) || count < 0) throw new TypeError('A number of rows is a whole number.');
  return String(count);
}

/** The filter in the one form that its meaning has, for telling whether a cursor belongs to it. */
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
  ];
}

/**
 * The conditions on `patients p`. Only what narrows is written, so that the database plans for just that.
 *
 * @param isOwn whether to leave out whom the caller may not see; off where each patient is looked at anyway
 */
export function conditionsOf(caller: Caller, filter: PatientFilter, bind: Bind, isOwn = true): string {
  const account = bind(caller.accountId, 'uuid');
  const assigned = (professionalId: string, isPrincipal = false): string =>
    `EXISTS (SELECT 1 FROM patient_specialists s WHERE s.account_id = ${account} AND s.patient_id = p.id
       AND s.professional_id = ${bind(professionalId, 'uuid')}${isPrincipal ? ' AND s.is_principal' : ''})`;
  const tested = (types: readonly string[]): string =>
    `EXISTS (SELECT 1 FROM medical_tests t WHERE t.account_id = ${account} AND t.patient_id = p.id
       AND t.state = 'IN_PROGRESS'${types.length === 0 ? '' : ` AND t.type = ANY (${bind(types, 'text[]')})`})`;
  const intakeWaits = (): string => {
    // For whom it is not open, nothing waits.
    const reach = worklistReach(caller, 'INTAKE_WAITING');
    if (reach === 'none') return 'false';
    const isOpen =
      reach === 'all' || caller.professionalId === null ? 'true' : assigned(caller.professionalId);
    return `(EXISTS (SELECT 1 FROM intakes i WHERE i.account_id = ${account} AND i.patient_id = p.id
       AND i.state = 'SUBMITTED') AND ${isOpen})`;
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
    conditions.push(`EXISTS (SELECT 1 FROM patient_tags g WHERE g.account_id = ${account} AND g.patient_id = p.id
      AND g.tag_key = ANY (${bind(filter.tag.map(tagKey), 'text[]')}))`);
  if (patterns.length > 0) conditions.push(`p.search_text LIKE ALL (${bind(patterns, 'text[]')})`);
  return conditions.join('\n AND ');
}

/**
 * Where the patients of a filter are counted. Whom a specialist sees when nothing narrows it are the rows of their
 * assignments: an index holds just these, where `patients` would be gone through beside them.
 */
function countedIn(caller: Caller, filter: PatientFilter, where: string, bind: Bind): string {
  const isNarrowed = filterKey(filter).some(
    (part) => part !== null && (part as { length?: number }).length !== 0,
  );
  if (isNarrowed || seesAllPatients(caller.roles) || caller.professionalId === null)
    return `patients p WHERE ${where}`;
  return `patient_specialists s WHERE s.account_id = ${bind(caller.accountId, 'uuid')}
    AND s.professional_id = ${bind(caller.professionalId, 'uuid')}`;
}

export interface ListPage {
  order: ListOrder;
  after: Position | null;
  limit: number;
  now: Date;
}

export type ListRow = PatientRow & { sort_value: string; total: number };

/**
 * One page with how many there are in all, in one statement. A page walks the index of its order and stops. A search, or
 * an order that no index has, looks at each of the account's patients once, for the page and the count together:
 * row-level security lets no index answer `LIKE` (docs/decisions/0030-the-list-of-patients.md).
 */
export async function findPage(
  sql: Sql,
  caller: Caller,
  filter: PatientFilter,
  { order, after, limit, now }: ListPage,
): Promise<ListRow[]> {
  const { by: upwardsBy, downwardsBy, type, isWhere = 'true', isGathered = false } = ORDER[order.field];
  const by = order.isDescending ? (downwardsBy ?? upwardsBy) : upwardsBy;
  const { bind, values } = parameters();
  const instant = bind(now.toISOString(), 'timestamptz');
  const where = conditionsOf(caller, filter, bind);
  const inOrder = (key: string, id: string): string => {
    const direction = order.isDescending ? 'DESC' : 'ASC';
    return `ORDER BY ${key} ${direction}, ${id} ${direction}`;
  };
  const beyond = (key: string, id: string): string =>
    after === null
      ? 'true'
      : `(${key}, ${id}) ${order.isDescending ? '<' : '>'} (${bind(after.value, type)}, ${bind(after.id, 'uuid')})`;
  const columns = (key: string, counted: string): string =>
    `SELECT ${PATIENT_COLUMNS}, (${key})::text AS sort_value, (SELECT count(*) FROM ${counted}) AS total,
       ${PATIENT_RELATIONS}, ${nextAppointmentAt('p', instant)} AS next_appointment_at`;
  const walk = (): string =>
    `${columns(by, countedIn(caller, filter, where, bind))}
     FROM (SELECT * FROM patients p WHERE ${where} AND ${isWhere} AND ${beyond(by, 'p.id')}
       ${inOrder(by, 'p.id')} LIMIT ${rowCount(limit)}) p ${inOrder(by, 'p.id')}`;
  const gathering = (): string => {
    const account = bind(caller.accountId, 'uuid');
    const joined = isGathered
      ? `LEFT JOIN ${nextAppointments(account, instant)} n ON n.patient_id = p.id`
      : '';
    // Every id and key is at hand: only the patients of the page are read again.
    return `WITH found AS MATERIALIZED (SELECT p.id, ${by} AS key FROM patients p ${joined} WHERE ${where})
     ${columns('page.key', 'found')}
     FROM (SELECT id, key FROM found WHERE ${beyond('key', 'id')}
       ${inOrder('key', 'id')} LIMIT ${rowCount(limit)}) page
     JOIN patients p ON p.account_id = ${account} AND p.id = page.id ${inOrder('page.key', 'p.id')}`;
  };
  const isWalk = !isGathered && searchPatterns(filter.search).length === 0;
  const { rows } = await sql.query<ListRow>(isWalk ? walk() : gathering(), values);
  return rows;
}

import type { PatientSort } from '@healzy/domain/patients';
import { parameters, type Bind } from '../../platform/db/bind.ts';
import type { Sql } from '../../platform/db/database.ts';
import { idRanges, isInRange, type IdRange } from '../../platform/db/id-ranges.ts';
import type { Caller } from '../../platform/http/calls.ts';
import {
  keysetColumn,
  pageOfParts,
  searchPatterns,
  type Placed,
  type Position,
} from '../../platform/http/paging.ts';
import { isUnchanged, SNAPSHOT, type KeptFigures, type Question } from './kept-figures.ts';
import type { PatientFilterSources } from '../../contributions/patient-filters.ts';
import { conditionsOf, contributedOf, countedIn, filterKey, type PatientFilter } from './list-filter.ts';
import { nextAppointments } from './next-appointment.ts';
import { summaryColumns, type SummaryRow } from './patient-rows.ts';

export interface ListOrder {
  field: PatientSort;
  isDescending: boolean;
}

/**
 * The expression of each sort and the type of its cursor: the expression of an index with that index's condition, or
 * one gathered from elsewhere that no index has.
 */
const ORDER: Record<
  PatientSort,
  { by: string; downwardsBy?: string; type: string; isWhere?: string; isGathered?: true }
> = {
  name: { by: 'p.name_key', type: 'text' },
  surname: { by: 'p.surname_key', type: 'text' },
  email: { by: 'p.email_key', type: 'text', isWhere: 'NOT p.is_deleted' },
  birthdate: { by: 'p.birthdate', type: 'date' },
  // Not `coalesce`: under row-level security PostgreSQL does not use an index on it.
  lastActivity: {
    by: `(CASE WHEN p.last_activity_at IS NULL THEN '-infinity'::timestamptz ELSE p.last_activity_at END)`,
    type: 'timestamptz',
  },
  createdAt: { by: 'p.created_at', type: 'timestamptz' },
  // Patients without appointments come last.
  nextAppointment: {
    by: `coalesce(n.starts_at, 'infinity')`,
    downwardsBy: `coalesce(n.starts_at, '-infinity')`,
    type: 'timestamptz',
    isGathered: true,
  },
};

/**
 * A row count inlined into the statement's text. As a parameter it would have every page planned again, since a generic
 * plan assumes many rows.
 */
function rowCount(count: number): string {
  if (!Number.isSafeInteger(count) || count < 0) throw new TypeError('A number of rows is a whole number.');
  return String(count);
}

/**
 * From this many matches on, the list is scanned in its order: 26 of 1,500 are within the first 1,800 of 100,000. Fewer
 * are found faster by their filter, then sorted. The planner cannot know: it assumes that a row policy hides half of
 * each table.
 */
const MANY_FOUND = 1_500;

export interface ListPage {
  order: ListOrder;
  after: Position | null;
  limit: number;
  now: Date;
  /** Contributed filters. */
  filters: PatientFilterSources;
  /** The cached count; without it the number is counted. */
  kept?: KeptFigures;
  /** False for a page of which nobody asks how many there are; then `total` is 0. */
  isCounted?: boolean;
}

type ListRow = SummaryRow & Placed;
type FoundRow = ListRow & { total: number | null; snapshot?: string | null };

/** Patients that one statement of a search goes through; it holds the thread that the embedded database runs in. */
const AT_A_PASS = 2_500;

/**
 * One page with the total, which counts only what may have changed. A page walks the index of its order and stops. A
 * search, or a sort without an index, looks at each of the account's patients once, for page and count together: under
 * row-level security no index answers `LIKE` (docs/decisions/patients.md#finding-patients-in-the-list).
 */
export async function findPage(
  sql: Sql,
  caller: Caller,
  filter: PatientFilter,
  page: ListPage,
): Promise<{ rows: ListRow[]; total: number }> {
  const isWalk = ORDER[page.order.field].isGathered !== true && searchPatterns(filter.search).length === 0;
  if (isWalk) return pageWalked(sql, caller, filter, page);
  const ranges = await idRanges(sql, 'patients', caller.accountId, AT_A_PASS);
  const { limit, order } = page;
  let total = 0;
  const rows = await pageOfParts(ranges, { limit, isDescending: order.isDescending }, async (range) => {
    const found = await pageGathered(sql, caller, filter, { ...page, range });
    total += found.total;
    return found.rows;
  });
  return { rows, total };
}

/** What a page of an order is selected, sorted and continued by. */
function orderedBy({ order, after }: ListPage, bind: Bind) {
  const { by: upwardsBy, downwardsBy, type, isWhere = 'true', isGathered = false } = ORDER[order.field];
  const [direction, isBeyond] = order.isDescending ? ['DESC', '<'] : ['ASC', '>'];
  return {
    by: order.isDescending ? (downwardsBy ?? upwardsBy) : upwardsBy,
    isWhere,
    isGathered,
    inOrder: (key: string, id: string): string => `ORDER BY ${key} ${direction}, ${id} ${direction}`,
    beyond: (key: string, id: string): string =>
      after === null
        ? 'true'
        : `(${key}, ${id}) ${isBeyond} (${bind(after.value, type)}, ${bind(after.id, 'uuid')})`,
  };
}

const columnsOf = (instant: string, key: string, total: string): string =>
  `SELECT ${summaryColumns(instant)}, ${keysetColumn(key, 'p.id')}, ${total}`;

async function pageWalked(
  sql: Sql,
  caller: Caller,
  filter: PatientFilter,
  page: ListPage,
): Promise<{ rows: ListRow[]; total: number }> {
  const { limit, now, filters, kept: keeper, isCounted = true } = page;
  const { bind, values } = parameters();
  const instant = bind(now.toISOString(), 'timestamptz');
  const { by, isWhere, inOrder, beyond } = orderedBy(page, bind);
  // Contributed filters change without a write that is noted, as when a day begins.
  const kept = Object.keys(contributedOf(filter)).length > 0 ? undefined : keeper;
  const question = totalQuestion(caller, filter);
  const known = kept?.find(question) ?? null;
  const totalColumns = (): string => {
    if (!isCounted) return 'NULL AS total';
    const count = `(SELECT count(*) FROM ${countedIn(caller, filter, bind, filters)})`;
    if (kept === undefined) return `${count} AS total`;
    const holds = isUnchanged(bind(caller.accountId, 'uuid'), bind(known?.snapshot ?? null, 'text'));
    return `CASE WHEN ${holds} THEN NULL ELSE ${count} END AS total, ${SNAPSHOT} AS snapshot`;
  };
  const isLookedUp = (known?.figures ?? 0) >= MANY_FOUND;
  const { rows } = await sql.query<FoundRow>(
    `${columnsOf(instant, by, totalColumns())}
     FROM (SELECT * FROM patients p
       WHERE ${conditionsOf(caller, filter, bind, filters, { isLookedUp })} AND ${isWhere} AND ${beyond(by, 'p.id')}
       ${inOrder(by, 'p.id')} LIMIT ${rowCount(limit)}) p ${inOrder(by, 'p.id')}`,
    values,
  );
  const counted = rows[0]?.total ?? null;
  const snapshot = rows[0]?.snapshot ?? null;
  if (counted !== null && snapshot !== null) kept?.keep(question, snapshot, counted);
  return { rows: withoutTotals(rows), total: rows.length === 0 ? 0 : (counted ?? known?.figures ?? 0) };
}

async function pageGathered(
  sql: Sql,
  caller: Caller,
  filter: PatientFilter,
  page: ListPage & { range: IdRange },
): Promise<{ rows: ListRow[]; total: number }> {
  const { limit, now, filters, range } = page;
  const { bind, values } = parameters();
  const instant = bind(now.toISOString(), 'timestamptz');
  const account = bind(caller.accountId, 'uuid');
  const { by, isGathered, inOrder, beyond } = orderedBy(page, bind);
  const joined = isGathered ? `LEFT JOIN ${nextAppointments(account, instant)} n ON n.patient_id = p.id` : '';
  // All ids and keys are at hand: only the patients of the page are read again. A part without any is still counted.
  const { rows } = await sql.query<FoundRow>(
    `WITH found AS MATERIALIZED (SELECT p.id, ${by} AS key FROM patients p ${joined}
       WHERE ${conditionsOf(caller, filter, bind, filters)} AND ${isInRange('p.id', range, bind)})
     ${columnsOf(instant, 'page.key', '(SELECT count(*) FROM found) AS total')}
     FROM (SELECT 1) part LEFT JOIN ((SELECT id, key FROM found WHERE ${beyond('key', 'id')}
       ${inOrder('key', 'id')} LIMIT ${rowCount(limit)}) page
     JOIN patients p ON p.account_id = ${account} AND p.id = page.id) ON true ${inOrder('page.key', 'p.id')}`,
    values,
  );
  return { rows: withoutTotals(rows.filter(({ id }) => id !== null)), total: rows[0]?.total ?? 0 };
}

const withoutTotals = (rows: readonly FoundRow[]): ListRow[] =>
  rows.map(({ total: _total, snapshot: _snapshot, ...row }) => row);

/** How many a filter finds, for everyone who sees the same patients and questionnaires. */
function totalQuestion(caller: Caller, filter: PatientFilter): Question<number> {
  const { accountId, professionalId, roles } = caller;
  return { name: 'total', parts: [accountId, professionalId, roles.toSorted(), filterKey(filter)] };
}

import { daysOfLocalDate, startOfLocalDay, zoneTable, type LocalDate } from '@healzy/domain/shared';
import type { AuditKind, AuditLog } from '@healzy/api/schema';
import { accountZone } from '../accounts/account-rows.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { keysetColumn, searchPatterns, type Placed, type Position } from '../../platform/http/paging.ts';
import { invalid } from '../../platform/http/http-problem.ts';

/** A line as it is stored: its day and hour follow from the account's zone. */
export type AuditRow = Omit<AuditLog, 'subject' | 'browser' | 'system' | 'date' | 'hour'> &
  Record<'subjectId' | 'subjectEmail' | 'userAgent', string | null>;

/** The filters of a request. */
export interface AuditQuery {
  from?: LocalDate;
  to?: LocalDate;
  userId?: string;
  kind?: AuditKind[];
  search?: string;
}

/** The same filters, with days resolved to instants. */
export interface AuditFilter {
  accountId: string;
  zone: string;
  from: string | null;
  until: string | null;
  userId: string | null;
  kinds: AuditKind[];
  patterns: string[];
}

/** Reads a request's filters; days follow the account's clock, and have 23 or 25 hours when it changes. */
export async function readFilter(
  sql: Sql,
  { caller, query, services }: { caller: Caller; query: AuditQuery; services: { now: () => Date } },
): Promise<AuditFilter> {
  const { accountId } = caller;
  const now = services.now();
  const zone = await accountZone(sql, accountId);
  const { from, to } = query;
  if (from !== undefined && to !== undefined && from > to) {
    throw invalid([{ path: '/query/to', code: 'BEFORE_FROM', message: 'The last day is before the first.' }]);
  }
  return {
    accountId,
    zone,
    from: from === undefined ? null : startOfDay(zone, dayOf(from), now),
    until: to === undefined ? null : startOfDay(zone, dayOf(to) + 1, now),
    userId: query.userId ?? null,
    kinds: [...new Set(query.kind)].sort(),
    patterns: searchPatterns(query.search),
  };
}

const DAY = 86_400;
/** 2020-01-01, before the first entry. Avoids time zone arithmetic for days without entries. */
const FIRST_DAY = 18_262;

/** The first instant of a day in the zone; a day outside the log is clamped to its range. */
function startOfDay(zone: string, day: number, now: Date): string {
  const lastDay = Math.floor(now.getTime() / 1000 / DAY) + 2;
  const within = Math.min(Math.max(FIRST_DAY, day), lastDay);
  const noon = within * DAY + DAY / 2;
  return new Date(startOfLocalDay(zoneTable(zone, noon, noon), within) * 1000).toISOString();
}

const dayOf = (date: LocalDate): number => daysOfLocalDate(date) ?? 0;

const COLUMNS = `l.id, l.kind, l.user_id, l.email, l.subject_id, l.subject_email, l.ip, l.user_agent, l.details, l.at`;

interface Statement {
  text: string;
  params: unknown[];
}

interface Selection {
  /** The columns of each branch; `null` where rows are only counted. */
  columns: string;
  order: string;
  isDescending: boolean;
  after: Position | null;
  limit: number;
}

/**
 * Each branch walks one index in list order and stops after `limit` rows, so that a page costs the same however long
 * the log is: by account, by kind, or by person as actor and as subject.
 */
function statement(filter: AuditFilter, selection: Selection): Statement {
  const params: unknown[] = [];
  const bind = (value: unknown, type: string): string => {
    params.push(value);
    return `$${params.length}::${type}`;
  };
  const account = bind(filter.accountId, 'uuid');
  const limit = bind(selection.limit, 'integer');
  const common = commonConditions(filter, selection, bind);
  const branch = (conditions: string[]): string =>
    `(SELECT ${selection.columns} FROM audit_log l
      WHERE ${[`l.account_id = ${account}`, ...conditions, ...common].join(' AND ')}
      ${selection.order} LIMIT ${limit})`;
  const branches = branchesOf(filter, bind).map(branch);
  return {
    text: `SELECT * FROM (${branches.join(' UNION ALL ')}) l ${selection.order} LIMIT ${limit}`,
    params,
  };
}

type Bind = (value: unknown, type: string) => string;

function commonConditions(filter: AuditFilter, { isDescending, after }: Selection, bind: Bind): string[] {
  const { from, until, patterns } = filter;
  return [
    ...(from === null ? [] : [`l.at >= ${bind(from, 'timestamptz')}`]),
    ...(until === null ? [] : [`l.at < ${bind(until, 'timestamptz')}`]),
    ...(patterns.length === 0
      ? []
      : [
          `lower(l.email || ' ' || l.ip || ' ' || coalesce(l.subject_email, '')) LIKE ALL (${bind(patterns, 'text[]')})`,
        ]),
    ...(after === null
      ? []
      : [
          `(l.at, l.id) ${isDescending ? '<' : '>'} (${bind(after.value, 'timestamptz')}, ${bind(after.id, 'uuid')})`,
        ]),
  ];
}

function branchesOf({ userId, kinds }: AuditFilter, bind: Bind): string[][] {
  if (userId !== null) {
    const person = bind(userId, 'uuid');
    const ofKind = kinds.length === 0 ? [] : [`l.kind = ANY (${bind(kinds, 'text[]')})`];
    return [
      [`l.user_id = ${person}`, ...ofKind],
      [`l.subject_id = ${person}`, `l.user_id IS DISTINCT FROM ${person}`, ...ofKind],
    ];
  }
  return kinds.length === 0 ? [[]] : kinds.map((kind) => [`l.kind = ${bind(kind, 'text')}`]);
}

/** Rows in list order. */
export async function findAuditRows(
  sql: Sql,
  filter: AuditFilter,
  page: { isDescending: boolean; after: Position | null; limit: number },
): Promise<(AuditRow & Placed)[]> {
  const direction = page.isDescending ? 'DESC' : '';
  const { text, params } = statement(filter, {
    ...page,
    columns: `${COLUMNS}, ${keysetColumn('l.at', 'l.id')}`,
    order: `ORDER BY l.at ${direction}, l.id ${direction}`,
  });
  return (await sql.query<AuditRow & Placed>(text, params)).rows;
}

/** Counting stops here: nobody pages further. */
const LONGEST_COUNT = 10_000;
/** The same for a search, which has to read every row that it counts. */
const LONGEST_SEARCH_COUNT = 1_000;

export async function countAuditRows(
  sql: Sql,
  filter: AuditFilter,
): Promise<{ total: number; isTotalCapped: boolean }> {
  const most = filter.patterns.length === 0 ? LONGEST_COUNT : LONGEST_SEARCH_COUNT;
  const { text, params } = statement(filter, {
    columns: '1',
    order: '',
    isDescending: true,
    after: null,
    limit: most + 1,
  });
  const { rows } = await sql.query<{ total: number }>(
    `SELECT count(*) AS total FROM (${text}) AS found`,
    params,
  );
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, most), isTotalCapped: total > most };
}

import { createHash } from 'node:crypto';
import { searchKey, isUuid } from '@healzy/domain/shared';
import type { Sql } from '../db/database.ts';
import { invalid } from './http-problem.ts';

/** The position after which a page begins: the value that the list is ordered by, and the id that breaks ties. */
export interface Position {
  value: string;
  id: string;
}

/** What a call asks for of a list. */
export interface PageQuery {
  limit: number;
  cursor?: string;
}

export interface Page<Row> {
  items: Row[];
  nextCursor: string | null;
}

/** A row that a page may end with: `keyset` says its position. */
export interface Placed {
  keyset: string;
}

/** The column that says a row's position, from the expressions of its value and its id. */
export const keysetColumn = (value: string, id: string): string =>
  `(${value})::text || ' ' || ${id} AS keyset`;

/** Reads a `sort` such as `-surname`. */
export function readSort<Field extends string>(
  sort: Field | `-${Field}`,
): { field: Field; isDescending: boolean } {
  const isDescending = sort.startsWith('-');
  return { field: (isDescending ? sort.slice(1) : sort) as Field, isDescending };
}

/**
 * Everything that a cursor belongs to; a cursor that comes back with another sort, filter or search is refused, since
 * its position would mean something else.
 */
function fingerprintOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12);
}

const POSITION = /^(?<value>[^\0]*) (?<id>[^ ]*)$/s;

function readCursor(fingerprint: string, cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const { value, id } = (text.startsWith(fingerprint) && POSITION.exec(text.slice(12))?.groups) || {};
  if (value !== undefined && id !== undefined && isUuid(id)) return { value, id };
  throw invalid([
    { path: '/query/cursor', code: 'CURSOR_INVALID', message: 'This cursor is not of this list.' },
  ]);
}

/**
 * One page of a list.
 *
 * @param identity the list's name and whatever orders and narrows it: a cursor holds for just these
 * @param read the rows after a position (null: from the beginning), at most so many: one more than the page has
 * @throws Refusal 400 for a cursor of another list
 */
export async function pageOf<Row>(
  { limit, cursor }: PageQuery,
  identity: readonly unknown[],
  read: (
    after: Position | null,
    limit: number,
  ) => Promise<readonly (Row & Placed)[]> | readonly (Row & Placed)[],
): Promise<Page<Row>> {
  const fingerprint = fingerprintOf(identity);
  const rows = await read(readCursor(fingerprint, cursor), limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1)?.keyset;
  // It is of the list, not of the record, and must not get into an answer.
  for (const row of items) Reflect.deleteProperty(row, 'keyset');
  const hasMore = rows.length > limit && last !== undefined;
  return { items, nextCursor: hasMore ? Buffer.from(fingerprint + last).toString('base64url') : null };
}

/** A list that one statement reads. */
export interface List {
  name: string;
  /** What is selected of {@link from}. */
  columns: string;
  from: string;
  /** The condition, over {@link params} as `$1 …`. */
  where: string;
  params: readonly unknown[];
  /** An instant of this call, the parameter after {@link params}: the one value that may change from page to page. */
  now?: string | null;
  /** What the list is ordered by (never null), its type in SQL (`timestamptz` unless named), and what breaks ties. */
  by: string;
  type?: 'integer' | 'text';
  id: string;
  isDescending?: boolean;
  /** Makes the statement out of that of the page, for looking up what belongs to its rows alone. */
  around?: (page: string) => string;
}

/**
 * One page of a list: one statement, whose text is the same for every page, so that it stays prepared.
 *
 * @throws Refusal 400 for a cursor of another list
 */
export function listPage<Row>(sql: Sql, query: PageQuery, list: List): Promise<Page<Row>> {
  const { by, type = 'timestamptz', id, isDescending = false, around = (page) => page } = list;
  const params = boundOf(list);
  const at = params.length;
  const direction = isDescending ? 'DESC' : 'ASC';
  const text = `SELECT ${list.columns}, ${keysetColumn(by, id)} FROM ${list.from} WHERE ${list.where}
     AND ($${at + 1}::${type} IS NULL
       OR (${by}, ${id}) ${isDescending ? '<' : '>'} ($${at + 1}::${type}, $${at + 2}::uuid))
     ORDER BY ${by} ${direction}, ${id} ${direction} LIMIT $${at + 3}`;
  return pageOf<Row>(query, [list.name, isDescending, ...list.params], async (after, limit) => {
    const position = [after?.value ?? null, after?.id ?? null, limit];
    return (await sql.query<Row & Placed>(around(text), [...params, ...position])).rows;
  });
}

/**
 * The same with how many the list holds in all.
 *
 * @param countIn the tables that this takes, where they are fewer than those of the list
 */
export async function countedPage<Row>(
  sql: Sql,
  query: PageQuery,
  { countIn, ...list }: List & { countIn?: string },
): Promise<Page<Row> & { total: number }> {
  const page = await listPage<Row>(sql, query, list);
  const { rows } = await sql.query<{ total: number }>(
    `SELECT count(*) AS total FROM ${countIn ?? list.from} WHERE ${list.where}`,
    boundOf(list),
  );
  return { ...page, total: rows[0]?.total ?? 0 };
}

const boundOf = ({ params, now }: List): unknown[] => (now === undefined ? [...params] : [...params, now]);

/** The `LIKE` patterns of a search: each word must be found somewhere. */
export function searchPatterns(search: string | undefined): string[] {
  return searchKey(search ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

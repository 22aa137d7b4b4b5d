import { createHash } from 'node:crypto';
import { searchKey, isUuid } from '@healzy/domain/shared';
import type { Sql } from '../db/database.ts';
import { invalid } from './http-problem.ts';

/** The position after which a page begins: the value that the list is sorted by, and the id that breaks ties. */
export interface Position {
  value: string;
  id: string;
}

/** Paging, sort and search of a list request. */
export interface PageQuery {
  limit: number;
  cursor?: string;
}

export interface Page<Row> {
  items: Row[];
  nextCursor: string | null;
}

/** A row that a page may end with: `keyset` is its position. */
export interface Placed {
  keyset: string;
}

/** The column with a row's position, from the expressions of its value and its id. */
export const keysetColumn = (value: string, id: string): string =>
  `(${value})::text || ' ' || ${id} AS keyset`;

/** Parses a `sort` such as `-surname`. */
export function readSort<Field extends string>(
  sort: Field | `-${Field}`,
): { field: Field; isDescending: boolean } {
  const isDescending = sort.startsWith('-');
  return { field: (isDescending ? sort.slice(1) : sort) as Field, isDescending };
}

/** Rows of a file that are read with one statement: a statement holds the thread that the embedded database runs in. */
const FILE_PAGE = 250;

/** Rows after a position. */
type ReadRows<Row> = (after: Position | null, limit: number) => Promise<Row[]>;

/** A list in portions of so many rows, from a position on; other requests are served in between. */
export async function* rowsInPortions<Row extends Placed>(
  portion: number,
  from: Position | null,
  read: ReadRows<Row>,
): AsyncGenerator<Row[]> {
  for (let after = from; ;) {
    const rows = await read(after, portion);
    yield rows;
    const { value, id } = POSITION.exec(rows.at(-1)?.keyset ?? '')?.groups ?? {};
    if (rows.length < portion || value === undefined || id === undefined) return;
    after = { value, id };
  }
}

/** All rows of a list, up to `most`; other requests are served in between. */
export async function everyRow<Row extends Placed>(most: number, read: ReadRows<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const portion of rowsInPortions(Math.min(FILE_PAGE, most), null, read)) {
    for (const row of portion.slice(0, most - rows.length)) rows.push(row);
    if (rows.length >= most) break;
  }
  return rows;
}

/**
 * Everything that a cursor depends on; with another sort, filter or search its position would mean something else, so
 * it is rejected.
 */
function fingerprintOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12);
}

const POSITION = /^(?<value>[^\0]*) (?<id>[^ ]*)$/s;

/** A value may hold spaces too, so that positions are never compared whole. */
function positionOf(keyset: string): Position {
  const { value = '', id = '' } = POSITION.exec(keyset)?.groups ?? {};
  return { value, id };
}

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
 * @param identity the list's name and whatever sorts and filters it: a cursor is valid for just these
 * @param read the rows after a position (null: from the beginning), up to this many: one more than the page has
 * @throws HttpProblem 400 for a cursor of another list
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
  // It belongs to the list, not the record, and must not get into a response.
  for (const row of items) Reflect.deleteProperty(row, 'keyset');
  const hasMore = rows.length > limit && last !== undefined;
  return { items, nextCursor: hasMore ? Buffer.from(fingerprint + last).toString('base64url') : null };
}

/**
 * The first rows of a list that several statements read, each a page of its own part: one statement over all of them would
 * hold the thread that the embedded database runs in for too long. Positions are compared as texts, so what a list is
 * sorted by must have a text of the same order.
 *
 * @param read the page of a part, sorted like the whole
 */
export async function pageOfParts<Part, Row extends Placed>(
  parts: readonly Part[],
  { limit, isDescending = false }: { limit: number; isDescending?: boolean },
  read: (part: Part) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of parts) rows.push(...(await read(part)));
  if (parts.length < 2) return rows;
  const direction = isDescending ? -1 : 1;
  const compare = (one: string, other: string) => (one < other ? -direction : one > other ? direction : 0);
  return rows
    .map((row) => ({ row, at: positionOf(row.keyset) }))
    .sort((one, other) => compare(one.at.value, other.at.value) || compare(one.at.id, other.at.id))
    .slice(0, limit)
    .map(({ row }) => row);
}

/** A list that one statement reads. */
export interface List {
  name: string;
  /** What is selected from {@link from}. */
  columns: string;
  from: string;
  /** The condition, over {@link params} as `$1 …`. */
  where: string;
  params: readonly unknown[];
  /** An instant of this request, the parameter after {@link params}: the only value that may change between pages. */
  now?: string | null;
  /** What the list is sorted by (never null), its SQL type (default `timestamptz`), and what breaks ties. */
  by: string;
  type?: 'integer' | 'text';
  id: string;
  isDescending?: boolean;
  /** Wraps the statement of the page, to look up what belongs to its rows alone. */
  around?: (page: string) => string;
}

/**
 * One page of a list: one statement, or one for each part of `from` (see {@link pageOfParts}), whose text is the same for
 * every page, so that it stays prepared.
 *
 * @throws HttpProblem 400 for a cursor of another list
 */
export function listPage<Row>(
  sql: Sql,
  query: PageQuery,
  list: Omit<List, 'from'> & { from: string | readonly string[] },
): Promise<Page<Row>> {
  const { by, type = 'timestamptz', id, isDescending = false, around = (page) => page } = list;
  const params = boundOf(list);
  const at = params.length;
  const direction = isDescending ? 'DESC' : 'ASC';
  const textOf = (
    from: string,
  ) => `SELECT ${list.columns}, ${keysetColumn(by, id)} FROM ${from} WHERE ${list.where}
     AND ($${at + 1}::${type} IS NULL
       OR (${by}, ${id}) ${isDescending ? '<' : '>'} ($${at + 1}::${type}, $${at + 2}::uuid))
     ORDER BY ${by} ${direction}, ${id} ${direction} LIMIT $${at + 3}`;
  return pageOf<Row>(query, [list.name, isDescending, ...list.params], async (after, limit) => {
    const position = [after?.value ?? null, after?.id ?? null, limit];
    return pageOfParts([list.from].flat(), { limit, isDescending }, async (from) => {
      const { rows } = await sql.query<Row & Placed>(around(textOf(from)), [...params, ...position]);
      return rows;
    });
  });
}

/**
 * The same, with the total count of the list.
 *
 * @param countIn the tables that counting needs, where they are fewer than those of the list
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

const boundOf = ({ params, now }: Pick<List, 'params' | 'now'>): unknown[] =>
  now === undefined ? [...params] : [...params, now];

/** The `LIKE` patterns of a search: each word must be found somewhere. */
export function searchPatterns(search: string | undefined): string[] {
  return searchKey(search ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { conflict } from '../../platform/http/http-problem.ts';
import { requireOpenTestOf } from '../medical-tests/access.ts';
import type { TestRow } from '../medical-tests/test-rows.ts';

/** A CGM test that the caller may change, locked. */
export const requireOpenTest = (sql: Sql, caller: Caller, id: string): Promise<TestRow> =>
  requireOpenTestOf(sql, caller, { id, type: 'CGM' });

/** Some rows of a table that are a list. */
interface List {
  table: string;
  where: string;
  params: readonly unknown[];
}

/** The place after every row of a list. */
export async function nextPosition(sql: Sql, { table, where, params }: List): Promise<number> {
  const { rows } = await sql.query<{ next: number }>(
    `SELECT coalesce(max(position), 0) + 1 AS next FROM ${table} WHERE ${where}`,
    params,
  );
  return rows[0]?.next ?? 1;
}

/** Puts the rows with these ids into this order. */
export async function writeOrder(sql: Sql, table: string, ids: readonly string[]): Promise<void> {
  await sql.query(
    `UPDATE ${table} x SET position = wanted.position
     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, position) WHERE x.id = wanted.id`,
    [ids],
  );
}

/** @throws HttpProblem 409 when a list already has as many rows as it can have */
export async function requireRoomIn(sql: Sql, { table, where, params }: List, max: number): Promise<void> {
  const { rows } = await sql.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM ${table} WHERE ${where}`,
    params,
  );
  if ((rows[0]?.count ?? 0) >= max)
    throw conflict('CGM_LIST_FULL', 'There are as many as there can be.', { max });
}

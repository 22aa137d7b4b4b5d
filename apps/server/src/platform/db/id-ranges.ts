import type { Bind } from './bind.ts';
import { tableName, type Sql } from './database.ts';

/** Ids of an account's rows, from the one after `after` to `until`; null where there is no limit. */
export interface IdRange {
  after: string | null;
  until: string | null;
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** The rows of an account in ranges of `atOnce`, so that no statement over all of them holds the embedded database. */
export async function idRanges(
  sql: Sql,
  table: string,
  accountId: string,
  atOnce: number,
): Promise<IdRange[]> {
  const ranges: IdRange[] = [];
  for (let after: string | null = null; ;) {
    const { rows }: { rows: { id: string }[] } = await sql.query(
      `SELECT id FROM ${tableName(table)} WHERE account_id = $1 AND id > $2 ORDER BY id OFFSET $3 LIMIT 1`,
      [accountId, after ?? BEFORE_ALL, atOnce - 1],
    );
    const until: string | null = rows[0]?.id ?? null;
    ranges.push({ after, until });
    if (until === null) return ranges;
    after = until;
  }
}

/** The condition of a range on a column; it binds nothing where there is only one range. */
export const isInRange = (column: string, { after, until }: IdRange, bind: Bind): string =>
  [
    after === null ? 'true' : `${column} > ${bind(after, 'uuid')}`,
    until === null ? 'true' : `${column} <= ${bind(until, 'uuid')}`,
  ].join(' AND ');

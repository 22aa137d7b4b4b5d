import { tableName, type Sql } from '../db/database.ts';
import { columnOf } from '../db/field-names.ts';
import { notFound } from './http-problem.ts';

/**
 * Locks one row until the transaction ends: writers of the row wait, readers and rows that refer to it do not. Lock
 * before reading anything that the change builds on; `requireVersion` then compares what nobody else can change.
 *
 * @param key what identifies the row, including the account wherever the table has one
 * @param strength `removal` also waits for rows being written that refer to it, so that none is missed
 * @throws HttpProblem 404 when the account has no such row
 */
export async function lockRow(
  sql: Sql,
  table: string,
  key: Readonly<Record<string, string>>,
  strength: 'change' | 'removal' = 'change',
): Promise<void> {
  const conditions = Object.keys(key).map((field, index) => `${columnOf(field)} = $${index + 1}`);
  const { rows } = await sql.query(
    `SELECT 1 FROM ${tableName(table)} WHERE ${conditions.join(' AND ')}
     FOR ${strength === 'removal' ? 'UPDATE' : 'NO KEY UPDATE'}`,
    Object.values(key),
  );
  if (rows.length === 0) throw notFound();
}

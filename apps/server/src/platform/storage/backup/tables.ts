import { createHash } from 'node:crypto';
import type { Sql } from '../../db/database.ts';
import { tableName } from '../../db/database.ts';

/** Every table, referenced ones first. */
export async function tablesInOrder(sql: Sql): Promise<string[]> {
  const { rows: tables } = await sql.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  );
  const { rows: references } = await sql.query<{ from: string; to: string }>(
    `SELECT DISTINCT a.relname AS "from", b.relname AS "to" FROM pg_constraint k
     JOIN pg_class a ON a.oid = k.conrelid JOIN pg_class b ON b.oid = k.confrelid
     WHERE k.contype = 'f' AND a.oid <> b.oid AND a.relnamespace = 'public'::regnamespace`,
  );
  const ordered: string[] = [];
  const visit = (name: string, above: readonly string[]): void => {
    if (ordered.includes(name)) return;
    if (above.includes(name))
      throw new Error(`The tables ${above.join(', ')} refer to each other in a circle.`);
    for (const { to } of references.filter(({ from }) => from === name)) visit(to, [...above, name]);
    ordered.push(tableName(name));
  };
  for (const { name } of tables) visit(name, []);
  return ordered;
}

/** A hash of a table's rows that does not depend on their order. */
export class RowDigest {
  #sum = 0n;
  rows = 0;

  add(row: string): void {
    this.#sum += BigInt(`0x${createHash('sha256').update(row).digest('hex')}`);
    this.rows += 1;
  }

  get value(): { rows: number; digest: string } {
    return { rows: this.rows, digest: (this.#sum % 2n ** 256n).toString(16).padStart(64, '0') };
  }
}

const FETCHED = 500;

/**
 * The rows of a table as text that every PostgreSQL reads back as the same row; JSON would not tell a JSON null from an
 * SQL NULL.
 */
export async function* readRows(sql: Sql, table: string): AsyncGenerator<string[]> {
  await sql.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT t::text AS row FROM public.${tableName(table)} t`,
  );
  for (;;) {
    const { rows } = await sql.query<{ row: string }>(`FETCH ${FETCHED} FROM backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql.query('CLOSE backup_rows');
}

/** Inserts rows as read by `readRows`. */
export async function insertRows(sql: Sql, table: string, rows: readonly string[]): Promise<void> {
  const name = `public.${tableName(table)}`;
  await sql.query(`INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM unnest($1::text[]::${name}[])`, [
    rows,
  ]);
}

export async function digestOf(sql: Sql, table: string): Promise<{ rows: number; digest: string }> {
  const digest = new RowDigest();
  for await (const rows of readRows(sql, table)) for (const row of rows) digest.add(row);
  return digest.value;
}

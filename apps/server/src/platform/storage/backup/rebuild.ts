import type { Sql } from '../../db/database.ts';
import { knownMigrations } from '../../db/known-schema.ts';
import { migrate } from '../../db/migrate.ts';
import { damaged, readArchive } from './archive.ts';
import { readEntryName, type Manifest } from './manifest.ts';
import { digestOf, insertRows, tablesInOrder } from './tables.ts';

const INSERTED = 500;

/**
 * Creates the tables of the backup's version and fills them, all in the given transaction. Newer migrations are left to
 * the next start.
 */
export async function rebuild(sql: Sql, path: string, manifest: Manifest): Promise<void> {
  await migrateTo(sql, manifest);
  const tables = await tablesInOrder(sql);
  const names = Object.keys(manifest.tables);
  if (names.length !== tables.length || !names.every((name) => tables.includes(name)))
    throw damaged('its tables are not those of its version');
  const forAll = async (acts: string): Promise<void> => {
    for (const table of tables) await sql.query(`ALTER TABLE ${table} ${acts}`);
  };
  // Rows are restored as triggers and policies have left them.
  await forAll('NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER');
  // Rows that migrations insert into empty tables are in the backup too.
  for (const table of tables.toReversed()) await sql.query(`DELETE FROM ${table}`);
  await fill(sql, path);
  for (const table of tables) await requireSame(sql, table, manifest);
  await continueNumbers(sql);
  const { rows } = await sql.query(`SELECT 1 WHERE to_regproc('let_backup_read') IS NOT NULL`);
  if (rows.length > 0) await sql.query('SELECT let_backup_read()');
  await sql.query('SET CONSTRAINTS ALL IMMEDIATE');
  await forAll('FORCE ROW LEVEL SECURITY, ENABLE TRIGGER USER');
}

/** Creates the empty tables of a version, which knew these migrations. */
export async function migrateTo(sql: Sql, { migrations }: Pick<Manifest, 'migrations'>): Promise<void> {
  const wanted = new Set(migrations.map(({ madeAt }) => madeAt));
  await migrate(
    (text, params) => sql.query(text, params),
    knownMigrations().filter(({ madeAt }) => wanted.has(madeAt)),
  );
}

async function fill(sql: Sql, path: string): Promise<void> {
  for await (const { name, bytes } of readArchive(path)) {
    const entry = readEntryName(name);
    if (entry === undefined || !('table' in entry)) continue;
    const rows = Buffer.from(bytes).toString('utf8').trimEnd().split('\n');
    for (let from = 0; from < rows.length; from += INSERTED) {
      const some = rows.slice(from, from + INSERTED).map((line) => JSON.parse(line) as string);
      await insertRows(sql, entry.table, some);
    }
  }
}

async function requireSame(sql: Sql, table: string, manifest: Manifest): Promise<void> {
  const restored = await digestOf(sql, table);
  const wanted = manifest.tables[table];
  if (restored.rows !== wanted?.rows || restored.digest !== wanted.digest)
    throw damaged(`the rows of ${table} are not those that were written`);
}

/** Sequences continue after their highest value. */
async function continueNumbers(sql: Sql): Promise<void> {
  const { rows } = await sql.query<{ name: string; col: string }>(
    `SELECT c.relname AS name, a.attname AS col FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND a.attidentity <> ''`,
  );
  for (const { name, col } of rows) {
    await sql.query(
      `SELECT setval(pg_get_serial_sequence('${name}', '${col}'), coalesce(max(${col}), 0) + 1, false) FROM ${name}`,
    );
  }
}

import { appliedMigrations, knownMigrations, type RunQuery } from './known-schema.ts';

/**
 * Applies the pending migrations in order, in an open transaction. They are recorded where earlier versions, which used
 * drizzle, recorded them, so that those databases go on from there.
 */
export async function migrate(query: RunQuery, migrations = knownMigrations()): Promise<void> {
  await query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await query(
    'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  const applied = new Set((await appliedMigrations(query)).map(({ madeAt }) => madeAt));
  for (const { statements, madeAt, hash } of migrations) {
    if (applied.has(madeAt)) continue;
    for (const statement of statements) await query(statement);
    await query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      madeAt,
    ]);
  }
}

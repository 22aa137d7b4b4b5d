import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from './migrations-folder.ts';

/** The database was written by a newer build; this one would misread it, or write what the newer one misreads. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

export interface AppliedMigration {
  hash: string;
  /** Creation time in milliseconds, which identifies a migration. */
  madeAt: number;
}

export interface KnownMigration extends AppliedMigration {
  statements: string[];
}

export type RunQuery = (text: string, params?: unknown[]) => Promise<{ rows: unknown[] }>;

/** The migrations of this build, in order. A file holds statements separated by `--> statement-breakpoint`. */
export function knownMigrations(): KnownMigration[] {
  const folder = migrationsFolder();
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return journal.entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    return {
      statements: text.split('--> statement-breakpoint'),
      hash: createHash('sha256').update(text).digest('hex'),
      madeAt: when,
    };
  });
}

/** The migrations applied to a database, in order; none for an empty one. */
export async function appliedMigrations(query: RunQuery): Promise<AppliedMigration[]> {
  const found = await query(`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS found`);
  if (!(found.rows as { found: boolean }[])[0]?.found) return [];
  const { rows } = await query(
    'SELECT hash, created_at AS "madeAt" FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  return (rows as { hash: string; madeAt: string | number }[]).map(({ hash, madeAt }) => ({
    hash,
    madeAt: Number(madeAt),
  }));
}

/** How many of these migrations this build does not know. */
export function unknownMigrations(applied: readonly AppliedMigration[]): number {
  const known = new Set(knownMigrations().map(({ madeAt }) => madeAt));
  return applied.filter(({ madeAt }) => !known.has(madeAt)).length;
}

/**
 * Rejects a database that a newer build has migrated.
 *
 * @throws NewerSchemaError that says what to do
 */
export async function requireKnownSchema(query: RunQuery): Promise<void> {
  const unknown = unknownMigrations(await appliedMigrations(query));
  if (unknown === 0) return;
  throw new NewerSchemaError(
    `This database was written by a newer version of Healzy: it has ${unknown} ` +
      `${unknown === 1 ? 'migration' : 'migrations'} that this version does not know. Nothing was changed. Start the ` +
      'newer version again, or restore a backup that this version made (npm run restore).',
  );
}

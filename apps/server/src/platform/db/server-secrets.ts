import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** 32 random bytes, base64url. */
export const randomKey = (): string => randomBytes(32).toString('base64url');

/** Stores `fresh` under `name` unless another process was faster, and returns what is stored. */
export async function keepOnce<Value>(database: Database, name: string, fresh: Value): Promise<Value> {
  return database.asSystem(async (sql) => {
    await sql.query(
      'INSERT INTO server_secrets (name, value) VALUES ($1, $2::text::jsonb) ON CONFLICT (name) DO NOTHING',
      [name, JSON.stringify(fresh)],
    );
    const { rows } = await sql.query<{ value: Value }>('SELECT value FROM server_secrets WHERE name = $1', [
      name,
    ]);
    const [stored] = rows;
    if (!stored) throw new Error(`The secret "${name}" could not be stored.`);
    return stored.value;
  });
}

/** The key of this name: created at the first start, the same in every process. */
export const serverKey = async (database: Database, name: string): Promise<string> =>
  (await keepOnce(database, name, { key: randomKey() })).key;

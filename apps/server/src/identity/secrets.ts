import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';

/**
 * What every process of an installation must share, and find again after a restart; for signing keys see `SigningKeys`.
 */
export interface IdentitySecrets {
  /** Keys that sign cookies, the current one first. */
  cookieKeys: string[];
  /** Encrypts the secrets of second factors. */
  sealingKey: string;
}

/** Stores `fresh` under `name` unless another process was faster, and returns what is stored. */
async function keepOnce<T>(database: Database, name: string, fresh: T): Promise<T> {
  return database.asSystem(async (sql) => {
    await sql.query(
      'INSERT INTO server_secrets (name, value) VALUES ($1, $2::text::jsonb) ON CONFLICT (name) DO NOTHING',
      [name, JSON.stringify(fresh)],
    );
    const { rows } = await sql.query<{ value: T }>('SELECT value FROM server_secrets WHERE name = $1', [
      name,
    ]);
    const stored = rows[0];
    if (!stored) throw new Error(`The secret "${name}" could not be stored.`);
    return stored.value;
  });
}

const randomKey = () => randomBytes(32).toString('base64url');

/** The secrets of this installation, created at its first start. */
export async function loadIdentitySecrets(database: Database): Promise<IdentitySecrets> {
  const cookies = await keepOnce(database, 'identity.cookie-keys', { keys: [randomKey()] });
  const sealing = await keepOnce(database, 'identity.sealing-key', { key: randomKey() });
  return { cookieKeys: cookies.keys, sealingKey: sealing.key };
}

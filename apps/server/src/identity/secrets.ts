import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../db/database.ts';

/** What every process of an installation must share, and a restart must find again. */
export interface IdentitySecrets {
  /** Private ES256 keys, the one that signs first; older ones still verify. */
  signingKeys: JWK[];
  /** Keys that sign cookies, the current one first. */
  cookieKeys: string[];
}

/** Stores `fresh` under `name` unless another process was quicker, and answers what is stored. */
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

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' };
}

/** The keys of this installation, made at its first start. */
export async function loadIdentitySecrets(database: Database): Promise<IdentitySecrets> {
  const signing = await keepOnce(database, 'identity.signing-keys', { keys: [await newSigningKey()] });
  const cookies = await keepOnce(database, 'identity.cookie-keys', {
    keys: [randomBytes(32).toString('base64url')],
  });
  return { signingKeys: signing.keys, cookieKeys: cookies.keys };
}

/** The public half of a signing key. */
export function publicHalf({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use } as JWK;
}

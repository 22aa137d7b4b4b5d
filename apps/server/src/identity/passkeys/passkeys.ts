import type { Sql } from '../../db/database.ts';

/** A passkey as its owner sees it. */
export interface PasskeySummary {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** What verifying a passkey's response needs. */
export interface StoredPasskey {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
}

/** Maximum passkeys per person. */
export const MOST_PASSKEYS = 20;

interface SummaryRow {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

const toSummary = (row: SummaryRow): PasskeySummary => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt,
  lastUsedAt: row.lastUsedAt,
});

/** The passkeys of a person, oldest first; in a transaction of the system role, like all of these. */
export async function listPasskeys(sql: Sql, userId: string): Promise<PasskeySummary[]> {
  const { rows } = await sql.query<SummaryRow>(
    'SELECT id, name, created_at, last_used_at FROM passkeys WHERE user_id = $1 ORDER BY created_at, id',
    [userId],
  );
  return rows.map(toSummary);
}

/** The credential ids of a person, which must not be registered twice on an authenticator. */
export async function credentialsOf(
  sql: Sql,
  userId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const { rows } = await sql.query<{ credentialId: string; transports: string[] }>(
    'SELECT credential_id, transports FROM passkeys WHERE user_id = $1',
    [userId],
  );
  return rows.map(({ credentialId: id, transports }) => ({ id, transports }));
}

/** Stores a passkey; undefined when its credential is registered already. */
export async function insertPasskey(
  sql: Sql,
  passkey: {
    id: string;
    userId: string;
    credentialId: string;
    publicKey: Uint8Array;
    counter: number;
    transports: readonly string[];
    name: string;
    createdAt: Date;
  },
): Promise<PasskeySummary | undefined> {
  const { rows } = await sql.query<SummaryRow>(
    `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
     VALUES ($1, $2, $3, $4, $5, $6::text[], $7, $8) ON CONFLICT (credential_id) DO NOTHING
     RETURNING id, name, created_at, last_used_at`,
    [
      passkey.id,
      passkey.userId,
      passkey.credentialId,
      Buffer.from(passkey.publicKey).toString('base64url'),
      passkey.counter,
      passkey.transports,
      passkey.name,
      passkey.createdAt.toISOString(),
    ],
  );
  return rows[0] && toSummary(rows[0]);
}

/** Removes a passkey of a person; returns its name, or undefined when it is not theirs. */
export async function deletePasskey(sql: Sql, userId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ name: string }>(
    'DELETE FROM passkeys WHERE id = $1 AND user_id = $2 RETURNING name',
    [id, userId],
  );
  return rows[0]?.name;
}

/** Finds the owner of a credential. */
export async function findPasskey(sql: Sql, credentialId: string): Promise<StoredPasskey | undefined> {
  const { rows } = await sql.query<{
    id: string;
    userId: string;
    credentialId: string;
    publicKey: string;
    counter: number;
  }>('SELECT id, user_id, credential_id, public_key, counter FROM passkeys WHERE credential_id = $1', [
    credentialId,
  ]);
  const row = rows[0];
  return (
    row && {
      id: row.id,
      userId: row.userId,
      credentialId: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
    }
  );
}

/**
 * Records the use of a passkey; false when its counter did not grow, which indicates a copy. Synced passkeys do not
 * count: theirs stays 0.
 */
export async function notePasskeyUse(
  sql: Sql,
  use: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `UPDATE passkeys SET counter = $2::bigint, last_used_at = $3
     WHERE id = $1 AND (counter < $2::bigint OR (counter = 0 AND $2::bigint = 0))`,
    [use.id, use.counter, use.now.toISOString()],
  );
  return rowCount > 0;
}

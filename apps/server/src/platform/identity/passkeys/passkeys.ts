import { z } from 'zod';
import { idColumn, instantColumn, listColumn } from '../../db/columns.ts';
import type { Sql } from '../../db/database.ts';
import { table, type RowOf } from '../../db/table.ts';

const passkeys = table(
  'passkeys',
  z.object({
    id: idColumn,
    userId: idColumn,
    credentialId: z.string(),
    /** COSE, base64url. */
    publicKey: z.string(),
    counter: z.number(),
    transports: listColumn(z.string()),
    name: z.string(),
    createdAt: instantColumn,
    lastUsedAt: instantColumn.nullable(),
  }),
);
const summary = passkeys.pick('id', 'name', 'createdAt', 'lastUsedAt');
const stored = passkeys.pick('id', 'userId', 'credentialId', 'publicKey', 'counter');

/** A passkey as its owner sees it. */
export type PasskeySummary = RowOf<typeof summary>;

/** What verifying a passkey's response needs. */
export type StoredPasskey = Omit<RowOf<typeof stored>, 'publicKey'> & { publicKey: Uint8Array<ArrayBuffer> };

/** Maximum passkeys per person. */
export const MOST_PASSKEYS = 20;

/** The passkeys of a person, oldest first; in a transaction of the system role, like all of these. */
export function listPasskeys(sql: Sql, userId: string): Promise<PasskeySummary[]> {
  return summary.select(sql, 'WHERE x.user_id = $1 ORDER BY x.created_at, x.id', [userId]);
}

/** The credential ids of a person, which must not be registered twice on an authenticator. */
export async function credentialsOf(sql: Sql, userId: string) {
  const { rows } = await sql.query<{ id: string; transports: string[] }>(
    'SELECT credential_id AS id, transports FROM passkeys WHERE user_id = $1',
    [userId],
  );
  return rows;
}

/** Stores a passkey; undefined when its credential is registered already. */
export async function insertPasskey(
  sql: Sql,
  {
    publicKey,
    createdAt,
    ...passkey
  }: Omit<RowOf<typeof passkeys>, 'publicKey' | 'createdAt' | 'lastUsedAt'> & {
    publicKey: Uint8Array;
    createdAt: Date;
  },
): Promise<PasskeySummary | undefined> {
  const row = { ...passkey, publicKey: Buffer.from(publicKey).toString('base64url'), createdAt };
  const inserted = await passkeys.insert(sql, row, 'ON CONFLICT (credential_id) DO NOTHING');
  return inserted === 0 ? undefined : summary.find(sql, { id: passkey.id });
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
  const row = await stored.find(sql, { credentialId });
  return row && { ...row, publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')) };
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

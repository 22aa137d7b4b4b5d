import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '../db/database.ts';

export type LinkPurpose = 'PASSWORD_RESET' | 'INVITATION';

/** How long a link is good, in hours. */
export const LINK_HOURS = { PASSWORD_RESET: 1, INVITATION: 24 * 7 } as const satisfies Record<
  LinkPurpose,
  number
>;

const hashed = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Makes a link's secret for a person; links of the same purpose made before stop working. Only its hash is stored.
 * A transaction of the system role.
 */
export async function createLink(sql: Sql, userId: string, purpose: LinkPurpose, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql.query('DELETE FROM identity_tokens WHERE user_id = $1 AND purpose = $2', [userId, purpose]);
  await sql.query(
    `INSERT INTO identity_tokens (token_hash, user_id, purpose, expires_at, created_at) VALUES ($1, $2, $3, $4, $5)`,
    [
      hashed(token),
      userId,
      purpose,
      new Date(now.getTime() + LINK_HOURS[purpose] * 3_600_000).toISOString(),
      now.toISOString(),
    ],
  );
  return token;
}

/** Whose link this is, while it is good. Looking does not use it up: mail scanners open links. */
export async function readLink(sql: Sql, token: string, now: Date): Promise<{ userId: string } | undefined> {
  const { rows } = await sql.query<{ user_id: string }>(
    `SELECT user_id FROM identity_tokens WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2`,
    [hashed(token), now.toISOString()],
  );
  return rows[0] && { userId: rows[0].user_id };
}

/** Uses a link up; of two uses at once only one succeeds. Every other link of the person dies with it. */
export async function spendLink(sql: Sql, token: string, now: Date): Promise<{ userId: string } | undefined> {
  const { rows } = await sql.query<{ user_id: string }>(
    `UPDATE identity_tokens SET used_at = $2
     WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING user_id`,
    [hashed(token), now.toISOString()],
  );
  const spent = rows[0];
  if (!spent) return undefined;
  await sql.query('DELETE FROM identity_tokens WHERE user_id = $1 AND used_at IS NULL', [spent.user_id]);
  return { userId: spent.user_id };
}

/** Removes links that can no longer be used. */
export async function purgeLinks(sql: Sql, now: Date): Promise<void> {
  await sql.query('DELETE FROM identity_tokens WHERE expires_at < $1', [now.toISOString()]);
}

import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '../../db/database.ts';

/** `ARRIVAL` is no link: it is kept in a cookie between a first password and the sign-in that follows it. */
export type LinkPurpose = 'PASSWORD_RESET' | 'INVITATION' | 'ARRIVAL';

/** Lifetime of a link in hours. */
export const LINK_HOURS = {
  PASSWORD_RESET: 1,
  INVITATION: 24 * 7,
  ARRIVAL: 1 / 30,
} as const satisfies Record<LinkPurpose, number>;

/** Days for which an invalid link still says why. */
const REMEMBERED_DAYS = 30;

/** Whether a link is valid, and if not, why: the next step depends on it. */
export type LinkState = 'good' | 'used' | 'expired' | 'replaced' | 'withdrawn';

export interface Link {
  userId: string;
  purpose: LinkPurpose;
  /** The account that invites; null for an invitation of the server itself. */
  accountId: string | null;
  state: LinkState;
}

const hashed = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Creates a link's secret. Earlier links for the same person, purpose and account stop working. Only its hash is
 * stored. In a transaction of the system role.
 */
export async function createLink(
  sql: Sql,
  link: { userId: string; purpose: LinkPurpose; accountId: string | null },
  now: Date,
): Promise<string> {
  const { userId, purpose, accountId } = link;
  const token = randomBytes(32).toString('base64url');
  await sql.query(
    `UPDATE identity_tokens SET replaced_at = $4
     WHERE user_id = $1 AND purpose = $2 AND account_id IS NOT DISTINCT FROM $3::uuid
       AND used_at IS NULL AND replaced_at IS NULL`,
    [userId, purpose, accountId, now.toISOString()],
  );
  await sql.query(
    `INSERT INTO identity_tokens (token_hash, user_id, purpose, account_id, expires_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      hashed(token),
      userId,
      purpose,
      accountId,
      new Date(now.getTime() + LINK_HOURS[purpose] * 3_600_000).toISOString(),
      now.toISOString(),
    ],
  );
  return token;
}

/** False once an account has withdrawn its invitation. */
const IS_WANTED = `(account_id IS NULL
  OR EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = identity_tokens.user_id
    AND m.account_id = identity_tokens.account_id)
  OR EXISTS (SELECT 1 FROM membership_invitations i WHERE i.user_id = identity_tokens.user_id
    AND i.account_id = identity_tokens.account_id))`;

/** Looks a link up while it is remembered. This does not use it up: mail scanners open links. */
export async function readLink(sql: Sql, token: string, now: Date): Promise<Link | undefined> {
  const { rows } = await sql.query<Link>(
    `SELECT user_id, purpose, account_id, CASE
       WHEN used_at IS NOT NULL THEN 'used' WHEN replaced_at IS NOT NULL THEN 'replaced'
       WHEN NOT ${IS_WANTED} THEN 'withdrawn' WHEN expires_at <= $2 THEN 'expired' ELSE 'good' END AS state
     FROM identity_tokens WHERE token_hash = $1`,
    [hashed(token), now.toISOString()],
  );
  return rows[0];
}

/**
 * Uses a link up; of two simultaneous uses only one succeeds. The person's links to reset their password become invalid
 * with it; invitations of other accounts do not, since each has its own link.
 */
export async function spendLink(sql: Sql, token: string, now: Date): Promise<Link | undefined> {
  const { rows } = await sql.query<Link>(
    `UPDATE identity_tokens SET used_at = $2
     WHERE token_hash = $1 AND used_at IS NULL AND replaced_at IS NULL AND expires_at > $2 AND ${IS_WANTED}
     RETURNING user_id, purpose, account_id, 'used' AS state`,
    [hashed(token), now.toISOString()],
  );
  const spent = rows[0];
  if (!spent) return undefined;
  await sql.query(
    `DELETE FROM identity_tokens WHERE user_id = $1 AND purpose = 'PASSWORD_RESET' AND used_at IS NULL`,
    [spent.userId],
  );
  return spent;
}

/** Deletes links that stopped working long ago. */
export async function purgeLinks(sql: Sql, now: Date): Promise<void> {
  await sql.query('DELETE FROM identity_tokens WHERE expires_at < $1', [
    new Date(now.getTime() - REMEMBERED_DAYS * 86_400_000).toISOString(),
  ]);
}

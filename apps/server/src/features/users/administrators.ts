import type { Sql } from '../../platform/db/database.ts';
import { conflict } from '../../platform/http/http-problem.ts';

/** Serializes changes of memberships: two administrators cannot remove each other at once. */
export async function lockMemberships(sql: Sql, accountId: string): Promise<void> {
  await sql.query('SELECT 1 FROM memberships WHERE account_id = $1 ORDER BY user_id FOR UPDATE', [accountId]);
  await sql.query('SELECT 1 FROM membership_invitations WHERE account_id = $1 ORDER BY user_id FOR UPDATE', [
    accountId,
  ]);
}

/** Another person must administer the account; a pending invitation does not count. */
export async function requireOtherAdmin(sql: Sql, accountId: string, userId: string): Promise<void> {
  const { rows } = await sql.query(
    `SELECT 1 FROM memberships
     WHERE account_id = $1 AND user_id <> $2 AND 'ADMIN' = ANY (roles) AND accepted_at IS NOT NULL LIMIT 1`,
    [accountId, userId],
  );
  if (rows.length === 0)
    throw conflict('ACCOUNT_NEEDS_ADMIN', 'An account must keep at least one administrator.');
}

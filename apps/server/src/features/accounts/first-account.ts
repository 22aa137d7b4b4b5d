import type { FirstAccount } from '../../platform/config.ts';
import { ADVISORY_LOCKS } from '../../platform/db/advisory-locks.ts';
import type { Database } from '../../platform/db/database.ts';
import { exclusively } from '../../platform/db/exclusively.ts';
import { newId } from '../../platform/db/ids.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Gives an empty database its first account and administrator, who is sent a link to choose a password. A database with
 * any account is left alone, except that the link is sent again once it has expired unused, or was never sent because
 * the process died.
 * @returns whether a link was sent
 */
export async function addFirstAccount(services: Services, first: FirstAccount): Promise<boolean> {
  const { database, now } = services;
  const isSent = await exclusively(database, ADVISORY_LOCKS.firstAccount, async () => {
    const created = await createAccount(database, first);
    if (created) services.log.info(created, 'the first account was created');
    const userId = created?.userId ?? (await uninvitedAdmin(database, first.email, now()));
    if (userId === undefined) return false;
    await services.sendInvitation(userId, null);
    return true;
  });
  return isSent ?? false;
}

async function createAccount(
  database: Database,
  { email, accountName }: FirstAccount,
): Promise<{ accountId: string; userId: string } | undefined> {
  return database.asSystem(async (sql) => {
    const { rows } = await sql.query('SELECT 1 FROM accounts LIMIT 1');
    if (rows.length > 0) return undefined;
    const [accountId, professionalId] = [newId(), newId()];
    await sql.query('INSERT INTO accounts (id, name, account_name) VALUES ($1, $2, $2)', [
      accountId,
      accountName,
    ]);
    // The name is not known yet; they change it in their profile.
    const people = await sql.query<{ id: string }>(
      `INSERT INTO users (id, email, name, surname) VALUES ($1, $2, 'Admin', $3)
       ON CONFLICT (lower(email)) DO UPDATE SET email = users.email RETURNING id`,
      [newId(), email, accountName],
    );
    const userId = people.rows[0]?.id;
    if (userId === undefined) throw new Error('The first administrator could not be stored.');
    await sql.query('INSERT INTO professionals (id, account_id, user_id) VALUES ($1, $2, $3)', [
      professionalId,
      accountId,
      userId,
    ]);
    await sql.query(
      `INSERT INTO memberships (account_id, user_id, professional_id, roles) VALUES ($1, $2, $3, '{ADMIN}')`,
      [accountId, userId, professionalId],
    );
    return { accountId, userId };
  });
}

/** The administrator with this e-mail, if they have neither a password nor a valid link to choose one. */
async function uninvitedAdmin(database: Database, email: string, now: Date): Promise<string | undefined> {
  const { rows } = await database.asSystem((sql) =>
    sql.query<{ id: string }>(
      `SELECT id FROM users u WHERE lower(email) = lower($1) AND password_hash IS NULL
         AND EXISTS (SELECT 1 FROM memberships WHERE user_id = u.id AND 'ADMIN' = ANY (roles))
         AND NOT EXISTS (SELECT 1 FROM identity_tokens WHERE user_id = u.id AND used_at IS NULL AND expires_at > $2)`,
      [email, now.toISOString()],
    ),
  );
  return rows[0]?.id;
}

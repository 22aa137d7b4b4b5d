import { isUuid } from '@healzy/domain/shared';
import { isRole, type AccountContext } from '@healzy/domain/session';
import type { Sql } from '../db/database.ts';

/** A person who can sign in. */
export interface Person {
  id: string;
  email: string;
  /** Null until the person has chosen a password (invited). */
  passwordHash: string | null;
  name: string;
  surname: string;
  language: string;
  timezone: string;
}

const PERSON = 'SELECT id, email, password_hash, name, surname, language, timezone FROM users';

/** Finds by e-mail, case-insensitively; a transaction of the system role. */
export async function findPersonByEmail(sql: Sql, email: string): Promise<Person | undefined> {
  const { rows } = await sql.query<Person>(`${PERSON} WHERE lower(email) = lower($1)`, [email]);
  return rows[0];
}

/** Finds by id; a transaction of the system role. */
export async function findPerson(sql: Sql, id: string): Promise<Person | undefined> {
  if (!isUuid(id.toLowerCase())) return undefined;
  const { rows } = await sql.query<Person>(`${PERSON} WHERE id = $1`, [id]);
  return rows[0];
}

/** Without roles that this version does not know. */
const knownRoles = <Context extends AccountContext>(context: Context): Context => ({
  ...context,
  roles: context.roles.filter(isRole),
});

/**
 * Every account that a person has joined, oldest first: the token's `accountContexts`; system role. A pending
 * invitation does not count, or the first account to invite an address would be the one they land in.
 */
export async function accountContextsOf(sql: Sql, userId: string): Promise<AccountContext[]> {
  const { rows } = await sql.query<AccountContext>(
    `SELECT account_id, professional_id, roles FROM memberships
     WHERE user_id = $1 AND accepted_at IS NOT NULL ORDER BY created_at, account_id`,
    [userId],
  );
  return rows.map(knownRoles);
}

/** The current account context, and whether the person has ever joined. */
export type CurrentContext = AccountContext & { isAccepted: boolean };

/**
 * What a person may do in an account **now**, whatever their token says; null when they no longer belong to it. One
 * look-up by primary key. Works in the account's own transaction and in one of the system role.
 */
export async function currentAccountContext(
  sql: Sql,
  userId: string,
  accountId: string,
): Promise<CurrentContext | null> {
  if (!isUuid(userId.toLowerCase()) || !isUuid(accountId.toLowerCase())) return null;
  const { rows } = await sql.query<CurrentContext>(
    `SELECT account_id, professional_id, roles, accepted_at IS NOT NULL AS is_accepted
     FROM memberships WHERE account_id = $1 AND user_id = $2`,
    [accountId, userId],
  );
  return rows[0] ? knownRoles(rows[0]) : null;
}

/** The holder of a token of our own provider. */
export interface SessionHolder {
  userId: string;
  sessionId: string;
}

/**
 * The same with whether the token's session is active (see `isSessionLive`), in one statement: every call needs both.
 * The ids are uuids.
 */
export async function currentSessionContext(
  sql: Sql,
  { userId, sessionId }: SessionHolder,
  accountId: string,
): Promise<{ isLive: boolean; context: CurrentContext | null }> {
  const { rows } = await sql.query<{ isLive: boolean } & (CurrentContext | { accountId: null })>(
    `SELECT use_session($3, $2) AS is_live, m.account_id, m.professional_id, m.roles,
       m.accepted_at IS NOT NULL AS is_accepted
     FROM (VALUES (1)) AS one LEFT JOIN memberships m ON m.account_id = $1 AND m.user_id = $2`,
    [accountId, userId, sessionId],
  );
  if (!rows[0]) return { isLive: false, context: null };
  const { isLive, ...context } = rows[0];
  return { isLive, context: context.accountId === null ? null : knownRoles(context) };
}

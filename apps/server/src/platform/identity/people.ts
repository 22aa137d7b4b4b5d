import { isUuid } from '@healzy/domain/shared';
import { isRole, type AccountContext } from '@healzy/domain/session';
import { z } from 'zod';
import { idColumn } from '../db/columns.ts';
import type { Sql } from '../db/database.ts';
import { table, type RowOf } from '../db/table.ts';

const people = table(
  'users',
  z.object({
    id: idColumn,
    email: z.string(),
    /** Null until the person has chosen a password (invited). */
    passwordHash: z.string().nullable(),
    name: z.string(),
    surname: z.string(),
    language: z.string(),
    timezone: z.string(),
  }),
);

/** A person who can sign in. */
export type Person = RowOf<typeof people>;

/** Finds by e-mail, case-insensitively; a transaction of the system role. */
export async function findPersonByEmail(sql: Sql, email: string): Promise<Person | undefined> {
  return (await people.select(sql, 'WHERE lower(x.email) = lower($1)', [email]))[0];
}

/** Finds by id; a transaction of the system role. */
export async function findPerson(sql: Sql, id: string): Promise<Person | undefined> {
  return isUuid(id.toLowerCase()) ? people.find(sql, { id }) : undefined;
}

/** Stores what a person says their name and language are; a transaction of the system role. */
export async function rename(
  sql: Sql,
  id: string,
  { name, surname, language }: Pick<Person, 'name' | 'surname' | 'language'>,
): Promise<void> {
  await people.update(sql, { id }, { name, surname, language });
}

/** Makes an administrator a specialist of their clinic too; a transaction of the system role. */
export async function becomeSpecialist(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `UPDATE memberships SET roles = roles || '{SPECIALIST}', version = version + 1
     WHERE user_id = $1 AND 'ADMIN' = ANY (roles) AND NOT 'SPECIALIST' = ANY (roles)`,
    [id],
  );
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

/**
 * The same with whether the token's session is active (see `isSessionLive`), in one statement: every call needs both.
 * The ids are uuids.
 */
export async function currentSessionContext(
  sql: Sql,
  { userId, sessionId }: { userId: string; sessionId: string },
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

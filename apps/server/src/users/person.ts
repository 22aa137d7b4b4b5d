import type { UserForm } from '@healzy/domain/users';
import type { User } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import { notFound } from '../http/http-problem.ts';
import type { Services } from '../services.ts';
import { withStatus } from './status.ts';
import { findUser } from './user-rows.ts';

/** A person of the account, as the caller may see them. */
export async function readUser(
  sql: Sql,
  id: string,
  options: { caller: Caller; services: Services },
): Promise<User> {
  const row = await findUser(sql, options.caller.accountId, id);
  const [user] = row ? await withStatus(sql, [row], options) : [];
  if (!user) throw notFound();
  return user;
}

/**
 * Whether a person belongs to other accounts too: then this one neither reads nor changes their details without
 * consent.
 */
export async function belongsElsewhere(sql: Sql, userId: string): Promise<boolean> {
  const { rows } = await sql.query<{ yes: boolean }>('SELECT belongs_elsewhere($1) AS yes', [userId]);
  return rows[0]?.yes !== false;
}

/** A person's details, shared by all their accounts. */
export const PERSONAL = ['name', 'surname', 'phone', 'birthdate', 'language', 'timezone'] as const;

type PersonalForm = Pick<UserForm, (typeof PERSONAL)[number]>;

/** Updates a person's details; the database rejects it for people who also work elsewhere. */
export async function writePerson(sql: Sql, userId: string, form: PersonalForm): Promise<void> {
  await sql.query(
    `UPDATE users SET version = version + 1, updated_at = now(), name = $2, surname = $3, phone = $4, birthdate = $5,
       language = $6, timezone = $7
     WHERE id = $1`,
    [userId, form.name, form.surname, form.phone, form.birthdate, form.language, form.timezone],
  );
}

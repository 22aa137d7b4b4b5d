import type { UserForm } from '@healzy/domain/users';
import type { User } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION, NOW } from '../../platform/db/table.ts';
import { oneWithStatus, type Reader } from './status.ts';
import { people, requireUser } from './user-rows.ts';

/** A person of the account, as the caller may see them. */
export async function readUser(sql: Sql, id: string, reader: Reader): Promise<User> {
  return oneWithStatus(sql, await requireUser(sql, reader.caller.accountId, id), reader);
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
  await people.update(sql, { id: userId }, { ...form, version: NEXT_VERSION, updatedAt: NOW });
}

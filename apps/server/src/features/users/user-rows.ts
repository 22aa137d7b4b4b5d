import { isRole } from '@healzy/domain/session';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@healzy/domain/shared';
import { userFormSchema } from '@healzy/domain/users';
import type { User } from '@healzy/api/schema';
import { z } from 'zod';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table } from '../../platform/db/table.ts';
import { notFound, requireFound } from '../../platform/http/http-problem.ts';

/** A person as a statement returns them; `version` counts the changes of person and membership alike. */
export type UserRow = Omit<User, 'status'> & {
  /** Has not accepted yet: everything above is from the account's own input. */
  isInvited: boolean;
  /** Null until the person has followed their invitation, whether or not they are new to the product. */
  acceptedAt: string | null;
};

/** A person and their membership of the transaction's account; or the data of their invitation. */
export const USER_COLUMNS = `u.id, u.version + u.membership_version - 1 AS version, u.professional_id, u.email, u.name, u.surname,
  u.roles, u.language, u.timezone, u.phone, u.birthdate, u.picture_id AS picture, u.is_invited,
  u.accepted_at`;

/** A person's own details, shared by all their accounts; the e-mail address stays with the identity provider. */
export const people = table(
  'users',
  z.object({
    ...userFormSchema.omit({ email: true, roles: true }).shape,
    id: idColumn,
    version: z.number(),
    pictureId: idColumn.nullable(),
    /** The account that holds the picture's document; null for no picture, and for one from before this was recorded. */
    pictureAccountId: idColumn.nullable(),
    updatedAt: instantColumn,
  }),
);

/** Finds a person who belongs to the account or is invited to it. @throws HttpProblem 404 */
export async function requireUser(sql: Sql, accountId: string, id: string): Promise<UserRow> {
  const { rows } = await sql.query<UserRow>(
    `SELECT ${USER_COLUMNS} FROM account_people u WHERE u.account_id = $1 AND u.id = $2`,
    [accountId, id],
  );
  return requireFound(rows[0]);
}

/**
 * Finds a person who works in the account or is invited to; patients are not among its users.
 *
 * @throws HttpProblem 404
 */
export async function requireColleague(sql: Sql, accountId: string, id: string): Promise<UserRow> {
  const row = await requireUser(sql, accountId, id);
  if (row.professionalId === null && !row.isInvited) throw notFound();
  return row;
}

const languageOf = (text: string): Language =>
  LANGUAGES.find((language) => language === text) ?? DEFAULT_LANGUAGE;

/** A person without what only administrators see. */
export const toUser = ({ isInvited: _, acceptedAt: _at, ...user }: UserRow): Omit<User, 'status'> => ({
  ...user,
  roles: user.roles.filter(isRole),
  language: languageOf(user.language),
});

import { isRole } from '@healzy/domain/session';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@healzy/domain/shared';
import type { User } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';

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

/** Finds a person who belongs to the account or is invited to it. */
export async function findUser(sql: Sql, accountId: string, id: string): Promise<UserRow | undefined> {
  const { rows } = await sql.query<UserRow>(
    `SELECT ${USER_COLUMNS} FROM account_people u WHERE u.account_id = $1 AND u.id = $2`,
    [accountId, id],
  );
  return rows[0];
}

/** Finds a person who works in the account or is invited to; patients are not among its users. */
export async function findColleague(sql: Sql, accountId: string, id: string): Promise<UserRow | undefined> {
  const row = await findUser(sql, accountId, id);
  return row && (row.professionalId !== null || row.isInvited) ? row : undefined;
}

const languageOf = (text: string): Language =>
  LANGUAGES.find((language) => language === text) ?? DEFAULT_LANGUAGE;

/** A person without what only administrators see. */
export const toUser = ({ isInvited: _, acceptedAt: _at, ...user }: UserRow): Omit<User, 'status'> => ({
  ...user,
  roles: user.roles.filter(isRole),
  language: languageOf(user.language),
});

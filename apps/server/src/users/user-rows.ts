import { isRole, type Role } from '@healzy/domain/session';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@healzy/domain/shared';
import type { User } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';

export interface UserRow {
  id: string;
  version: number;
  membershipVersion: number;
  professionalId: string | null;
  email: string;
  name: string;
  surname: string;
  roles: string[];
  language: string;
  timezone: string;
  phone: string | null;
  birthdate: string | null;
  pictureId: string | null;
  /** Has not accepted yet: everything above is from the account's own input. */
  isInvited: boolean;
  /** Null until the person has followed their invitation, whether or not they are new to the product. */
  acceptedAt: string | null;
}

/** A person and their membership of the transaction's account; or the data of their invitation. */
export const USER_COLUMNS = `u.id, u.version, u.membership_version, u.professional_id, u.email, u.name, u.surname,
  u.roles, u.language, u.timezone, u.phone, u.birthdate, u.picture_id, u.is_invited,
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
const rolesOf = (roles: readonly string[]): Role[] => roles.filter(isRole);

/** Person and membership are edited together: a change of either makes a new version. */
const versionOf = (row: UserRow): number => row.version + row.membershipVersion - 1;

/** A person without what only administrators see. */
export function toUser(row: UserRow): Omit<User, 'standing'> {
  return {
    id: row.id,
    version: versionOf(row),
    professionalId: row.professionalId,
    email: row.email,
    name: row.name,
    surname: row.surname,
    roles: rolesOf(row.roles),
    language: languageOf(row.language),
    timezone: row.timezone,
    phone: row.phone,
    birthdate: row.birthdate,
    picture: row.pictureId,
  };
}

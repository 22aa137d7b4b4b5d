import { isRole, type Role } from '@healzy/domain/session';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@healzy/domain/shared';
import type { Profile, User } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';

export interface UserRow {
  id: string;
  version: number;
  membership_version: number;
  professional_id: string | null;
  email: string;
  name: string;
  surname: string;
  roles: string[];
  language: string;
  timezone: string;
  phone: string | null;
  birthdate: string | null;
  picture_id: string | null;
}

/** A person and their membership of the account that the transaction is for. */
export const USER_SELECT = `SELECT u.id, u.version, m.version AS membership_version, m.professional_id, u.email, u.name,
  u.surname, m.roles, u.language, u.timezone, u.phone, u.birthdate, u.picture_id
  FROM memberships m JOIN users u ON u.id = m.user_id`;

/** Finds somebody who works in the account; patients are no users of it. */
export async function findUser(
  sql: Sql,
  accountId: string,
  id: string,
  isLocked = false,
): Promise<UserRow | undefined> {
  const { rows } = await sql.query<UserRow>(
    `${USER_SELECT} WHERE m.account_id = $1 AND m.user_id = $2 ${isLocked ? 'FOR UPDATE' : ''}`,
    [accountId, id],
  );
  return rows[0];
}

const languageOf = (text: string): Language =>
  LANGUAGES.find((language) => language === text) ?? DEFAULT_LANGUAGE;
const rolesOf = (roles: readonly string[]): Role[] => roles.filter(isRole);

/** Person and membership are edited together: a change of either makes a new version. */
export const versionOf = (row: UserRow): number => row.version + row.membership_version - 1;

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    version: versionOf(row),
    professionalId: row.professional_id,
    email: row.email,
    name: row.name,
    surname: row.surname,
    roles: rolesOf(row.roles),
    language: languageOf(row.language),
    timezone: row.timezone,
    phone: row.phone,
    birthdate: row.birthdate,
    picture: row.picture_id,
  };
}

export const toProfile = (row: UserRow): Profile => toUser(row);

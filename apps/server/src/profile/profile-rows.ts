import type { Profile } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import type { AddressSigner } from '../storage/addresses.ts';
import { findUser, toUser, type UserRow } from '../users/user-rows.ts';

export interface ProfileRow extends UserRow {
  /** The account that the profile was asked for in. */
  account_id: string;
  /** The account whose document the picture is; null for none, and for one from before this was written down. */
  picture_account_id: string | null;
}

export async function findOwnProfile(sql: Sql, caller: Caller): Promise<ProfileRow | undefined> {
  const person = await findUser(sql, caller.accountId, caller.userId);
  if (!person) return undefined;
  const { rows } = await sql.query<{ picture_account_id: string | null }>(
    'SELECT picture_account_id FROM users WHERE id = $1',
    [caller.userId],
  );
  return {
    ...person,
    account_id: caller.accountId,
    picture_account_id: rows[0]?.picture_account_id ?? null,
  };
}

export function toProfile(row: ProfileRow, addresses: AddressSigner, sessionId: string | null): Profile {
  const user = toUser(row);
  const { picture } = user;
  if (picture === null) return { ...user, pictureUrl: null };
  const accountId = row.picture_account_id ?? row.account_id;
  const holder = { userId: user.id, sessionId };
  return { ...user, pictureUrl: addresses.sign('content', { accountId, documentId: picture }, holder).url };
}

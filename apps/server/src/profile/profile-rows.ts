import type { Profile } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import type { AddressSigner } from '../storage/addresses.ts';
import { findUser, toUser, type UserRow } from '../users/user-rows.ts';

export type ProfileRow = UserRow & {
  /** The account in which the profile was requested. */
  accountId: string;
  /** The account that holds the picture's document; null for no picture, and for one from before this was recorded. */
  pictureAccountId: string | null;
};

export async function findOwnProfile(sql: Sql, caller: Caller): Promise<ProfileRow | undefined> {
  const person = await findUser(sql, caller.accountId, caller.userId);
  if (!person) return undefined;
  const { rows } = await sql.query<{ pictureAccountId: string | null }>(
    'SELECT picture_account_id FROM users WHERE id = $1',
    [caller.userId],
  );
  return {
    ...person,
    accountId: caller.accountId,
    pictureAccountId: rows[0]?.pictureAccountId ?? null,
  };
}

export function toProfile(
  { accountId: current, pictureAccountId, ...row }: ProfileRow,
  addresses: AddressSigner,
  sessionId: string | null,
): Profile {
  const user = toUser(row);
  const { picture } = user;
  if (picture === null) return { ...user, pictureUrl: null };
  const accountId = pictureAccountId ?? current;
  const holder = { userId: user.id, sessionId };
  return { ...user, pictureUrl: addresses.sign('content', { accountId, documentId: picture }, holder).url };
}

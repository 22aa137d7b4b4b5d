import { accountFormSchema } from '@healzy/domain/accounts';
import { z } from 'zod';
import type { Account } from '@healzy/api/schema';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table, type RowOf } from '../../platform/db/table.ts';

export const accounts = table(
  'accounts',
  z.object({
    ...accountFormSchema.shape,
    id: idColumn,
    version: z.number(),
    profileImageId: idColumn.nullable(),
    updatedAt: instantColumn,
  }),
);

const read = accounts.omit('updatedAt');

export function findAccount(sql: Sql, id: string): Promise<RowOf<typeof read> | undefined> {
  return read.find(sql, { id });
}

/** @param profileImageFault why papers are printed without its icon */
export function toAccount(
  { profileImageId: profileImage, ...told }: RowOf<typeof read>,
  profileImageFault: Account['profileImageFault'],
): Account {
  return { ...told, profileImage, profileImageFault };
}

/** The time zone in which an account's days are counted. */
export async function accountZone(sql: Sql, id: string): Promise<string> {
  return (await findAccount(sql, id))?.timezone ?? 'UTC';
}

/** SQL of whether account `$1` has a picture. */
export const HAS_LOGO = 'SELECT profile_image_id IS NOT NULL FROM accounts WHERE id = $1';

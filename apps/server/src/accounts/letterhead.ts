import type { Sql } from '../db/database.ts';
import { findDocument } from '../documents/document-rows.ts';
import type { Services } from '../services.ts';
import { findAccount } from './account-rows.ts';

/** Whose paper it is: the account's name, and where the file of its logo is. */
export async function findLetterhead(
  sql: Sql,
  accountId: string,
): Promise<{ name: string; logoKey: string | null }> {
  const account = await findAccount(sql, accountId);
  const logo =
    account?.profileImageId == null ? undefined : await findDocument(sql, accountId, account.profileImageId);
  return { name: account?.name ?? '', logoKey: logo?.storageKey ?? null };
}

/** A logo whose file is missing is left out, as everywhere. */
export async function readLogo(
  { files }: Pick<Services, 'files'>,
  key: string | null,
): Promise<Uint8Array | null> {
  if (key === null) return null;
  return files.read(key).catch(() => null);
}

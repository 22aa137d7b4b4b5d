import type { Sql } from '../../platform/db/database.ts';
import { findDocument } from '../documents/document-rows.ts';
import { isLargePicture, logoFault } from '../documents/picture-size.ts';
import type { Services } from '../../platform/services.ts';
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

/**
 * A logo whose file is missing is left out, as everywhere. So is one that must not be decoded, stored before there was a
 * limit of pixels or damaged: the log says so, and the account's settings tell its administrators.
 */
export async function readLogo(
  { files, log }: Pick<Services, 'files' | 'log'>,
  key: string | null,
): Promise<Uint8Array | null> {
  if (key === null) return null;
  const bytes = await files.read(key).catch(() => null);
  const fault = bytes && (await logoFault(bytes));
  if (!fault) return bytes;
  log.warn({ fault, file: key }, 'a logo is left out of a PDF');
  return null;
}

/** Why a logo stored before there was a limit of pixels is not printed; null otherwise. Reads no more than headers. */
export async function storedLogoFault(
  sql: Sql,
  { files }: Pick<Services, 'files'>,
  accountId: string,
): Promise<'PICTURE_TOO_LARGE' | null> {
  const { logoKey } = await findLetterhead(sql, accountId);
  if (logoKey === null) return null;
  const part = (from: number, bytes: number) => files.part(logoKey, from, bytes);
  // A file that is missing has no pixels; what shows it says so.
  const isLarge = await isLargePicture({ part }, 'ACCOUNT').catch(() => false);
  return isLarge ? 'PICTURE_TOO_LARGE' : null;
}

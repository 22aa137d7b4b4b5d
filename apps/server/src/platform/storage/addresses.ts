import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { serverKey } from '../db/server-secrets.ts';

export type AddressPurpose = 'upload' | 'content';

/** What a signed address opens. */
export interface SignedFile {
  accountId: string;
  documentId: string;
}

/** To whom an address was issued: it works only as long as they could request another. */
export type FileHolder =
  | {
      userId: string;
      /** The session in which it was requested; null when an external issuer manages the sessions. */
      sessionId: string | null;
    }
  /** The holder of a link, by the hash of its secret. */
  | { linkHash: string };

/** Minutes for which an address is valid. */
export const ADDRESS_MINUTES: Readonly<Record<AddressPurpose, number>> = { upload: 15, content: 5 };

/**
 * Makes and verifies URLs of files that need no token: they are signed for one person and session or for one link, and expire. Whether
 * these still have access is checked on use.
 */
export interface AddressSigner {
  sign(purpose: AddressPurpose, file: SignedFile, holder: FileHolder): { url: string; expiresAt: string };
  /** Null for an address that was not signed here, was changed, or has expired. */
  verify(purpose: AddressPurpose, documentId: string, query: Record<string, unknown>): HeldFile | null;
}

/** The URL of a picture; null where there is none. */
export const pictureUrlOf = (
  addresses: AddressSigner,
  { accountId, documentId }: { accountId: string; documentId: string | null },
  holder: FileHolder,
): string | null =>
  documentId === null ? null : addresses.sign('content', { accountId, documentId }, holder).url;

export type HeldFile = SignedFile & { holder: FileHolder };

export interface SignerOptions {
  secret: string;
  publicUrl: string;
  now: () => Date;
}

export function createAddressSigner({ secret, publicUrl, now }: SignerOptions): AddressSigner {
  const signatureOf = (purpose: AddressPurpose, file: HeldFile, expires: number): string => {
    const { accountId, documentId, holder } = file;
    // No user has the id `link`.
    const [who, through] =
      'linkHash' in holder ? ['link', holder.linkHash] : [holder.userId, holder.sessionId ?? ''];
    return createHmac('sha256', secret)
      .update([purpose, accountId, documentId, who, through, expires].join('\n'))
      .digest('base64url');
  };
  return {
    sign(purpose, file, holder) {
      const expires = Math.floor(now().getTime() / 1000) + ADDRESS_MINUTES[purpose] * 60;
      const query = new URLSearchParams({
        account: file.accountId,
        ...('linkHash' in holder ? { link: holder.linkHash } : { holder: holder.userId }),
        ...('sessionId' in holder && holder.sessionId !== null ? { session: holder.sessionId } : {}),
        expires: String(expires),
        signature: signatureOf(purpose, { ...file, holder }, expires),
      });
      return {
        url: `${publicUrl}/files/${purpose}/${file.documentId}?${query.toString()}`,
        expiresAt: new Date(expires * 1000).toISOString(),
      };
    },
    verify(purpose, documentId, query) {
      const { account, expires, signature } = query;
      const texts = [account, expires, signature];
      const holder = holderIn(query);
      if (holder === null || !texts.every((text) => typeof text === 'string')) return null;
      const [accountId = '', until = '', signed = ''] = texts;
      if (!/^\d{1,12}$/.test(until)) return null;
      const file = { accountId, documentId, holder };
      const wanted = Buffer.from(signatureOf(purpose, file, Number(until)));
      const given = Buffer.from(signed);
      if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
      return Number(until) * 1000 > now().getTime() ? file : null;
    },
  };
}

function holderIn({ holder, session = null, link }: Record<string, unknown>): FileHolder | null {
  if (typeof link === 'string') return { linkHash: link };
  if (typeof holder !== 'string' || (session !== null && typeof session !== 'string')) return null;
  return { userId: holder, sessionId: session };
}

/** The key that signs addresses. */
export const loadAddressSecret = (database: Database): Promise<string> =>
  serverKey(database, 'files.address-key');

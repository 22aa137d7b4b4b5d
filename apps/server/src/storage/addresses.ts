import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';

export type AddressPurpose = 'upload' | 'content';

/** What a signed address opens. */
export interface SignedFile {
  accountId: string;
  documentId: string;
}

/** Minutes that an address holds. */
export const ADDRESS_MINUTES: Record<AddressPurpose, number> = { upload: 15, content: 5 };

/** Makes and checks addresses of files that need no token: they are signed and expire. */
export interface AddressSigner {
  sign(purpose: AddressPurpose, file: SignedFile): { url: string; expiresAt: string };
  /** Null for an address that was not signed here, was changed, or has expired. */
  verify(purpose: AddressPurpose, documentId: string, query: Record<string, unknown>): SignedFile | null;
}

export interface SignerOptions {
  secret: string;
  publicUrl: string;
  now: () => Date;
}

export function createAddressSigner({ secret, publicUrl, now }: SignerOptions): AddressSigner {
  const signatureOf = (purpose: AddressPurpose, file: SignedFile, expires: number): string =>
    createHmac('sha256', secret)
      .update([purpose, file.accountId, file.documentId, expires].join('\n'))
      .digest('base64url');
  return {
    sign(purpose, file) {
      const expires = Math.floor(now().getTime() / 1000) + ADDRESS_MINUTES[purpose] * 60;
      const query = new URLSearchParams({
        account: file.accountId,
        expires: String(expires),
        signature: signatureOf(purpose, file, expires),
      });
      return {
        url: `${publicUrl}/files/${purpose}/${file.documentId}?${query.toString()}`,
        expiresAt: new Date(expires * 1000).toISOString(),
      };
    },
    verify(purpose, documentId, query) {
      const { account, expires, signature } = query;
      if (typeof account !== 'string' || typeof expires !== 'string' || typeof signature !== 'string')
        return null;
      if (!/^\d{1,12}$/.test(expires)) return null;
      const file = { accountId: account, documentId };
      const wanted = Buffer.from(signatureOf(purpose, file, Number(expires)));
      const given = Buffer.from(signature);
      if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
      return Number(expires) * 1000 > now().getTime() ? file : null;
    },
  };
}

/** The key that addresses are signed with: made at the first start, the same in every process. */
export async function loadAddressSecret(database: Database): Promise<string> {
  return database.asSystem(async (sql) => {
    await sql.query(
      `INSERT INTO server_secrets (name, value) VALUES ('files.address-key', $1::text::jsonb)
       ON CONFLICT (name) DO NOTHING`,
      [JSON.stringify({ key: randomBytes(32).toString('base64url') })],
    );
    const { rows } = await sql.query<{ value: { key: string } }>(
      `SELECT value FROM server_secrets WHERE name = 'files.address-key'`,
    );
    const stored = rows[0];
    if (!stored) throw new Error('The key for file addresses could not be stored.');
    return stored.value.key;
  });
}

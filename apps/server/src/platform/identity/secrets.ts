import type { Database } from '../db/database.ts';
import { keepOnce, randomKey, serverKey } from '../db/server-secrets.ts';

/**
 * What every process of an installation must share, and find again after a restart; for signing keys see `SigningKeys`.
 */
export interface IdentitySecrets {
  /** Keys that sign cookies, the current one first. */
  cookieKeys: string[];
  /** Encrypts the secrets of second factors. */
  sealingKey: string;
}

/** The secrets of this installation, created at its first start. */
export async function loadIdentitySecrets(database: Database): Promise<IdentitySecrets> {
  const cookies = await keepOnce(database, 'identity.cookie-keys', { keys: [randomKey()] });
  return { cookieKeys: cookies.keys, sealingKey: await serverKey(database, 'identity.sealing-key') };
}

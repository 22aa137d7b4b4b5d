import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts secrets so that a copy of their table alone does not reveal them, and hashes short ones with a key. */
export interface Sealing {
  /** `context` names the owner; encrypted for one person, a secret cannot be decrypted as another's. */
  seal(secret: Uint8Array, context: string): string;
  /** @throws when it was encrypted with another key or for another context */
  open(encrypted: string, context: string): Buffer;
  /** A keyed hash, for codes short enough to be guessed from a plain hash. */
  digest(text: string, context: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM and HMAC-SHA-256, each with its own key derived from `key` (32 bytes, base64url). */
export function createSealing(key: string): Sealing {
  const derived = (purpose: string) =>
    createHmac('sha256', Buffer.from(key, 'base64url')).update(purpose).digest();
  const [sealKey, digestKey] = [derived('seal'), derived('digest')];
  return {
    seal(secret, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(context));
      const closed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url');
    },
    open(encrypted, context) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
    digest: (text, context) =>
      createHmac('sha256', digestKey).update(`${context}\n${text}`).digest('base64url'),
  };
}

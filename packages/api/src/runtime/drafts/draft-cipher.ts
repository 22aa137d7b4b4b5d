/** Encrypts drafts for one person. Without their key nobody can read or forge one, or tell which form it belongs to. */
export interface DraftCipher {
  /** The name a draft is stored under, derived from what it is about. */
  nameOf(about: readonly string[]): Promise<string>;
  encrypt(name: string, content: unknown): Promise<{ iv: Uint8Array<ArrayBuffer>; encrypted: ArrayBuffer }>;
  /** Null for what was encrypted with another key or under another name, or was changed since. */
  decrypt(name: string, iv: Uint8Array<ArrayBuffer>, encrypted: ArrayBuffer): Promise<unknown>;
}

const IV_BYTES = 12;
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

function toBase64Url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** @param key 256 bits in base64url, as the server gives them */
export async function createDraftCipher(key: string): Promise<DraftCipher> {
  const root = await crypto.subtle.importKey('raw', fromBase64Url(key), 'HKDF', false, ['deriveKey']);
  const from = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: bytesOf(info),
  });
  const [content, names] = await Promise.all([
    crypto.subtle.deriveKey(from('content'), root, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveKey(from('names'), root, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, [
      'sign',
    ]),
  ]);
  const settings = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: bytesOf(name),
  });
  return {
    nameOf: async (about) =>
      toBase64Url(await crypto.subtle.sign('HMAC', names, bytesOf(JSON.stringify(about)))),
    async encrypt(name, value) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const encrypted = await crypto.subtle.encrypt(
        settings(name, iv),
        content,
        bytesOf(JSON.stringify(value)),
      );
      return { iv, encrypted };
    },
    async decrypt(name, iv, encrypted) {
      try {
        const bytes = await crypto.subtle.decrypt(settings(name, iv), content, encrypted);
        return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
      } catch {
        return null;
      }
    },
  };
}

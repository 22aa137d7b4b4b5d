import { isIP } from 'node:net';
import { applicationOrigins, type IdentitySettings } from '../settings.ts';

/** Who asks for a passkey, as an authenticator knows it (WebAuthn: relying party). */
export interface RelyingParty {
  /** The host name: a passkey works there and nowhere else. */
  id: string;
  name: string;
  origins: string[];
}

/** The relying party of an installation; undefined where it is reached by a bare IP address, which has no passkeys. */
export function relyingPartyOf(settings: IdentitySettings): RelyingParty | undefined {
  const { hostname } = new URL(settings.publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return { id: hostname, name: settings.brand, origins: applicationOrigins(settings) };
}

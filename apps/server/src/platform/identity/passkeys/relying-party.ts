import { isIP } from 'node:net';
import { applicationOrigins, type IdentitySettings } from '../settings.ts';

/** Who requests a passkey, as an authenticator knows it (WebAuthn: relying party). */
export interface RelyingParty {
  /** The host name: a passkey works only there. */
  id: string;
  name: string;
  origins: string[];
}

/**
 * The relying party of an installation; undefined when it is reached by a bare IP address, which cannot have passkeys.
 */
export function relyingPartyOf(settings: IdentitySettings): RelyingParty | undefined {
  const { hostname } = new URL(settings.publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return { id: hostname, name: settings.brand, origins: applicationOrigins(settings) };
}

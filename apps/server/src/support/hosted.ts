import { createHmac } from 'node:crypto';
import { SUPPORT_PLACEHOLDERS, type HostedSupport } from '../config.ts';

declare module '../services.ts' {
  interface Services {
    /** Who answers support: an external service, or with null the account's administrators. */
    support: { hosted: HostedSupport | null };
  }
}

/** The person who opens the messenger. */
export interface SupportIdentity {
  id: string;
  name: string;
  email: string;
  account: string;
  language: string;
}

/** Proof for the hosted messenger that this server named the person: HMAC-SHA256 of their id, in hex. */
function supportHash(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(userId).digest('hex');
}

/** The URL of the hosted messenger for one person. */
export function hostedSupportUrl({ template, secret }: HostedSupport, identity: SupportIdentity): string {
  const values = { ...identity, hash: supportHash(secret, identity.id) };
  return SUPPORT_PLACEHOLDERS.reduce(
    (address, name) => address.replaceAll(`{${name}}`, encodeURIComponent(values[name])),
    template,
  );
}

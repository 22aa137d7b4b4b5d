import { createHmac } from 'node:crypto';

/** A messenger of another service, as the environment describes it. */
export interface HostedSupport {
  /** Address of its page; `{id}`, `{name}`, `{email}`, `{hash}`, `{account}` and `{language}` are filled in. */
  template: string;
  /** What its signatures are made with; it stays on the server. */
  secret: string;
}

/** Who opens the messenger. */
export interface SupportIdentity {
  id: string;
  name: string;
  email: string;
  account: string;
  language: string;
}

/** Names that a template may hold. */
export const SUPPORT_PLACEHOLDERS = ['id', 'name', 'email', 'hash', 'account', 'language'] as const;

/** Proof for the hosted messenger that it was this server who named the person: HMAC-SHA256 of their id, in hex. */
function supportHash(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(userId).digest('hex');
}

/** The address of the hosted messenger for one person. */
export function hostedSupportUrl({ template, secret }: HostedSupport, identity: SupportIdentity): string {
  const values = { ...identity, hash: supportHash(secret, identity.id) };
  return SUPPORT_PLACEHOLDERS.reduce(
    (address, name) => address.replaceAll(`{${name}}`, encodeURIComponent(values[name])),
    template,
  );
}

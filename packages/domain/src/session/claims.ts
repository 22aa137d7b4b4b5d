import { isRole, type Role } from './roles.ts';

/** One organisation that the signed-in person belongs to, from the token. */
export interface AccountContext {
  accountId: string;
  professionalId: string | null;
  roles: Role[];
}

/** The claims that the product reads from an id or access token (specification 7.7). */
export interface SessionClaims {
  sub: string;
  userId: string;
  accountContexts: AccountContext[];
  /** IANA name; null when the token has none. */
  timezone: string | null;
  language: string | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Reads the product's claims from a token's payload. Returns null when the payload does not identify a person; unknown
 * roles and malformed account contexts are ignored, so they grant nothing.
 */
export function readSessionClaims(payload: unknown): SessionClaims | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const claims = payload as Record<string, unknown>;
  const sub = text(claims.sub);
  const userId = text(claims.userId) ?? sub;
  if (sub === null || userId === null) return null;
  const contexts = Array.isArray(claims.accountContexts) ? claims.accountContexts : [];
  const accountContexts = contexts.flatMap((entry: unknown): AccountContext[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const context = entry as Record<string, unknown>;
    const accountId = text(context.accountId);
    if (accountId === null) return [];
    const roles = Array.isArray(context.roles) ? context.roles.filter(isRole) : [];
    return [{ accountId, professionalId: text(context.professionalId), roles }];
  });
  return { sub, userId, accountContexts, timezone: text(claims.timezone), language: text(claims.language) };
}

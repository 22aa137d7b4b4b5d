import { isStaff, readSessionClaims } from '@healzy/domain/session';
import type { SessionUser } from '../../state/session.ts';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads the user from the token's claims; null if they are incomplete. */
export function sessionUserOf(claims: unknown): SessionUser | null {
  const known = readSessionClaims(claims);
  if (known === null) return null;
  const { email, name } = claims as Record<string, unknown>;
  // Accounts where this user is only a patient are left out, unless there is no other to name in the error.
  const staffed = known.accountContexts.filter((context) => isStaff(context.roles));
  return {
    userId: known.userId,
    email: text(email),
    name: text(name),
    language: known.language,
    timezone: known.timezone,
    accountContexts: staffed.length > 0 ? staffed : known.accountContexts,
  };
}

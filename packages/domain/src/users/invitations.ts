import type { UserState } from './enums.ts';

const HOUR_SECONDS = 3600;
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 4 * HOUR_SECONDS;

/**
 * Seconds before an invitation may be sent again, depending on how many have been sent: 1 minute, 2, 4 … up to 4 hours.
 * The first are short enough for an e-mail that did not arrive, the later ones too long to flood a mailbox.
 *
 * @example invitationWaitSeconds(1) // 60
 */
export function invitationWaitSeconds(sent: number): number {
  const doublings = Math.min(Math.max(sent - 1, 0), 20);
  return Math.min(FIRST_WAIT_SECONDS * 2 ** doublings, LONGEST_WAIT_SECONDS);
}

export interface Invitation {
  /** Null while the person has not accepted. */
  acceptedAt: Date | null;
  invitedAt: Date | null;
}

/**
 * A person's status in an account.
 *
 * @param hours how long a link works; null if an external issuer invites, because we do not know its links
 */
export function userState({ acceptedAt, invitedAt }: Invitation, hours: number | null, now: Date): UserState {
  if (acceptedAt !== null) return 'ACTIVE';
  const expiresAt = invitationExpiry(invitedAt, hours);
  return expiresAt !== null && expiresAt <= now ? 'INVITATION_EXPIRED' : 'INVITED';
}

/** The expiry of the link of an invitation; null if it is unknown. */
export function invitationExpiry(invitedAt: Date | null, hours: number | null): Date | null {
  if (invitedAt === null || hours === null) return null;
  return new Date(invitedAt.getTime() + hours * HOUR_SECONDS * 1000);
}

import type { Role } from '../session/index.ts';

/** Whether these roles answer support messages from others in the account. */
export function answersSupport(roles: readonly Role[]): boolean {
  return roles.includes('ADMIN');
}

/**
 * Whether someone may read and write in a support conversation: their own, and every one of the account for users who
 * answer.
 */
export function mayJoinSupport(
  actor: { userId: string; roles: readonly Role[] },
  conversation: { userId: string },
): boolean {
  return actor.userId === conversation.userId || answersSupport(actor.roles);
}

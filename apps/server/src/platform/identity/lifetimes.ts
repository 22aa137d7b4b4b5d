import type { Configuration } from 'oidc-provider';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Lifetimes in seconds. */
export const LIFETIMES = {
  accessToken: 15 * MINUTE,
  authorizationCode: MINUTE,
  /** A sign-in page left open. */
  interaction: HOUR,
  /** A session ends after a working day without activity … */
  sessionIdle: 10 * HOUR,
  /** … and in any case this long after the password was typed. */
  sessionLongest: 16 * HOUR,
} as const;

/** When the provider's records expire. */
export const TTL: NonNullable<Configuration['ttl']> = {
  AccessToken: LIFETIMES.accessToken,
  IdToken: LIFETIMES.accessToken,
  AuthorizationCode: LIFETIMES.authorizationCode,
  Interaction: LIFETIMES.interaction,
  Grant: LIFETIMES.sessionLongest,
  Session: (_ctx, session) => {
    const sinceSignIn = session.loginTs === undefined ? 0 : Math.floor(Date.now() / 1000) - session.loginTs;
    return Math.max(1, Math.min(LIFETIMES.sessionIdle, LIFETIMES.sessionLongest - sinceSignIn));
  },
  // A rotated token lives no longer than the one it replaces.
  RefreshToken: (ctx) => {
    const rotated = ctx.oidc.entities.RotatedRefreshToken as { remainingTTL?: number } | undefined;
    return Math.max(1, rotated?.remainingTTL ?? LIFETIMES.sessionIdle);
  },
};

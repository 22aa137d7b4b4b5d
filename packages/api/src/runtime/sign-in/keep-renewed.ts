import type { HeldToken } from './oidc-types.ts';

const LOOK_EVERY_MS = 15_000;
/** Long tokens are renewed this long before they expire, short ones after two thirds of their life. */
const MARGIN_MS = 60_000;

/** Whether the token should be replaced before it expires. */
function isDue(token: HeldToken, now: number): boolean {
  if (token.expiresAt === null) return false;
  // After the clock was set back the token looks younger than when it arrived.
  if (now < token.obtainedAt) return true;
  return token.expiresAt - now < Math.min(MARGIN_MS, (token.expiresAt - token.obtainedAt) / 3);
}

/**
 * Renews the token before it expires. Timers stop while a laptop sleeps, so it also checks when the page becomes
 * visible and when the network comes back. Returns a function that stops it.
 */
export function keepRenewed(token: () => HeldToken | null, renew: () => void): () => void {
  const look = () => {
    const held = token();
    if (held !== null && isDue(held, Date.now())) renew();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  const events = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'pageshow'],
    [window, 'online'],
  ] as const;
  for (const [target, name] of events) target.addEventListener(name, look);
  return () => {
    clearInterval(timer);
    for (const [target, name] of events) target.removeEventListener(name, look);
  };
}

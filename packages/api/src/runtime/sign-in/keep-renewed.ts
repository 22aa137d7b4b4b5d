import type { HeldToken } from './oidc-types.ts';

const LOOK_EVERY_MS = 15_000;
/** Long before the end for long tokens; short ones are used for two thirds of their life. */
const MARGIN_MS = 60_000;

/** Whether the token should be replaced before it ends. */
function isDue(token: HeldToken, now: number): boolean {
  if (token.expiresAt === null) return false;
  // A clock that was set back makes the token look younger than when it came.
  if (now < token.obtainedAt) return true;
  return token.expiresAt - now < Math.min(MARGIN_MS, (token.expiresAt - token.obtainedAt) / 3);
}

/**
 * Has the token renewed before it ends. Timers stand still while a laptop sleeps, so it also looks when the page is
 * seen again and when the network comes back. Returns the way to stop.
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

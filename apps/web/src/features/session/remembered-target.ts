import { CALLBACK_PATH } from '../../app/paths.ts';

/** Where the user is, or wanted to go before signing in. */
export function targetOf(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return location.pathname + location.search + location.hash;
}

/**
 * The path to open after signing in. Anything but a path of this app leads home, so that a forged state cannot redirect
 * to another site.
 * @example safeTarget('/patients?search=ana') // '/patients?search=ana'
 * @example safeTarget('//evil.example') // '/'
 */
export function safeTarget(target: unknown): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return '/';
  const origin = 'https://app.invalid';
  const url = URL.canParse(target, origin) ? new URL(target, origin) : null;
  if (url === null || url.origin !== origin || url.pathname === CALLBACK_PATH) return '/';
  return url.pathname + url.search + url.hash;
}

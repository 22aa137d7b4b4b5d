import { CALLBACK_PATH } from '../../app/paths.ts';

/** Where the user wanted to go before signing in. Sent in the state of the sign-in request. */
export interface RememberedTarget {
  readonly target: string;
}

export function targetOf(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return location.pathname + location.search + location.hash;
}

/**
 * The path to open after signing in. Anything but a path of this app leads home, so that a forged state cannot redirect
 * to another site.
 * @example safeTarget({ target: '/patients?search=ana' }) // '/patients?search=ana'
 * @example safeTarget({ target: '//evil.example' }) // '/'
 */
export function safeTarget(state: unknown): string {
  const target = (state as Partial<RememberedTarget> | null | undefined)?.target;
  if (typeof target !== 'string' || !target.startsWith('/')) return '/';
  const origin = 'https://app.invalid';
  const url = URL.canParse(target, origin) ? new URL(target, origin) : null;
  if (url === null || url.origin !== origin || url.pathname === CALLBACK_PATH) return '/';
  return url.pathname + url.search + url.hash;
}

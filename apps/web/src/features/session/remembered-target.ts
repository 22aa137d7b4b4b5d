import { CALLBACK_PATH } from '../../app/paths.ts';

/** Where a person wanted to go when the log-in came between. Travels in the log-in request's own state. */
export interface RememberedTarget {
  readonly target: string;
}

export function targetOf(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return location.pathname + location.search + location.hash;
}

/**
 * The path to go to after the log-in. Whatever is not a path of this application leads home, so that a forged state
 * cannot send anybody to another site.
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

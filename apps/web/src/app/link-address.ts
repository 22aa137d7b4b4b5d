import { useHref } from 'react-router-dom';

/**
 * Schemes that lead out of the app. Any other scheme is treated as one of our paths, so that it cannot run anything.
 */
const OUTSIDE = /^(?:https?:\/\/|mailto:|tel:)/i;

const leadsOutside = (address: string): boolean => OUTSIDE.test(address);

/** A link's `href`: paths under the app's base, absolute addresses unchanged. */
export function useLinkHref(address: string): string {
  const isOutside = leadsOutside(address);
  // Hooks are called unconditionally; the router would read an absolute address as a relative path.
  const path = useHref(isOutside ? '/' : address);
  return isOutside ? address : path;
}

/** The path to give the router when a link is followed on this page: for an absolute address of ours, its path. */
export function pathWithin(address: string, origin: string): string {
  if (!leadsOutside(address)) return address;
  const url = new URL(address, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : address;
}

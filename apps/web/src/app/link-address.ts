import { useHref } from 'react-router-dom';

/** Schemes that lead out of the application. Any other scheme is read as a path of ours, so that it can run nothing. */
const OUTSIDE = /^(?:https?:\/\/|mailto:|tel:)/i;

const leadsOutside = (address: string): boolean => OUTSIDE.test(address);

/** A link's `href`: paths below the application's base, complete addresses as they are. */
export function useLinkHref(address: string): string {
  const isOutside = leadsOutside(address);
  // A hook is called every time; the router would read a complete address as a relative path.
  const path = useHref(isOutside ? '/' : address);
  return isOutside ? address : path;
}

/** What the router is given when a link is followed on this page: of a complete address of ours, its path. */
export function pathWithin(address: string, origin: string): string {
  if (!leadsOutside(address)) return address;
  const url = new URL(address, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : address;
}

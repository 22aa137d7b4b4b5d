import type { RouteId } from '@healzy/domain/session';
import type { Page } from './module.ts';
import { pages } from './modules.ts';

/** The pages that belong to no feature. */
const OWN: readonly Page[] = [
  { route: '/error/:type', name: 'error', parent: null },
  { route: '/error/:type/:info', name: 'error', parent: null },
];

const find = (route: RouteId): Page | undefined => [...pages(), ...OWN].find((page) => page.route === route);

/** Whether a page answers at this route. A menu leads to no other. */
export const isMounted = (route: RouteId): boolean => find(route) !== undefined;

/** Whether it is a screen of its own, and not what leads on to the first of those inside it. */
export function isScreen(route: RouteId): boolean {
  const page = find(route);
  return page?.screen !== undefined && page.opens === undefined;
}

/** What a route's page is called and what it hangs on. */
export function pageOf(route: RouteId): Page {
  const page = find(route);
  if (page === undefined) throw new Error(`No module contributes a page at ${route}.`);
  return page;
}

/** The routes from the front door to `route`, itself last. */
export function breadcrumbPath(route: RouteId): readonly RouteId[] {
  const { parent } = pageOf(route);
  return parent === null ? [route] : [...breadcrumbPath(parent), route];
}

/** The address of a route with what the address bar knows; null when a parameter is not among it. */
export function addressOf(id: RouteId, params: Readonly<Record<string, string | undefined>>): string | null {
  let isWhole = true;
  const address = id.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) isWhole = false;
    return encodeURIComponent(value ?? '');
  });
  return isWhole ? address : null;
}

import type { RouteId } from '@healzy/domain/session';
import type { Page } from './module.ts';
import { pages } from './modules.ts';

/** The pages that belong to no feature. */
const OWN: readonly Page[] = [
  { route: '/error/:type', name: 'error', parent: null },
  { route: '/error/:type/:info', name: 'error', parent: null },
];

const find = (route: RouteId): Page | undefined => [...pages(), ...OWN].find((page) => page.route === route);

/** Whether a page exists at this route. Menus link to no other. */
export const isMounted = (route: RouteId): boolean => find(route) !== undefined;

/** Whether it is a screen of its own, rather than a redirect to its first child. */
export function isScreen(route: RouteId): boolean {
  const page = find(route);
  return page?.screen !== undefined && page.opens === undefined;
}

/** The name and parent of a route's page. */
export function pageOf(route: RouteId): Page {
  const page = find(route);
  if (page === undefined) throw new Error(`No module contributes a page at ${route}.`);
  return page;
}

/** The routes from the start page to `route`, inclusive. */
export function breadcrumbPath(route: RouteId): readonly RouteId[] {
  const { parent } = pageOf(route);
  return parent === null ? [route] : [...breadcrumbPath(parent), route];
}

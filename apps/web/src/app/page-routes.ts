import type { RouteId } from '@healzy/domain/session';
import { redirect } from 'react-router-dom';
import { lazyScreen } from './lazy-screen.ts';
import type { Page } from './module.ts';
import { addressOf } from './paths.ts';
import type { AppRoute } from './route-handle.ts';

/** A redirect within the navigation, so that a second one does not clear the notices given on the way. */
const leadOn = (opens: RouteId): Pick<AppRoute, 'loader' | 'element'> => ({
  loader: ({ params }) => redirect(addressOf(opens, params) ?? '/'),
  element: null,
});

const isFrame = ({ screen, opens }: Page) => screen !== undefined && opens !== undefined;

/** The router's tree of pages: each page is nested in its nearest frame. */
export function routesOf(pages: readonly Page[]): AppRoute[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const frameOf = ({ parent }: Page): RouteId | null => {
    const page = parent === null ? undefined : byRoute.get(parent);
    if (page === undefined) return null;
    return isFrame(page) ? page.route : frameOf(page);
  };
  const routeOf = (page: Page): AppRoute => {
    const { route, screen, namespaces = [], opens, opensSessions = false } = page;
    const own = { path: route, handle: { id: route } };
    if (screen === undefined) return opens === undefined ? own : { ...own, ...leadOn(opens) };
    const shown = { ...own, lazy: lazyScreen(screen, namespaces, { opensSessions }) };
    return opens === undefined
      ? shown
      : { ...shown, children: [{ index: true, ...leadOn(opens) }, ...within(route)] };
  };
  const within = (frame: RouteId | null): AppRoute[] =>
    pages.filter((page) => frameOf(page) === frame).map(routeOf);
  return within(null);
}

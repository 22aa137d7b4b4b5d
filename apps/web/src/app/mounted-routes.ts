import type { RouteId } from '@healzy/domain/session';
import type { RouteObject } from 'react-router-dom';
import type { AppRoute, RouteHandle } from './route-handle.ts';

const mounted = new Set<RouteId>();
const screens = new Set<RouteId>();

function note(tree: readonly RouteObject[]): void {
  for (const route of tree) {
    if (route.handle) {
      const { id } = route.handle as RouteHandle;
      mounted.add(id);
      if (route.children === undefined && route.element !== null) screens.add(id);
    }
    note(route.children ?? []);
  }
}

/** Remembers which routes a tree answers, so that no menu leads to one that has not been built yet. */
export function mount(tree: AppRoute[]): AppRoute[] {
  note(tree);
  return tree;
}

/** Whether a screen answers at this route. */
export const isMounted = (id: RouteId): boolean => mounted.has(id);

/** Whether it is a screen of its own, and not what leads on to the first of those inside it. */
export const isScreen = (id: RouteId): boolean => screens.has(id);

import type { RouteId } from '@healzy/domain/session';
import type { RouteObject } from 'react-router-dom';
import type { AppRoute, RouteHandle } from './route-handle.ts';

const mounted = new Set<RouteId>();

function note(tree: readonly RouteObject[]): void {
  for (const route of tree) {
    if (route.handle) mounted.add((route.handle as RouteHandle).id);
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

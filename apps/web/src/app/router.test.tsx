import { ROUTE_IDS } from '@healzy/domain/session';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { RouteHandle } from './route-handle.ts';
import { routes } from './router.tsx';

function mountedIds(tree: readonly RouteObject[]): string[] {
  return tree.flatMap((route) => [
    ...(route.handle ? [(route.handle as RouteHandle).id] : []),
    ...mountedIds(route.children ?? []),
  ]);
}

function mountedPaths(tree: readonly RouteObject[]): [string, RouteHandle][] {
  return tree.flatMap((route) => [
    ...(route.handle && route.path
      ? [[route.path, route.handle as RouteHandle] as [string, RouteHandle]]
      : []),
    ...mountedPaths(route.children ?? []),
  ]);
}

describe('the route tree', () => {
  it('mounts every route of the specification', () => {
    const mounted = new Set(mountedIds(routes));
    const missing = ROUTE_IDS.filter((id) => !mounted.has(id));
    expect(missing, 'mount them in a feature’s module.ts').toEqual([]);
  });

  it('uses the same path in the roles table and in the router', () => {
    for (const [path, handle] of mountedPaths(routes)) expect(path).toBe(handle.id);
  });
});

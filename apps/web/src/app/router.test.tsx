import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTE_IDS } from '@healzy/domain/session';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { RouteHandle } from './route-handle.ts';
import { routes } from './router.tsx';

const { routesToCome } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../features.json'), 'utf8'),
) as { routesToCome: Record<string, string> };

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
  it('mounts every route of the specification or names the step that will', () => {
    const mounted = new Set(mountedIds(routes));
    const missing = ROUTE_IDS.filter((id) => !mounted.has(id) && !(id in routesToCome));
    expect(missing, 'mount them in a feature’s module.ts or list them in features.json').toEqual([]);
  });

  it('lists no route as to come that is already mounted or not specified', () => {
    const mounted = new Set(mountedIds(routes));
    expect(Object.keys(routesToCome).filter((id) => mounted.has(id))).toEqual([]);
    expect(Object.keys(routesToCome).filter((id) => !(ROUTE_IDS as string[]).includes(id))).toEqual([]);
  });

  it('uses the same path in the roles table and in the router', () => {
    for (const [path, handle] of mountedPaths(routes)) expect(path).toBe(handle.id);
  });
});

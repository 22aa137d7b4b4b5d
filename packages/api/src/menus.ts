import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Menus } from './generated/schema.ts';
import { useApi } from './runtime/context.tsx';
import { hasCode } from './runtime/api-error.ts';
import { readOptions } from './runtime/hooks.ts';
import { operation, type BodyOf } from './runtime/operation.ts';

export type { MenuFood, Menus } from './generated/schema.ts';

const getMenus = operation('getMenus');
const updateMenus = operation('updateMenus');
const listMenuFoods = operation('listMenuFoods');

/** The menus of a nutritional plan. */
export const useMenus = (planId: string) =>
  useQuery(readOptions(useApi(), getMenus, { path: { id: planId } }));

/** What the menus of a plan can be made of. Foods rarely change while menus are made, and there are many. */
export const useMenuFoods = (planId: string) =>
  useQuery({ ...readOptions(useApi(), listMenuFoods, { path: { id: planId } }), staleTime: 5 * 60_000 });

/**
 * Saves menus over the version that they were changed from. Nothing else is read again, because menus save themselves
 * often; those that another person saved meanwhile replace the ones that were read.
 */
export function useSaveMenus(planId: string) {
  const scope = useApi();
  const client = useQueryClient();
  return async (body: BodyOf<'updateMenus'>, version: number): Promise<Menus> => {
    const path = { id: planId };
    const keep = (menus: Menus) =>
      client.setQueryData(readOptions(scope, getMenus, { path }).queryKey, menus);
    try {
      const saved = await updateMenus.call(scope, { path, body, version });
      keep(saved);
      return saved;
    } catch (error) {
      if (hasCode(error, 'STALE_VERSION')) keep(error.details.current as unknown as Menus);
      throw error;
    }
  };
}

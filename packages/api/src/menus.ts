import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Menus } from './generated/schema.ts';
import { useApi } from './runtime/context.tsx';
import { hasCode } from './runtime/api-error.ts';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type {
  FoodExclusions,
  MenuFood,
  Menus,
  SavedMenuTemplate,
  ShoppingItem,
  ShoppingList,
} from './generated/schema.ts';

const getMenus = operation('getMenus');
const updateMenus = operation('updateMenus');
const setMenuBasis = operation('setMenuBasis');
const listMenuFoods = operation('listMenuFoods');
const getShoppingList = operation('getShoppingList');
const exportShoppingList = operation('exportShoppingList');
const exportMenus = operation('exportMenus');
const exportPlanPaper = operation('exportPlanPaper');
const getFoodExclusions = operation('getFoodExclusions');
const updateFoodExclusions = operation('updateFoodExclusions');
const listMenuTemplates = operation('listMenuTemplates');
const createMenuTemplate = operation('createMenuTemplate');
const updateMenuTemplate = operation('updateMenuTemplate');
const deleteMenuTemplate = operation('deleteMenuTemplate');

/** The menus of a nutritional plan. */
export const useMenus = (planId: string) =>
  useQuery(readOptions(useApi(), getMenus, { path: { id: planId } }));

/** The foods and categories that a patient will not eat. */
export const useFoodExclusions = (patientId: string) =>
  useQuery(readOptions(useApi(), getFoodExclusions, { path: { patientId } }));
/** Changes what a patient will not eat; the menus that are open say which meals have it. */
export const useUpdateFoodExclusions = () =>
  useOperation(
    updateFoodExclusions,
    (change: { patientId: string; version: number; body: BodyOf<'updateFoodExclusions'> }) => ({
      path: { patientId: change.patientId },
      version: change.version,
      body: change.body,
    }),
  );

/** Notes for which data of the plan its menus are, after they were kept or recalculated. */
export function useSetMenuBasis(planId: string) {
  const scope = useApi();
  const client = useQueryClient();
  return async (body: BodyOf<'setMenuBasis'>): Promise<void> => {
    const path = { id: planId };
    const saved = await setMenuBasis.call(scope, { path, body });
    client.setQueryData(readOptions(scope, getMenus, { path }).queryKey, saved);
  };
}

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

/**
 * What to buy for some days of a plan.
 * @param version of the menus that it is of: it is read again for others
 */
export function useShoppingList(planId: string, query: QueryOf<'getShoppingList'>, version: number) {
  const options = readOptions(useApi(), getShoppingList, { path: { id: planId }, query });
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, version],
    placeholderData: keepPreviousData,
    // Foods may have changed meanwhile, and it may be printed at once.
    gcTime: 0,
  });
}

/** The same as the text of a CSV file. */
export const useExportShoppingList = () =>
  useOperation(
    exportShoppingList,
    ({ id, query }: { id: string; query: QueryOf<'exportShoppingList'> }) => ({ path: { id }, query }),
    ['audit-log'],
  );
/** The menus of a plan as the text of a CSV file. */
export const useExportMenus = () =>
  useOperation(
    exportMenus,
    ({ id, query }: { id: string; query: QueryOf<'exportMenus'> }) => ({ path: { id }, query }),
    ['audit-log'],
  );

/** A plan with its menus as a PDF file for the patient. */
export const useExportPlanPaper = () =>
  useOperation(
    exportPlanPaper,
    ({ id, query }: { id: string; query: QueryOf<'exportPlanPaper'> }) => ({ path: { id }, query }),
    ['audit-log'],
  );

/** The menu templates of the account, page by page; those found before stay until the next have loaded. */
export const useMenuTemplatePages = (query: QueryOf<'listMenuTemplates'> = {}) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listMenuTemplates, { query }),
    placeholderData: keepPreviousData,
  });
/** Saves a template under a name; the same `attempt` sent again is saved once. */
export const useCreateMenuTemplate = () =>
  useOperation(createMenuTemplate, (creation: { body: BodyOf<'createMenuTemplate'>; attempt: object }) => ({
    body: creation.body,
    idempotencyKey: idempotencyKeyOf(creation.attempt),
  }));
export const useUpdateMenuTemplate = () =>
  useOperation(
    updateMenuTemplate,
    (change: { id: string; version: number; body: BodyOf<'updateMenuTemplate'> }) => ({
      path: { id: change.id },
      version: change.version,
      body: change.body,
    }),
  );
export const useDeleteMenuTemplate = () =>
  useOperation(deleteMenuTemplate, (id: string) => ({ path: { id } }));

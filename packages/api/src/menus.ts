import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MenuDishes, MenuFood, Menus } from './generated/schema.ts';
import { useApi } from './runtime/context.tsx';
import { hasCode } from './runtime/api-error.ts';
import { idempotencyKeyOf, pagesOptions, readOptions, refreshWords, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type {
  FoodExclusions,
  FoodPreferences,
  MenuDishes,
  MenuFood,
  MenuFoods,
  Menus,
  SavedMenuTemplate,
  PlanFigures,
  PlanVersion,
  PlanVersionContent,
  ShoppingItem,
  ShoppingList,
} from './generated/schema.ts';

const getMenus = operation('getMenus');
const updateMenus = operation('updateMenus');
const setMenuBasis = operation('setMenuBasis');
const listMenuFoods = operation('listMenuFoods');
const findMenuFoods = operation('findMenuFoods');
const listMenuDishes = operation('listMenuDishes');
const getShoppingList = operation('getShoppingList');
const exportShoppingList = operation('exportShoppingList');
const exportMenus = operation('exportMenus');
const exportPlanPaper = operation('exportPlanPaper');
const getMealCalendar = operation('getMealCalendar');
const renewMealCalendar = operation('renewMealCalendar');
const removeMealCalendar = operation('removeMealCalendar');
const getFoodExclusions = operation('getFoodExclusions');
const updateFoodExclusions = operation('updateFoodExclusions');
const getFoodPreferences = operation('getFoodPreferences');
const updateFoodPreferences = operation('updateFoodPreferences');
const listMenuTemplates = operation('listMenuTemplates');
const createMenuTemplate = operation('createMenuTemplate');
const updateMenuTemplate = operation('updateMenuTemplate');
const deleteMenuTemplate = operation('deleteMenuTemplate');
const listPlanVersions = operation('listPlanVersions');
const createPlanVersion = operation('createPlanVersion');
const getPlanVersion = operation('getPlanVersion');
const deletePlanVersion = operation('deletePlanVersion');
const restorePlanVersion = operation('restorePlanVersion');
const getPlanFigures = operation('getPlanFigures');

const VERSIONS_PAGE = { limit: 100 };

/** The menus of a nutritional plan. */
export const menusQuery = (scope: ApiScope, planId: string) =>
  readOptions(scope, getMenus, { path: { id: planId } });
export const useMenus = (planId: string) => useQuery(menusQuery(useApi(), planId));

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
    ['patients', 'dashboard'],
  );

/** What a patient likes to eat, and how they cook. */
export const useFoodPreferences = (patientId: string) =>
  useQuery(readOptions(useApi(), getFoodPreferences, { path: { patientId } }));
export const useUpdateFoodPreferences = () =>
  useOperation(
    updateFoodPreferences,
    (change: { patientId: string; version: number; body: BodyOf<'updateFoodPreferences'> }) => ({
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
export const menuFoodsQuery = (scope: ApiScope, planId: string) => ({
  ...readOptions(scope, listMenuFoods, { path: { id: planId } }),
  staleTime: 5 * 60_000,
});
export const useMenuFoods = (planId: string) => useQuery(menuFoodsQuery(useApi(), planId));

/** Reads the dishes that menus are filled with, and their foods, when it is called. */
export function useReadMenuDishes(planId: string): () => Promise<MenuDishes> {
  const scope = useApi();
  const client = useQueryClient();
  return () =>
    client.fetchQuery({
      ...readOptions(scope, listMenuDishes, { path: { id: planId } }),
      staleTime: 5 * 60_000,
    });
}

/** Foods that a search finds among all active ones, page by page. `planId` is null where there is nothing to search. */
export const useFoundMenuFoods = (planId: string | null, query: QueryOf<'findMenuFoods'>) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), findMenuFoods, { path: { id: planId ?? '' }, query }),
    enabled: planId !== null,
  });
/** As many as one call reads. */
const READ_AT_ONCE = 100;
/** These foods, as many as are still there. */
export function useMenuFoodsById(planId: string, foodId: string[]) {
  const ids = foodId.toSorted().slice(0, READ_AT_ONCE);
  const query = { foodId: ids, limit: READ_AT_ONCE };
  return useQuery({
    ...readOptions(useApi(), findMenuFoods, { path: { id: planId }, query }),
    enabled: ids.length > 0,
  });
}
/**
 * Adds foods that were found to those that menus of a plan can be made of; of one that is known, what was found is newer.
 * The list is no newer for it.
 */
export function useLearnMenuFoods(planId: string) {
  const scope = useApi();
  const client = useQueryClient();
  return useCallback(
    (foods: readonly MenuFood[]): void => {
      const { queryKey } = readOptions(scope, listMenuFoods, { path: { id: planId } });
      const { dataUpdatedAt: updatedAt } = client.getQueryState(queryKey) ?? {};
      client.setQueryData(
        queryKey,
        (known) => {
          if (known === undefined || foods.length === 0) return known;
          const found = new Map(foods.map((food) => [food.id, food]));
          const items = known.items.map((food) => {
            const newer = found.get(food.id) ?? food;
            found.delete(food.id);
            return newer;
          });
          return { ...known, items: [...items, ...found.values()] };
        },
        updatedAt === undefined ? {} : { updatedAt },
      );
    },
    [scope, client, planId],
  );
}

/**
 * Saves menus over the version that they were changed from. Nothing else is read again, because menus save themselves
 * often, but what the record says of a patient who cannot eat everything; those that another person saved meanwhile replace the ones that were read.
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
      if (body.keepsVersion === true)
        void client.invalidateQueries({
          queryKey: readOptions(scope, listPlanVersions, { path, query: VERSIONS_PAGE }).queryKey,
        });
      // What the patient cannot eat is also said in the record.
      const { restrictions, exclusions } = saved;
      if (restrictions.length + exclusions.foodIds.length + exclusions.categories.length > 0)
        void refreshWords(client, scope.accountId, ['patients', 'dashboard']);
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

/** The secret address from which the patient's calendar reads the meals of a plan. */
export const useMealCalendar = (planId: string) =>
  useQuery(readOptions(useApi(), getMealCalendar, { path: { id: planId } }));
/** Creates the address, or replaces it with a new one. */
export const useRenewMealCalendar = (planId: string) =>
  useOperation(renewMealCalendar, () => ({ path: { id: planId } }));
export const useRemoveMealCalendar = (planId: string) =>
  useOperation(removeMealCalendar, () => ({ path: { id: planId } }));

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

/** The kept versions of a plan with its menus, the newest first: there are no more than one page. */
export const usePlanVersions = (planId: string) =>
  useQuery(readOptions(useApi(), listPlanVersions, { path: { id: planId }, query: VERSIONS_PAGE }));
/** What a version keeps. */
export const usePlanVersion = (planId: string, planVersionId: string) =>
  useQuery(readOptions(useApi(), getPlanVersion, { path: { id: planId, planVersionId } }));
/** Keeps a plan with its menus as they are; the same `attempt` sent again keeps them once. */
export const useCreatePlanVersion = () =>
  useOperation(
    createPlanVersion,
    (creation: { planId: string; body: BodyOf<'createPlanVersion'>; attempt: object }) => ({
      path: { id: creation.planId },
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.attempt),
    }),
  );
export const useDeletePlanVersion = () =>
  useOperation(
    deletePlanVersion,
    ({ planId, planVersionId }: { planId: string; planVersionId: string }) => ({
      path: { id: planId, planVersionId },
    }),
    [],
    ({ planVersionId }) => planVersionId,
  );
/** Gives a plan and its menus back what a version kept, if they are still as the person saw them. */
export const useRestorePlanVersion = () =>
  useOperation(
    restorePlanVersion,
    (change: { planId: string; planVersionId: string; body: BodyOf<'restorePlanVersion'> }) => ({
      path: { id: change.planId, planVersionId: change.planVersionId },
      body: change.body,
    }),
    ['nutritional-plans', 'patients', 'dashboard'],
  );
/** What a plan or a version of it comes to. */
export const usePlanFigures = (planId: string, query: QueryOf<'getPlanFigures'>) =>
  useQuery({
    ...readOptions(useApi(), getPlanFigures, { path: { id: planId }, query }),
    // Menus save themselves without reading it again.
    gcTime: 0,
  });

import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type AnswerOf, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type {
  Food,
  FoodImport,
  FoodImportResult,
  FoodSettings,
  FoodSummary,
  FoodWrite,
} from './generated/schema.ts';
export type FoodsQuery = QueryOf<'listFoods'>;

const listFoods = operation('listFoods');
const createFood = operation('createFood');
const getFood = operation('getFood');
const updateFood = operation('updateFood');
const deleteFood = operation('deleteFood');
const setFoodSettings = operation('setFoodSettings');
const duplicateFood = operation('duplicateFood');
const importFoods = operation('importFoods');

export const foodQuery = (scope: ApiScope, id: string) => readOptions(scope, getFood, { path: { id } });

/** Foods of the catalogue and of the account, page by page; those found before stay until the next have loaded. */
export const useFoodPages = (query: FoodsQuery = {}) =>
  useInfiniteQuery({ ...pagesOptions(useApi(), listFoods, { query }), placeholderData: keepPreviousData });
export const useFood = (id: string) => useQuery(foodQuery(useApi(), id));
/** Several foods, each in the order of its id; they rarely change while menus are made. */
export function useFoodsById(ids: readonly string[]) {
  const scope = useApi();
  return useQueries({ queries: ids.map((id) => ({ ...foodQuery(scope, id), staleTime: 5 * 60_000 })) });
}

/** What else says something of foods: menus, what their patients cannot eat of them, and who waits for a repair. */
const TOUCHED = ['menus', 'patients', 'dashboard'];

export const useCreateFood = () =>
  useOperation(
    createFood,
    (body: BodyOf<'createFood'>) => ({
      body,
      idempotencyKey: idempotencyKeyOf(body),
    }),
    TOUCHED,
  );
export const useUpdateFood = () =>
  useOperation(
    updateFood,
    (change: { id: string; version: number; body: BodyOf<'updateFood'> }) => ({
      path: { id: change.id },
      version: change.version,
      body: change.body,
    }),
    TOUCHED,
  );
export const useDeleteFood = () => useOperation(deleteFood, (id: string) => ({ path: { id } }), TOUCHED);
/** Activates or deactivates a food, or makes it a favourite. */
export const useFoodSettings = () =>
  useOperation(
    setFoodSettings,
    (change: { id: string; body: BodyOf<'setFoodSettings'> }) => ({
      path: { id: change.id },
      body: change.body,
    }),
    TOUCHED,
  );
/** Copies a food into one of the account. */
export const useDuplicateFood = () =>
  useOperation(duplicateFood, (copy: { id: string; attempt: object }) => ({
    path: { id: copy.id },
    idempotencyKey: idempotencyKeyOf(copy.attempt),
  }));

/** What an import would save; nothing is saved. */
export const tryFoodImport = (
  scope: ApiScope,
  body: BodyOf<'importFoods'>,
): Promise<AnswerOf<'importFoods'>> => importFoods.call(scope, { body: { ...body, isTrial: true } });
/** Saves the foods of a table, all or none. The same body sent twice is saved once. */
export const useImportFoods = () =>
  useOperation(
    importFoods,
    (body: BodyOf<'importFoods'>) => ({
      body,
      idempotencyKey: idempotencyKeyOf(body),
    }),
    TOUCHED,
  );

/** The first active foods that a text finds. */
export const findFoods = async (
  scope: ApiScope,
  { search, language }: { search: string; language: 'es' | 'en' },
  signal: AbortSignal,
) => (await listFoods.call(scope, { query: { search, language, isActive: true, limit: 20 }, signal })).items;

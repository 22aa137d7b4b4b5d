import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type AnswerOf, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type { Dish, DishSummary, RecipeReading } from './generated/schema.ts';
export type DishesQuery = QueryOf<'listDishes'>;

const listDishes = operation('listDishes');
const createDish = operation('createDish');
const getDish = operation('getDish');
const updateDish = operation('updateDish');
const deleteDish = operation('deleteDish');
const restoreDish = operation('restoreDish');
const duplicateDish = operation('duplicateDish');
const readRecipeOperation = operation('readRecipe');

/** Dishes of the catalogue and of the account, page by page; those found before stay until the next have loaded. */
export const useDishPages = (query: DishesQuery = {}) =>
  useInfiniteQuery({ ...pagesOptions(useApi(), listDishes, { query }), placeholderData: keepPreviousData });
export const useDish = (id: string) => useQuery(readOptions(useApi(), getDish, { path: { id } }));

export const useCreateDish = () =>
  useOperation(createDish, (body: BodyOf<'createDish'>) => ({
    body,
    idempotencyKey: idempotencyKeyOf(body),
  }));
export const useUpdateDish = () =>
  useOperation(updateDish, (change: { id: string; version: number; body: BodyOf<'updateDish'> }) => ({
    path: { id: change.id },
    version: change.version,
    body: change.body,
  }));
export const useDeleteDish = () => useOperation(deleteDish, (id: string) => ({ path: { id } }));
/** Brings a deleted dish back. */
export const useRestoreDish = () =>
  useOperation(restoreDish, (restored: { id: string; attempt: object }) => ({
    path: { id: restored.id },
    idempotencyKey: idempotencyKeyOf(restored.attempt),
  }));
/** Copies a dish into one of the account. */
export const useDuplicateDish = () =>
  useOperation(duplicateDish, (copy: { id: string; attempt: object }) => ({
    path: { id: copy.id },
    idempotencyKey: idempotencyKeyOf(copy.attempt),
  }));

/** What the text of a recipe says; nothing is stored. */
export const readRecipe = (scope: ApiScope, text: string): Promise<AnswerOf<'readRecipe'>> =>
  readRecipeOperation.call(scope, { body: { text } });

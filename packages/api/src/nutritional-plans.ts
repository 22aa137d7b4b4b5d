import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type { NutritionalPlan } from './generated/schema.ts';
type PlansQuery = QueryOf<'listNutritionalPlans'>;

const listNutritionalPlans = operation('listNutritionalPlans');
const createNutritionalPlan = operation('createNutritionalPlan');
const getNutritionalPlan = operation('getNutritionalPlan');
const updateNutritionalPlan = operation('updateNutritionalPlan');
const deleteNutritionalPlan = operation('deleteNutritionalPlan');
const duplicateNutritionalPlan = operation('duplicateNutritionalPlan');

/** Other features whose data changes with the plans: the patient's timeline. */
const TOLD_BY = ['patients'];

const plansQuery = (scope: ApiScope, patientId: string, query: PlansQuery) =>
  pagesOptions(scope, listNutritionalPlans, { path: { patientId }, query });
const planQuery = (scope: ApiScope, id: string) => readOptions(scope, getNutritionalPlan, { path: { id } });

/** The latest of them, as one list. */
export const latestPlansQuery = (scope: ApiScope, patientId: string) =>
  readOptions(scope, listNutritionalPlans, { path: { patientId }, query: { limit: 100 } });

/** The nutritional plans of a patient, the latest start first, page by page. */
export const useNutritionalPlanPages = (patientId: string, query: PlansQuery = {}) =>
  useInfiniteQuery(plansQuery(useApi(), patientId, query));
export const useNutritionalPlan = (id: string) => useQuery(planQuery(useApi(), id));

export const useCreateNutritionalPlan = () =>
  useOperation(
    createNutritionalPlan,
    (creation: { patientId: string; body: BodyOf<'createNutritionalPlan'> }) => ({
      path: { patientId: creation.patientId },
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.body),
    }),
    TOLD_BY,
  );
/** Makes another plan with the shares, the energy, the menu template and the menus of this one. */
export const useDuplicateNutritionalPlan = () =>
  useOperation(
    duplicateNutritionalPlan,
    (copy: { id: string; body: BodyOf<'duplicateNutritionalPlan'> }) => ({
      path: { id: copy.id },
      body: copy.body,
      idempotencyKey: idempotencyKeyOf(copy.body),
    }),
    TOLD_BY,
  );
export const useUpdateNutritionalPlan = () =>
  useOperation(
    updateNutritionalPlan,
    (change: { id: string; version: number; body: BodyOf<'updateNutritionalPlan'> }) => ({
      path: { id: change.id },
      version: change.version,
      body: change.body,
    }),
    TOLD_BY,
  );
export const useDeleteNutritionalPlan = () =>
  useOperation(
    deleteNutritionalPlan,
    (id: string) => ({ path: { id } }),
    TOLD_BY,
    (id) => id,
  );

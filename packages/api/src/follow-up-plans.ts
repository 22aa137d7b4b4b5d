import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type { FollowUpPlan, FollowUpPlanSummary, FollowUpStep } from './generated/schema.ts';
export type FollowUpPlansQuery = QueryOf<'listFollowUpPlans'>;

const listFollowUpPlans = operation('listFollowUpPlans');
const createFollowUpPlan = operation('createFollowUpPlan');
const getFollowUpPlan = operation('getFollowUpPlan');
const updateFollowUpPlan = operation('updateFollowUpPlan');
const setFollowUpPlanState = operation('setFollowUpPlanState');
const updateFollowUpStep = operation('updateFollowUpStep');
const setFollowUpStepState = operation('setFollowUpStepState');

/** Other features whose data changes with follow-up plans: the patient's timeline. */
const TOLD_BY = ['patients'];

/** The follow-up plans of a patient, page by page. */
export const useFollowUpPlanPages = (patientId: string, query: FollowUpPlansQuery = {}) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listFollowUpPlans, { path: { patientId }, query }),
    placeholderData: keepPreviousData,
  });
export const useFollowUpPlan = (id: string) =>
  useQuery(readOptions(useApi(), getFollowUpPlan, { path: { id } }));

export const useCreateFollowUpPlan = () =>
  useOperation(
    createFollowUpPlan,
    (creation: { patientId: string; body: BodyOf<'createFollowUpPlan'> }) => ({
      path: { patientId: creation.patientId },
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.body),
    }),
    TOLD_BY,
  );
export const useUpdateFollowUpPlan = () =>
  useOperation(
    updateFollowUpPlan,
    (change: { id: string; version: number; body: BodyOf<'updateFollowUpPlan'> }) => ({
      path: { id: change.id },
      version: change.version,
      body: change.body,
    }),
    TOLD_BY,
  );
/** Moves a follow-up plan on, completes or cancels it. */
export const useSetFollowUpPlanState = () =>
  useOperation(
    setFollowUpPlanState,
    (change: { id: string; body: BodyOf<'setFollowUpPlanState'> }) => ({
      path: { id: change.id },
      body: change.body,
    }),
    TOLD_BY,
  );
export const useUpdateFollowUpStep = () =>
  useOperation(
    updateFollowUpStep,
    (change: { id: string; version: number; body: BodyOf<'updateFollowUpStep'> }) => ({
      path: { id: change.id },
      version: change.version,
      body: change.body,
    }),
    TOLD_BY,
  );
/** Completes or reopens a step. */
export const useSetFollowUpStepState = () =>
  useOperation(
    setFollowUpStepState,
    (change: { id: string; isDone: boolean }) => ({
      path: { id: change.id },
      body: { isDone: change.isDone },
    }),
    TOLD_BY,
  );

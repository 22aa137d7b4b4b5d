import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type BodyOf, type QueryOf } from './runtime/operation.ts';
import type { FollowUpTemplate } from './generated/schema.ts';

export type {
  FollowUpBoardLine,
  FollowUpPlan,
  FollowUpPlanSummary,
  FollowUpStep,
  FollowUpTemplate,
  FollowUpTemplateStep,
} from './generated/schema.ts';
export type FollowUpPlansQuery = QueryOf<'listFollowUpPlans'>;
export type RunningFollowUpsQuery = QueryOf<'listRunningFollowUps'>;

const listFollowUpPlans = operation('listFollowUpPlans');
const listRunningFollowUps = operation('listRunningFollowUps');
const createFollowUpPlan = operation('createFollowUpPlan');
const getFollowUpPlan = operation('getFollowUpPlan');
const updateFollowUpPlan = operation('updateFollowUpPlan');
const setFollowUpPlanState = operation('setFollowUpPlanState');
const updateFollowUpStep = operation('updateFollowUpStep');
const setFollowUpStepState = operation('setFollowUpStepState');
const listFollowUpTemplates = operation('listFollowUpTemplates');
const createFollowUpTemplateStep = operation('createFollowUpTemplateStep');
const updateFollowUpTemplateStep = operation('updateFollowUpTemplateStep');
const deleteFollowUpTemplateStep = operation('deleteFollowUpTemplateStep');
const moveFollowUpTemplateStep = operation('moveFollowUpTemplateStep');
const resetFollowUpTemplate = operation('resetFollowUpTemplate');

/** Other features whose data changes with follow-up plans: the patient's timeline. */
const TOLD_BY = ['patients'];

/** The follow-up plans of a patient, page by page. */
export const useFollowUpPlanPages = (patientId: string, query: FollowUpPlansQuery = {}) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listFollowUpPlans, { path: { patientId }, query }),
    placeholderData: keepPreviousData,
  });
/** The running follow-up plans of the account, page by page. */
export const useRunningFollowUpPages = (query: RunningFollowUpsQuery) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listRunningFollowUps, { query }),
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

/** The account's templates, one for each type. */
export const useFollowUpTemplates = () => useQuery(readOptions(useApi(), listFollowUpTemplates));

type TemplateType = FollowUpTemplate['type'];
interface NamedStep {
  type: TemplateType;
  id: string;
}

export const useCreateFollowUpTemplateStep = () =>
  useOperation(
    createFollowUpTemplateStep,
    (creation: { type: TemplateType; body: BodyOf<'createFollowUpTemplateStep'> }) => ({
      path: { type: creation.type },
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.body),
    }),
  );
export const useUpdateFollowUpTemplateStep = () =>
  useOperation(
    updateFollowUpTemplateStep,
    (change: NamedStep & { version: number; body: BodyOf<'updateFollowUpTemplateStep'> }) => ({
      path: { type: change.type, id: change.id },
      version: change.version,
      body: change.body,
    }),
  );
export const useDeleteFollowUpTemplateStep = () =>
  useOperation(deleteFollowUpTemplateStep, (step: NamedStep & { version: number }) => ({
    path: { type: step.type, id: step.id },
    version: step.version,
  }));
/** Puts a step before another one of a phase, or last in it. */
export const useMoveFollowUpTemplateStep = () =>
  useOperation(
    moveFollowUpTemplateStep,
    (move: NamedStep & { body: BodyOf<'moveFollowUpTemplateStep'> }) => ({
      path: { type: move.type, id: move.id },
      body: move.body,
    }),
  );
export const useResetFollowUpTemplate = () =>
  useOperation(resetFollowUpTemplate, (template: { type: TemplateType; version: number }) => ({
    path: { type: template.type },
    version: template.version,
  }));

import { useQuery } from '@tanstack/react-query';
import { useApi } from '../runtime/context.tsx';
import { idempotencyKeyOf, readOptions, useOperation } from '../runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf } from '../runtime/operation.ts';

export type { CgmRecommendation, CgmRecommendationTemplate } from '../generated/schema.ts';

const listCgmRecommendations = operation('listCgmRecommendations');
const createCgmRecommendation = operation('createCgmRecommendation');
const updateCgmRecommendation = operation('updateCgmRecommendation');
const deleteCgmRecommendation = operation('deleteCgmRecommendation');
const restoreCgmRecommendation = operation('restoreCgmRecommendation');
const moveCgmRecommendation = operation('moveCgmRecommendation');
const listCgmRecommendationTemplates = operation('listCgmRecommendationTemplates');
const createCgmRecommendationTemplate = operation('createCgmRecommendationTemplate');
const updateCgmRecommendationTemplate = operation('updateCgmRecommendationTemplate');
const deleteCgmRecommendationTemplate = operation('deleteCgmRecommendationTemplate');
const moveCgmRecommendationTemplate = operation('moveCgmRecommendationTemplate');

export const cgmRecommendationsQuery = (scope: ApiScope, medicalTestId: string) =>
  readOptions(scope, listCgmRecommendations, { path: { medicalTestId }, query: { limit: 100 } });

/** The recommendations of a test and of its events, in their order: all of them. */
export const useCgmRecommendations = (medicalTestId: string) =>
  useQuery(cgmRecommendationsQuery(useApi(), medicalTestId));

interface Named {
  medicalTestId: string;
  recommendationId: string;
}
const pathOf = ({ medicalTestId, recommendationId }: Named) => ({ medicalTestId, recommendationId });

export const useCreateCgmRecommendation = () =>
  useOperation(
    createCgmRecommendation,
    (creation: { medicalTestId: string; body: BodyOf<'createCgmRecommendation'> }) => ({
      path: { medicalTestId: creation.medicalTestId },
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.body),
    }),
  );
export const useUpdateCgmRecommendation = () =>
  useOperation(
    updateCgmRecommendation,
    (change: Named & { version: number; body: BodyOf<'updateCgmRecommendation'> }) => ({
      path: pathOf(change),
      version: change.version,
      body: change.body,
    }),
  );
export const useDeleteCgmRecommendation = () =>
  useOperation(deleteCgmRecommendation, (named: Named) => ({ path: pathOf(named) }));
export const useRestoreCgmRecommendation = () =>
  useOperation(restoreCgmRecommendation, (named: Named) => ({
    path: pathOf(named),
    idempotencyKey: idempotencyKeyOf(named),
  }));
export const useMoveCgmRecommendation = () =>
  useOperation(moveCgmRecommendation, (move: Named & { beforeId: string | null }) => ({
    path: pathOf(move),
    body: { beforeId: move.beforeId },
  }));

export const cgmRecommendationTemplatesQuery = (scope: ApiScope) =>
  readOptions(scope, listCgmRecommendationTemplates, { query: { limit: 100 } });

/** The account's templates. */
export const useCgmRecommendationTemplates = () => useQuery(cgmRecommendationTemplatesQuery(useApi()));

export const useCreateCgmRecommendationTemplate = () =>
  useOperation(
    createCgmRecommendationTemplate,
    (creation: { body: BodyOf<'createCgmRecommendationTemplate'> }) => ({
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.body),
    }),
  );
export const useUpdateCgmRecommendationTemplate = () =>
  useOperation(
    updateCgmRecommendationTemplate,
    (change: { id: string; version: number; body: BodyOf<'updateCgmRecommendationTemplate'> }) => ({
      path: { id: change.id },
      version: change.version,
      body: change.body,
    }),
  );
export const useDeleteCgmRecommendationTemplate = () =>
  useOperation(deleteCgmRecommendationTemplate, (template: { id: string }) => ({
    path: { id: template.id },
  }));
export const useMoveCgmRecommendationTemplate = () =>
  useOperation(moveCgmRecommendationTemplate, (move: { id: string; beforeId: string | null }) => ({
    path: { id: move.id },
    body: { beforeId: move.beforeId },
  }));

import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, useOperation } from './runtime/hooks.ts';
import { operation, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type { Survey } from './generated/schema.ts';
export type SurveysQuery = QueryOf<'listSurveys'>;

const listSurveys = operation('listSurveys');
const createSurvey = operation('createSurvey');
const withdrawSurvey = operation('withdrawSurvey');
const markSurveyRead = operation('markSurveyRead');

/** Surveys sent to a patient as a link, latest first, page by page. */
export const useSurveyPages = (patientId: string, query: SurveysQuery = {}) =>
  useInfiniteQuery(pagesOptions(useApi(), listSurveys, { path: { patientId }, query }));

export const useCreateSurvey = (patientId: string) =>
  useOperation(
    createSurvey,
    (body: BodyOf<'createSurvey'>) => ({
      path: { patientId },
      body,
      idempotencyKey: idempotencyKeyOf(body),
    }),
    // The patient's timeline.
    ['patients'],
  );
export const useWithdrawSurvey = () =>
  useOperation(withdrawSurvey, (id: string) => ({ path: { id } }), ['dashboard']);
export const useMarkSurveyRead = () =>
  useOperation(markSurveyRead, (id: string) => ({ path: { id } }), ['dashboard']);

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type QueryOf } from './runtime/operation.ts';
import type { WorklistLine } from './generated/schema.ts';

export type {
  ClinicSetup,
  Dashboard,
  DashboardCard,
  DashboardCardId,
  DashboardEvolution,
  NewPatient,
  SetupStepId,
  TodayVisit,
  VisitChange,
  WorklistKind,
  WorklistLine,
} from './generated/schema.ts';
export type DashboardQuery = QueryOf<'getDashboard'>;
export type WorklistQuery = QueryOf<'listWorklist'>;

/** How old figures on screen may get before they are refetched in the background. */
const REFRESH_MS = 60_000;

const getClinicSetup = operation('getClinicSetup');
const getDashboard = operation('getDashboard');
const listTodayVisits = operation('listTodayVisits');
const listWorklist = operation('listWorklist');
const reviewWorklistLine = operation('reviewWorklistLine');
const undoWorklistReview = operation('undoWorklistReview');

export const dashboardQuery = (scope: ApiScope, query: DashboardQuery = {}) =>
  readOptions(scope, getDashboard, { query });

/**
 * The figures of a period. Those of the previous period stay until the others have loaded, but never those of another
 * account; they are refetched every minute and when the window regains focus.
 */
export const useDashboard = (query: DashboardQuery = {}) => {
  const scope = useApi();
  return useQuery({
    ...dashboardQuery(scope, query),
    placeholderData: (previous, last) => (last?.queryKey[1] === scope.accountId ? previous : undefined),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
};

/** Who needs the person, page by page. */
export const useWorklistPages = (query: WorklistQuery = {}) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listWorklist, { query }),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });

/** Today's visits, page by page. */
export const useTodayVisitPages = (query: QueryOf<'listTodayVisits'> = {}) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listTodayVisits, { query }),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });

type LineKey = Pick<WorklistLine, 'kind' | 'subjectId' | 'cause'>;

export const useReviewWorklistLine = () =>
  useOperation(reviewWorklistLine, (line: LineKey) => ({
    path: { kind: line.kind, subjectId: line.subjectId },
    body: { cause: line.cause },
    idempotencyKey: idempotencyKeyOf(line),
  }));

export const useUndoWorklistReview = () =>
  useOperation(undoWorklistReview, (line: LineKey) => ({
    path: { kind: line.kind, subjectId: line.subjectId },
  }));

/** The first steps of the clinic, for administrators; read again whenever the person comes back to it. */
export const useClinicSetup = ({ enabled = true } = {}) =>
  useQuery({
    ...readOptions(useApi(), getClinicSetup),
    enabled,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from '../runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from '../runtime/operation.ts';

export type {
  CgmEvent,
  CgmEventComparison,
  CgmEventPage,
  CgmEventResponse,
  CgmEventWrite,
  CgmFoodResponse,
  CgmLoggedMeal,
  CgmMealRanking,
  CgmNamedFood,
  CgmResponseFigures,
  CgmResponseTrace,
} from '../generated/schema.ts';

type EventsQuery = QueryOf<'listCgmEvents'>;
export type MealGrouping = NonNullable<QueryOf<'getCgmMealRanking'>['by']>;
type EventWrite = BodyOf<'createCgmEvent'>;

const listCgmEvents = operation('listCgmEvents');
const getCgmEvent = operation('getCgmEvent');
const createCgmEvent = operation('createCgmEvent');
const updateCgmEvent = operation('updateCgmEvent');
const deleteCgmEvent = operation('deleteCgmEvent');
const compareCgmEvent = operation('compareCgmEvent');
const getCgmMealRanking = operation('getCgmMealRanking');
const listCgmMealResponses = operation('listCgmMealResponses');

export const cgmEventsQuery = (scope: ApiScope, medicalTestId: string, query: EventsQuery = {}) =>
  readOptions(scope, listCgmEvents, { path: { medicalTestId }, query });

/** The events of a test in one page: those of a day, or the latest. */
export const useCgmEvents = (medicalTestId: string, query: EventsQuery = {}) =>
  useQuery(cgmEventsQuery(useApi(), medicalTestId, query));

/** The events of a test, page by page. */
export const useCgmEventPages = (medicalTestId: string, query: EventsQuery = {}) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listCgmEvents, { path: { medicalTestId }, query }),
    placeholderData: keepPreviousData,
  });

export const useCgmEvent = (medicalTestId: string, eventId: string) =>
  useQuery(readOptions(useApi(), getCgmEvent, { path: { medicalTestId, eventId } }));

/** The readings of an event, and those of this patient's others of its type. */
export const useCgmEventComparison = (medicalTestId: string, eventId: string) =>
  useQuery(readOptions(useApi(), compareCgmEvent, { path: { medicalTestId, eventId } }));

/** Meals by their response, counted by name, by dish or by each food. */
export const useCgmMealRanking = (medicalTestId: string, by: MealGrouping = 'NAME') =>
  useQuery({
    ...readOptions(useApi(), getCgmMealRanking, { path: { medicalTestId }, query: { by } }),
  });

/** Meals of a patient that consist of foods, and the responses to them and to their foods. */
export const useCgmMealResponses = (patientId: string) =>
  useQuery({
    ...readOptions(useApi(), listCgmMealResponses, { path: { patientId } }),
    staleTime: 60_000,
  });

export const useCreateCgmEvent = (medicalTestId: string) =>
  useOperation(createCgmEvent, (body: EventWrite) => ({
    path: { medicalTestId },
    body,
    idempotencyKey: idempotencyKeyOf(body),
  }));

export const useUpdateCgmEvent = (medicalTestId: string) =>
  useOperation(updateCgmEvent, (change: { id: string; version: number; body: BodyOf<'updateCgmEvent'> }) => ({
    path: { medicalTestId, eventId: change.id },
    version: change.version,
    body: change.body,
  }));

export const useDeleteCgmEvent = (medicalTestId: string) =>
  useOperation(
    deleteCgmEvent,
    (eventId: string) => ({ path: { medicalTestId, eventId } }),
    [],
    (eventId) => eventId,
  );

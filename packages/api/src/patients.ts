import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type {
  AssignedSpecialist,
  Patient,
  PatientAccess,
  PatientBulkChange,
  PatientBulkResult,
  PatientLabel,
  PatientSummary,
  PatientView,
  PatientViewSettings,
  PatientWrite,
  SimilarPatient,
} from './generated/schema.ts';
export type PatientsQuery = QueryOf<'listPatients'>;
/** The filters and order of the list, the columns, and the language of the file. */
export type PatientsExport = QueryOf<'exportPatients'>;

const listPatients = operation('listPatients');
const getPatient = operation('getPatient');
const createPatient = operation('createPatient');
const updatePatient = operation('updatePatient');
const exportPatients = operation('exportPatients');
const changePatients = operation('changePatients');
const undoPatientChanges = operation('undoPatientChanges');
const findSimilarPatients = operation('findSimilarPatients');
const listPatientTags = operation('listPatientTags');
const listPatientViews = operation('listPatientViews');
const savePatientView = operation('savePatientView');
const deletePatientView = operation('deletePatientView');

export const patientsQuery = (scope: ApiScope, query: PatientsQuery = {}) =>
  readOptions(scope, listPatients, { query });
export const patientQuery = (scope: ApiScope, id: string) => readOptions(scope, getPatient, { path: { id } });

/** One page of patients; the previous page stays until the next one has loaded. */
export const usePatients = (query: PatientsQuery = {}) =>
  useQuery({ ...patientsQuery(useApi(), query), placeholderData: keepPreviousData });
/** The same, page by page. */
export const usePatientPages = (query: PatientsQuery = {}) =>
  useInfiniteQuery(pagesOptions(useApi(), listPatients, { query }));
export const usePatient = (id: string) => useQuery(patientQuery(useApi(), id));
/** The patient as far as already fetched; never asks the server, which would log an access. */
export const useKnownPatient = (id: string | undefined) =>
  useQuery({ ...patientQuery(useApi(), id ?? ''), enabled: false }).data;

export const useCreatePatient = () =>
  useOperation(createPatient, (body: BodyOf<'createPatient'>) => ({
    body,
    idempotencyKey: idempotencyKeyOf(body),
  }));
export const useUpdatePatient = () =>
  useOperation(updatePatient, (change: { id: string; version: number; body: BodyOf<'updatePatient'> }) => ({
    path: { id: change.id },
    version: change.version,
    body: change.body,
  }));

/** The first patients that match, for a search-as-you-type; `signal` aborts it. */
export const findPatients = async (scope: ApiScope, search: string, signal: AbortSignal) =>
  (await listPatients.call(scope, { query: { search, limit: 8 }, signal })).items;

/** Returns the text of the CSV file. */
export const useExportPatients = () =>
  useOperation(exportPatients, (query: PatientsExport) => ({ query }), ['audit-log']);
/** Changes many at once; the answer identifies the action, to undo it. */
export const useChangePatients = () =>
  useOperation(
    changePatients,
    (body: BodyOf<'changePatients'>) => ({ body, idempotencyKey: idempotencyKeyOf(body) }),
    ['medical-tests', 'dashboard'],
  );
export const useUndoPatientChanges = () =>
  useOperation(undoPatientChanges, (changeId: string) => ({ path: { changeId } }), [
    'medical-tests',
    'dashboard',
  ]);
/** Finds existing patients who could be the same person, except the one being edited; `signal` aborts it. */
export function useFindSimilarPatients(exceptId?: string) {
  const scope = useApi();
  return useCallback(
    (person: BodyOf<'findSimilarPatients'>, signal: AbortSignal) =>
      findSimilarPatients.call(scope, {
        body: exceptId === undefined ? person : { ...person, exceptId },
        signal,
      }),
    [scope, exceptId],
  );
}
/** The tags and coupons in use. */
export const usePatientTags = ({ enabled = true } = {}) =>
  useQuery({ ...readOptions(useApi(), listPatientTags), enabled });
export const usePatientViews = () => useQuery(readOptions(useApi(), listPatientViews));
export const useSavePatientView = () =>
  useOperation(savePatientView, (body: BodyOf<'savePatientView'>) => ({ body }));
export const useDeletePatientView = () =>
  useOperation(deletePatientView, (viewId: string) => ({ path: { viewId } }));

export type {
  NamedPerson,
  PatientAccessAct,
  PatientAccessArea,
  PatientAccessLine,
  PatientAlert,
  PatientRecordSummary,
  PatientWeight,
  TimelineEntry,
  TimelineKind,
  TimelineTopic,
} from './generated/schema.ts';
export type TimelineQuery = QueryOf<'listPatientTimeline'>;
export type PatientAccessQuery = QueryOf<'listPatientAccess'>;

const getPatientSummary = operation('getPatientSummary');
const listPatientTimeline = operation('listPatientTimeline');
const listPatientAccess = operation('listPatientAccess');
const setPatientState = operation('setPatientState');
const setPatientSpecialists = operation('setPatientSpecialists');

/** How old the summary above every screen of a record may get before it is refetched in the background. */
const SUMMARY_MS = 60_000;

/** What matters now about a patient; refetched every minute, since others work on the record too. */
export const usePatientSummary = (patientId: string) =>
  useQuery({
    ...readOptions(useApi(), getPatientSummary, { path: { patientId } }),
    refetchInterval: SUMMARY_MS,
    refetchOnWindowFocus: true,
  });

/** What has happened to a patient, page by page; refetched whenever it is opened. */
export const usePatientTimelinePages = (patientId: string, query: TimelineQuery = {}) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listPatientTimeline, { path: { patientId }, query }),
    staleTime: 0,
  });

/** Who read or changed a patient's record, page by page; refetched whenever it is opened. */
export const usePatientAccessPages = (patientId: string, query: PatientAccessQuery = {}) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listPatientAccess, { path: { patientId }, query }),
    staleTime: 0,
  });

export const useSetPatientState = () =>
  useOperation(
    setPatientState,
    (change: { patientId: string; version: number; body: BodyOf<'setPatientState'> }) => ({
      path: { patientId: change.patientId },
      version: change.version,
      body: change.body,
    }),
    ['dashboard'],
  );
export const useSetPatientSpecialists = () =>
  useOperation(
    setPatientSpecialists,
    (change: { patientId: string; version: number; body: BodyOf<'setPatientSpecialists'> }) => ({
      path: { patientId: change.patientId },
      version: change.version,
      body: change.body,
    }),
    ['dashboard', 'medical-tests', 'users'],
  );

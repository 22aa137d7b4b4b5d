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

/** One page of patients; the page before stays until the next one is there. */
export const usePatients = (query: PatientsQuery = {}) =>
  useQuery({ ...patientsQuery(useApi(), query), placeholderData: keepPreviousData });
/** The same, page after page. */
export const usePatientPages = (query: PatientsQuery = {}) =>
  useInfiniteQuery(pagesOptions(useApi(), listPatients, { query }));
export const usePatient = (id: string) => useQuery(patientQuery(useApi(), id));

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

/** The first patients that match, for a search that answers while one types; `signal` breaks it off. */
export const findPatients = async (scope: ApiScope, search: string, signal: AbortSignal) =>
  (await listPatients.call(scope, { query: { search, limit: 8 }, signal })).items;

/** Answers the text of the CSV file. */
export const useExportPatients = () =>
  useOperation(exportPatients, (query: PatientsExport) => ({ query }), ['audit-log']);
/** Changes many at once; what it answers names the act, to take it back. */
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
/** Asks who could be the same person, leaving out whoever is being edited; `signal` breaks it off. */
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
export const usePatientTags = () => useQuery(readOptions(useApi(), listPatientTags));
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

/** How old what stands above every screen of a record may get before it is read again, quietly. */
const SUMMARY_MS = 60_000;

/** What matters now about a patient; read again every minute, since others work on the record too. */
export const usePatientSummary = (patientId: string) =>
  useQuery({
    ...readOptions(useApi(), getPatientSummary, { path: { patientId } }),
    refetchInterval: SUMMARY_MS,
    refetchOnWindowFocus: true,
  });

/** What has happened to a patient, page after page; read anew whenever it is looked at. */
export const usePatientTimelinePages = (patientId: string, query: TimelineQuery = {}) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listPatientTimeline, { path: { patientId }, query }),
    staleTime: 0,
  });

/** Who read or changed a patient's record, page after page; read anew whenever it is looked at. */
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

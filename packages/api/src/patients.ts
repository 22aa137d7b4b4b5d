import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type {
  AssignedSpecialist,
  Patient,
  PatientAccess,
  PatientSummary,
  PatientWrite,
} from './generated/schema.ts';
export type PatientsQuery = QueryOf<'listPatients'>;

const listPatients = operation('listPatients');
const getPatient = operation('getPatient');
const createPatient = operation('createPatient');
const updatePatient = operation('updatePatient');

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

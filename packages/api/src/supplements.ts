import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { cacheKey, idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type {
  PatientSupplement,
  Supplement,
  SupplementContext,
  SupplementPreview,
} from './generated/schema.ts';
export type SupplementsQuery = QueryOf<'listSupplements'>;
export type PatientSupplementsQuery = QueryOf<'listPatientSupplements'>;

const listSupplements = operation('listSupplements');
const createSupplement = operation('createSupplement');
const getSupplement = operation('getSupplement');
const updateSupplement = operation('updateSupplement');
const deleteSupplement = operation('deleteSupplement');
const duplicateSupplement = operation('duplicateSupplement');
const listPatientSupplements = operation('listPatientSupplements');
const createPatientSupplement = operation('createPatientSupplement');
const getPatientSupplement = operation('getPatientSupplement');
const updatePatientSupplement = operation('updatePatientSupplement');
const setPatientSupplementState = operation('setPatientSupplementState');
const getSupplementContext = operation('getSupplementContext');
const previewPatientSupplement = operation('previewPatientSupplement');
const deletePatientSupplement = operation('deletePatientSupplement');

/** Other features whose data changes with a patient's supplements: the patient's timeline. */
const TOLD_BY = ['patients'];

/** Supplements of the catalogue and of the account, page by page; those found before stay until the next have loaded. */
export const useSupplementPages = (query: SupplementsQuery = {}) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listSupplements, { query }),
    placeholderData: keepPreviousData,
  });
const supplementQuery = (scope: ApiScope, id: string) => readOptions(scope, getSupplement, { path: { id } });
export const useSupplement = (id: string) => useQuery(supplementQuery(useApi(), id));
/** The first supplements that a text finds. */
export const findSupplements = async (
  scope: ApiScope,
  { search, language }: { search: string; language: 'es' | 'en' },
  signal: AbortSignal,
) => (await listSupplements.call(scope, { query: { search, language, limit: 20 }, signal })).items;

export const useCreateSupplement = () =>
  useOperation(createSupplement, (body: BodyOf<'createSupplement'>) => ({
    body,
    idempotencyKey: idempotencyKeyOf(body),
  }));
export const useUpdateSupplement = () =>
  useOperation(
    updateSupplement,
    (change: { id: string; version: number; body: BodyOf<'updateSupplement'> }) => ({
      path: { id: change.id },
      version: change.version,
      body: change.body,
    }),
  );
export const useDeleteSupplement = () => useOperation(deleteSupplement, (id: string) => ({ path: { id } }));
/** Copies a supplement into one of the account. */
export const useDuplicateSupplement = () =>
  useOperation(duplicateSupplement, (copy: { id: string; attempt: object }) => ({
    path: { id: copy.id },
    idempotencyKey: idempotencyKeyOf(copy.attempt),
  }));

/** The supplements of a patient, page by page. */
export const usePatientSupplementPages = (patientId: string, query: PatientSupplementsQuery = {}) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listPatientSupplements, { path: { patientId }, query }),
    placeholderData: keepPreviousData,
  });
/** All active supplements of a patient: as many as one page has, the limit for a patient. */
export const useActiveSupplements = (patientId: string) =>
  useQuery(
    readOptions(useApi(), listPatientSupplements, {
      path: { patientId },
      query: { isActive: true, limit: 100 },
    }),
  );
export const usePatientSupplement = (id: string) =>
  useQuery(readOptions(useApi(), getPatientSupplement, { path: { id } }));

/** What a patient's intake is judged with: age, sex, pregnancy, weight and what the record says. */
export const useSupplementContext = (patientId: string) =>
  useQuery(readOptions(useApi(), getSupplementContext, { path: { patientId } }));

/**
 * The new totals and duplicates of what is not saved yet; the last ones stay until the next have come. Nothing is asked
 * while there is no body.
 */
export function useSupplementPreview(
  patientId: string,
  body: BodyOf<'previewPatientSupplement'> | null,
  replaces: string | undefined,
) {
  const scope = useApi();
  return useQuery({
    queryKey: [
      ...cacheKey(previewPatientSupplement.word, scope.accountId),
      'preview',
      patientId,
      body,
      replaces,
    ],
    queryFn: body
      ? ({ signal }) =>
          previewPatientSupplement.call(scope, {
            path: { patientId },
            query: replaces === undefined ? {} : { replaces },
            body,
            signal,
          })
      : skipToken,
    placeholderData: keepPreviousData,
  });
}

export const useCreatePatientSupplement = () =>
  useOperation(
    createPatientSupplement,
    (creation: { patientId: string; body: BodyOf<'createPatientSupplement'> }) => ({
      path: { patientId: creation.patientId },
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.body),
    }),
    TOLD_BY,
  );
export const useUpdatePatientSupplement = () =>
  useOperation(
    updatePatientSupplement,
    (change: { id: string; version: number; body: BodyOf<'updatePatientSupplement'> }) => ({
      path: { id: change.id },
      version: change.version,
      body: change.body,
    }),
    TOLD_BY,
  );
/** Activates or deactivates a supplement of a patient. */
export const useSetPatientSupplementState = () =>
  useOperation(
    setPatientSupplementState,
    (change: { id: string; isActive: boolean }) => ({
      path: { id: change.id },
      body: { isActive: change.isActive },
    }),
    TOLD_BY,
  );
export const useDeletePatientSupplement = () =>
  useOperation(
    deletePatientSupplement,
    (id: string) => ({ path: { id } }),
    TOLD_BY,
    (id) => id,
  );

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from '../runtime/hooks.ts';
import { operation, type AnswerOf, type ApiScope, type BodyOf, type QueryOf } from '../runtime/operation.ts';

export type {
  PatientImport,
  PatientImportDetails,
  PatientImportFindings,
  PatientImportProblem,
  PatientImportQuestion,
  PatientImportSettings,
  PatientImportSheet,
  PatientImportState,
} from '../generated/schema.ts';

const createPatientImport = operation('createPatientImport');
const listPatientImports = operation('listPatientImports');
const getPatientImport = operation('getPatientImport');
const discardPatientImport = operation('discardPatientImport');
const checkPatientImport = operation('checkPatientImport');
const listPatientImportProblems = operation('listPatientImportProblems');
const exportPatientImportProblems = operation('exportPatientImportProblems');
const runPatientImport = operation('runPatientImport');
const undoPatientImport = operation('undoPatientImport');

export const patientImportQuery = (scope: ApiScope, importId: string) =>
  readOptions(scope, getPatientImport, { path: { importId } });

/** A preview of a file read with other settings; nothing is stored. */
export const lookAtImport = (
  scope: ApiScope,
  importId: string,
  layout: QueryOf<'getPatientImport'>,
): Promise<AnswerOf<'getPatientImport'>> =>
  getPatientImport.call(scope, { path: { importId }, query: layout });

export const usePatientImport = (importId: string) => useQuery(patientImportQuery(useApi(), importId));
/** Imports, page by page, newest first. */
export const usePatientImportPages = () => useInfiniteQuery(pagesOptions(useApi(), listPatientImports));
/** The rows that are left out, page by page; fetched after the dry run of an import. */
export const usePatientImportProblemPages = (importId: string, isEnabled: boolean) =>
  useInfiniteQuery({
    ...pagesOptions(useApi(), listPatientImportProblems, { path: { importId }, query: { limit: 100 } }),
    enabled: isEnabled,
  });

export const useCreatePatientImport = () =>
  useOperation(createPatientImport, (body: BodyOf<'createPatientImport'>) => ({
    body,
    idempotencyKey: idempotencyKeyOf(body),
  }));
export const useCheckPatientImport = () =>
  useOperation(checkPatientImport, (check: { importId: string; body: BodyOf<'checkPatientImport'> }) => ({
    path: { importId: check.importId },
    body: check.body,
  }));
export const useDiscardPatientImport = () =>
  useOperation(discardPatientImport, (importId: string) => ({ path: { importId } }));
/** Returns the text of the CSV file. */
export const useExportPatientImportProblems = () =>
  useOperation(
    exportPatientImportProblems,
    (file: { importId: string; query: QueryOf<'exportPatientImportProblems'> }) => ({
      path: { importId: file.importId },
      query: file.query,
    }),
    ['audit-log'],
  );

/** Imports the next rows. Sending it twice imports them once. */
export const runImportStep = (
  scope: ApiScope,
  importId: string,
  from: number,
): Promise<AnswerOf<'runPatientImport'>> =>
  runPatientImport.call(scope, { path: { importId }, body: { from } });

/** Undoes the next patients. Sending it twice undoes the ones after them. */
export const undoImportStep = (
  scope: ApiScope,
  importId: string,
  keepChanged: boolean,
): Promise<AnswerOf<'undoPatientImport'>> =>
  undoPatientImport.call(scope, { path: { importId }, body: { keepChanged } });

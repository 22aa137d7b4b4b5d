import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, readOptions, useAutosave, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type {
  BloodDiagnosis,
  BloodDoubt,
  BloodFhirExport,
  BloodFhirRemark,
  BloodFinding,
  BloodGroup,
  BloodIndex,
  BloodProposal,
  BloodReport,
  BloodReportCreate,
  BloodReportDoubt,
  BloodReportDoubtId,
  BloodReportSummary,
  BloodResults,
  BloodResultsUpdate,
  BloodSample,
  BloodTrend,
  BloodTrendPoint,
  BloodUnreadRow,
  BloodValue,
  BloodValueWrite,
} from './generated/schema.ts';

/** Other features that show what is saved here. */
const SHOWN_BY = ['medical-tests', 'patients', 'documents'];

const importBloodReport = operation('importBloodReport');
const listBloodReports = operation('listBloodReports');
const getBloodReport = operation('getBloodReport');
const deleteBloodReport = operation('deleteBloodReport');
const importBloodFhir = operation('importBloodFhir');
const exportBloodFhir = operation('exportBloodFhir');
const getBloodResults = operation('getBloodResults');
const updateBloodResults = operation('updateBloodResults');
const listBloodTrends = operation('listBloodTrends');
const getBloodDiagnosis = operation('getBloodDiagnosis');
const updateBloodDiagnosis = operation('updateBloodDiagnosis');
const generateBloodDiagnosis = operation('generateBloodDiagnosis');
const finishBloodDiagnosis = operation('finishBloodDiagnosis');
const exportBloodDiagnosis = operation('exportBloodDiagnosis');

export const bloodReportsQuery = (scope: ApiScope, medicalTestId: string) =>
  readOptions(scope, listBloodReports, { path: { medicalTestId }, query: { limit: 100 } });
export const bloodReportQuery = (scope: ApiScope, medicalTestId: string, reportId: string) =>
  readOptions(scope, getBloodReport, { path: { medicalTestId, reportId } });
export const bloodResultsQuery = (scope: ApiScope, medicalTestId: string) =>
  readOptions(scope, getBloodResults, { path: { medicalTestId } });
export const bloodTrendsQuery = (scope: ApiScope, patientId: string) =>
  readOptions(scope, listBloodTrends, { path: { patientId } });
export const bloodDiagnosisQuery = (scope: ApiScope, medicalTestId: string) =>
  readOptions(scope, getBloodDiagnosis, { path: { medicalTestId } });

/** The reports that were read into a test: all of them, newest first. */
export const useBloodReports = (medicalTestId: string) =>
  useQuery(bloodReportsQuery(useApi(), medicalTestId));
/** A report with its proposals; null reads none. */
export const useBloodReport = (medicalTestId: string, reportId: string | null) =>
  useQuery({ ...bloodReportQuery(useApi(), medicalTestId, reportId ?? ''), enabled: reportId !== null });
export const useBloodResults = (medicalTestId: string) =>
  useQuery(bloodResultsQuery(useApi(), medicalTestId));
/** Results of all blood tests of a patient, by analyte. */
export const useBloodTrends = (patientId: string) => useQuery(bloodTrendsQuery(useApi(), patientId));

/** How often a diagnosis is read again while it is being written. */
const GENERATING_MS = 2_000;

/** The diagnosis of a test; one that is being written appears by itself. */
export const useBloodDiagnosis = (medicalTestId: string) =>
  useQuery({
    ...bloodDiagnosisQuery(useApi(), medicalTestId),
    refetchInterval: ({ state }) => (state.data?.state === 'GENERATING' ? GENERATING_MS : false),
  });

/** Reads an uploaded report; the first one puts the test in progress. */
export const useImportBloodReport = () =>
  useOperation(
    importBloodReport,
    (creation: { medicalTestId: string; body: BodyOf<'importBloodReport'> }) => ({
      path: { medicalTestId: creation.medicalTestId },
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.body),
    }),
    SHOWN_BY,
  );
export const useImportBloodFhir = () =>
  useOperation(
    importBloodFhir,
    (creation: { medicalTestId: string; body: BodyOf<'importBloodFhir'> }) => ({
      path: { medicalTestId: creation.medicalTestId },
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.body),
    }),
    SHOWN_BY,
  );
export const useDeleteBloodReport = () =>
  useOperation(
    deleteBloodReport,
    (report: { medicalTestId: string; reportId: string }) => ({ path: report }),
    SHOWN_BY,
    ({ reportId }) => reportId,
  );

/** Saves the whole set of reviewed results over the version that was displayed. */
export const useUpdateBloodResults = () =>
  useOperation(
    updateBloodResults,
    (change: { medicalTestId: string; version: number; body: BodyOf<'updateBloodResults'> }) => ({
      path: { medicalTestId: change.medicalTestId },
      version: change.version,
      body: change.body,
    }),
    SHOWN_BY,
  );

/** Has the diagnosis written; also tries again, and writes it again over the version that was displayed. */
export const useGenerateBloodDiagnosis = () =>
  useOperation(generateBloodDiagnosis, (generation: { medicalTestId: string; version: number }) => ({
    path: { medicalTestId: generation.medicalTestId },
    version: generation.version,
    idempotencyKey: idempotencyKeyOf(generation),
  }));

/** Saves the text so far. */
export const useUpdateBloodDiagnosis = () =>
  useAutosave(
    updateBloodDiagnosis,
    (change: {
      medicalTestId: string;
      version: number;
      text: NonNullable<BodyOf<'updateBloodDiagnosis'>['text']>;
    }) => ({
      path: { medicalTestId: change.medicalTestId },
      version: change.version,
      body: { text: change.text },
    }),
    (scope, { medicalTestId }) => bloodDiagnosisQuery(scope, medicalTestId),
  );

/** Finishes the diagnosis, and with it the test. */
export const useFinishBloodDiagnosis = () =>
  useOperation(
    finishBloodDiagnosis,
    (finish: { medicalTestId: string; version: number }) => ({
      path: { medicalTestId: finish.medicalTestId },
      version: finish.version,
      idempotencyKey: idempotencyKeyOf(finish),
    }),
    SHOWN_BY,
  );

/** Results and diagnosis as a PDF file. It changes nothing. */
export function useExportBloodDiagnosis() {
  const scope = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: (wanted: { medicalTestId: string; query: QueryOf<'exportBloodDiagnosis'> }) =>
      exportBloodDiagnosis.call(scope, {
        path: { medicalTestId: wanted.medicalTestId },
        query: wanted.query,
      }),
  });
}

/** The saved results in FHIR, and what it has no place for. It changes nothing. */
export function useExportBloodFhir() {
  const scope = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: (wanted: { medicalTestId: string }) =>
      exportBloodFhir.call(scope, { path: { medicalTestId: wanted.medicalTestId } }),
  });
}

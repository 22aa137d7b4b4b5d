import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../runtime/context.tsx';
import { readOptions, useAutosave, useOperation } from '../runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from '../runtime/operation.ts';

export type { CgmAnalysisFigures, CgmAnalysisSections, CgmFinalAnalysis } from '../generated/schema.ts';

const getCgmFinalAnalysis = operation('getCgmFinalAnalysis');
const updateCgmFinalAnalysis = operation('updateCgmFinalAnalysis');
const finishCgmFinalAnalysis = operation('finishCgmFinalAnalysis');
const exportCgmReport = operation('exportCgmReport');

export const cgmFinalAnalysisQuery = (scope: ApiScope, medicalTestId: string) =>
  readOptions(scope, getCgmFinalAnalysis, { path: { medicalTestId } });

/** The final analysis of a test; a cancelled test has none. */
export const useCgmFinalAnalysis = (medicalTestId: string) =>
  useQuery(cgmFinalAnalysisQuery(useApi(), medicalTestId));

/** Saves what is written so far. */
export const useUpdateCgmFinalAnalysis = () =>
  useAutosave(
    updateCgmFinalAnalysis,
    (change: {
      medicalTestId: string;
      version: number;
      sections: NonNullable<BodyOf<'updateCgmFinalAnalysis'>['sections']>;
    }) => ({
      path: { medicalTestId: change.medicalTestId },
      version: change.version,
      body: { sections: change.sections },
    }),
    (scope, { medicalTestId }) => cgmFinalAnalysisQuery(scope, medicalTestId),
  );

/** Finishes the analysis, and with it the test. */
export const useFinishCgmFinalAnalysis = () =>
  useOperation(
    finishCgmFinalAnalysis,
    (finish: { medicalTestId: string; version: number; body: BodyOf<'finishCgmFinalAnalysis'> }) => ({
      path: { medicalTestId: finish.medicalTestId },
      version: finish.version,
      body: finish.body,
    }),
    ['medical-tests', 'patients'],
  );

/** The report of a test as a PDF file. It changes nothing. */
export function useExportCgmReport() {
  const scope = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: (wanted: { medicalTestId: string; query: QueryOf<'exportCgmReport'> }) =>
      exportCgmReport.call(scope, { path: { medicalTestId: wanted.medicalTestId }, query: wanted.query }),
  });
}

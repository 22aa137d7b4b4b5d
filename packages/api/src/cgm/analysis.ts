import { useQuery } from '@tanstack/react-query';
import { useApi } from '../runtime/context.tsx';
import { readOptions, useOperation } from '../runtime/hooks.ts';
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

/** Saves what is written so far on top of the version that was displayed. */
export const useUpdateCgmFinalAnalysis = () =>
  useOperation(
    updateCgmFinalAnalysis,
    (change: {
      medicalTestId: string;
      version: number;
      sections: BodyOf<'updateCgmFinalAnalysis'>['sections'];
    }) => ({
      path: { medicalTestId: change.medicalTestId },
      version: change.version,
      body: { sections: change.sections },
    }),
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

/** The report of a test as a PDF file. */
export const useExportCgmReport = () =>
  useOperation(
    exportCgmReport,
    (wanted: { medicalTestId: string; query: QueryOf<'exportCgmReport'> }) => ({
      path: { medicalTestId: wanted.medicalTestId },
      query: wanted.query,
    }),
    [],
  );

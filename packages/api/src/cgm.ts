import { useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type {
  CgmEpisode,
  CgmFigureBasis,
  CgmFinding,
  CgmFindings,
  CgmHeatMap,
  CgmImport,
  CgmImportCreate,
  CgmReadings,
  CgmRiskCell,
  CgmRiskDay,
  CgmScore,
  CgmScoreTrend,
  CgmScores,
} from './generated/schema.ts';

/** Local days, both included; without them everything. */
export type CgmPeriod = QueryOf<'getCgmReadings'>;

const importCgmFile = operation('importCgmFile');
const listCgmImports = operation('listCgmImports');
const undoCgmImport = operation('undoCgmImport');
const getCgmReadings = operation('getCgmReadings');
const traceCgmReadings = operation('traceCgmReadings');
const getCgmScores = operation('getCgmScores');
const getCgmHeatMap = operation('getCgmHeatMap');
const getCgmFindings = operation('getCgmFindings');

export const cgmImportsQuery = (scope: ApiScope, medicalTestId: string) =>
  readOptions(scope, listCgmImports, { path: { medicalTestId } });
export const cgmReadingsQuery = (scope: ApiScope, medicalTestId: string, query: CgmPeriod = {}) =>
  readOptions(scope, getCgmReadings, { path: { medicalTestId }, query });
export const cgmScoresQuery = (scope: ApiScope, medicalTestId: string, query: CgmPeriod = {}) =>
  readOptions(scope, getCgmScores, { path: { medicalTestId }, query });
export const cgmHeatMapQuery = (scope: ApiScope, medicalTestId: string, query: CgmPeriod = {}) =>
  readOptions(scope, getCgmHeatMap, { path: { medicalTestId }, query });
export const cgmFindingsQuery = (scope: ApiScope, medicalTestId: string, query: CgmPeriod = {}) =>
  readOptions(scope, getCgmFindings, { path: { medicalTestId }, query });

export const useCgmImports = (medicalTestId: string) => useQuery(cgmImportsQuery(useApi(), medicalTestId));
/** The readings of a period; null fetches none. */
export const useCgmReadings = (medicalTestId: string, query: CgmPeriod | null = {}) =>
  useQuery({ ...cgmReadingsQuery(useApi(), medicalTestId, query ?? {}), enabled: query !== null });
/** The file and row of each reading of {@link useCgmReadings} for the same days. */
export const useCgmReadingSources = (medicalTestId: string, query: CgmPeriod = {}) =>
  useQuery(readOptions(useApi(), traceCgmReadings, { path: { medicalTestId }, query }));
export const useCgmScores = (medicalTestId: string, query: CgmPeriod = {}) =>
  useQuery(cgmScoresQuery(useApi(), medicalTestId, query));
export const useCgmHeatMap = (medicalTestId: string, query: CgmPeriod = {}) =>
  useQuery(cgmHeatMapQuery(useApi(), medicalTestId, query));
/** Findings, episodes and the risk by hour and day, riskiest first. */
export const useCgmFindings = (medicalTestId: string, query: CgmPeriod = {}) =>
  useQuery(cgmFindingsQuery(useApi(), medicalTestId, query));

/** Reads an uploaded file into the test; the first data puts the test in progress. */
export const useImportCgmFile = () =>
  useOperation(
    importCgmFile,
    (creation: { medicalTestId: string; body: BodyOf<'importCgmFile'> }) => ({
      path: { medicalTestId: creation.medicalTestId },
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.body),
    }),
    ['medical-tests', 'patients'],
  );
export const useUndoCgmImport = () =>
  useOperation(undoCgmImport, (undo: { medicalTestId: string; importId: string }) => ({ path: undo }), [
    'medical-tests',
    'patients',
  ]);

import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type PathOf, type QueryOf } from './runtime/operation.ts';

export type {
  Calorimetry,
  CalorimetryBody,
  CalorimetryColumn,
  CalorimetryComparison,
  CalorimetryConditions,
  CalorimetryCurves,
  CalorimetryDoubt,
  CalorimetryDoubtId,
  CalorimetryFigures,
  CalorimetryFlag,
  CalorimetryImportCreate,
  CalorimetryMismatch,
  CalorimetryPhase,
  CalorimetryPhaseKind,
  CalorimetryPhaseProblem,
  CalorimetryPhaseResult,
  CalorimetryPhaseWrite,
  CalorimetryPlanUse,
  CalorimetryRecording,
  CalorimetryResults,
} from './generated/schema.ts';

const getCalorimetry = operation('getCalorimetry');
const updateCalorimetry = operation('updateCalorimetry');
const importCalorimetryFile = operation('importCalorimetryFile');
const removeCalorimetryRecording = operation('removeCalorimetryRecording');
const getCalorimetryCurves = operation('getCalorimetryCurves');
const saveCalorimetryPhases = operation('saveCalorimetryPhases');
const moveCalorimetryWindow = operation('moveCalorimetryWindow');
const compareCalorimetry = operation('compareCalorimetry');
const useCalorimetryInPlanOperation = operation('useCalorimetryInPlan');
const undoCalorimetryInPlan = operation('undoCalorimetryInPlan');
const exportCalorimetryReport = operation('exportCalorimetryReport');

/** What a recording changes: the test's state, its documents and the timeline. */
const SHOWN_BY = ['medical-tests', 'patients', 'documents'];
/** What a measured resting energy changes: the patient's energy, and plans that start from it. */
const USED_BY = ['patient-data', 'patients', 'nutritional-plans'];

export const calorimetryQuery = (scope: ApiScope, medicalTestId: string) =>
  readOptions(scope, getCalorimetry, { path: { medicalTestId } });
export const calorimetryCurvesQuery = (scope: ApiScope, medicalTestId: string) =>
  readOptions(scope, getCalorimetryCurves, { path: { medicalTestId } });

export const useCalorimetry = (medicalTestId: string) => useQuery(calorimetryQuery(useApi(), medicalTestId));
/** The recording as columns; a test without one has none, so none are read. */
export const useCalorimetryCurves = (medicalTestId: string, hasRecording = true) =>
  useQuery({ ...calorimetryCurvesQuery(useApi(), medicalTestId), enabled: hasRecording });
/** The figures beside those of an earlier test; null reads none. */
export const useCalorimetryComparison = (medicalTestId: string, earlierId: string | null) =>
  useQuery({
    ...readOptions(useApi(), compareCalorimetry, {
      path: { medicalTestId },
      query: { earlierId: earlierId ?? '' },
    }),
    enabled: earlierId !== null,
  });

/** Reads an uploaded file into the test; the first data puts the test in progress. */
export const useImportCalorimetryFile = () =>
  useOperation(
    importCalorimetryFile,
    (creation: { medicalTestId: string; body: BodyOf<'importCalorimetryFile'> }) => ({
      path: { medicalTestId: creation.medicalTestId },
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.body),
    }),
    SHOWN_BY,
  );

/** A change on top of the version that was displayed. */
interface OfVersion {
  medicalTestId: string;
  version: number;
}
const onTopOf = ({ medicalTestId, version }: OfVersion) => ({ path: { medicalTestId }, version });

/** Saves day, conditions, equations, observations and conclusions; what is not sent is left as it was. */
export const useUpdateCalorimetry = () =>
  useOperation(updateCalorimetry, (change: OfVersion & { body: BodyOf<'updateCalorimetry'> }) => ({
    ...onTopOf(change),
    body: change.body,
  }));
export const useRemoveCalorimetryRecording = () =>
  useOperation(removeCalorimetryRecording, (removal: OfVersion) => onTopOf(removal), [
    ...SHOWN_BY,
    ...USED_BY,
  ]);
export const useSaveCalorimetryPhases = () =>
  useOperation(saveCalorimetryPhases, (change: OfVersion & BodyOf<'saveCalorimetryPhases'>) => ({
    ...onTopOf(change),
    body: { phases: change.phases },
  }));
/** Moves the window of a phase; null gives it back to the proposal. */
export const useMoveCalorimetryWindow = () =>
  useOperation(
    moveCalorimetryWindow,
    (
      change: OfVersion & Pick<PathOf<'moveCalorimetryWindow'>, 'phase'> & BodyOf<'moveCalorimetryWindow'>,
    ) => ({
      path: { medicalTestId: change.medicalTestId, phase: change.phase },
      version: change.version,
      body: { window: change.window },
    }),
  );

/** Lets the patient's energy and plans use the measured resting energy. */
export const useUseCalorimetryInPlan = () =>
  useOperation(useCalorimetryInPlanOperation, (use: OfVersion) => onTopOf(use), USED_BY);
export const useUndoCalorimetryInPlan = () =>
  useOperation(undoCalorimetryInPlan, (use: OfVersion) => onTopOf(use), USED_BY);

/** The report of a test as a PDF file. It changes nothing. */
export function useExportCalorimetryReport() {
  const scope = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: (wanted: { medicalTestId: string; query: QueryOf<'exportCalorimetryReport'> }) =>
      exportCalorimetryReport.call(scope, {
        path: { medicalTestId: wanted.medicalTestId },
        query: wanted.query,
      }),
  });
}

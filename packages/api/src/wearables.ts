import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf, type PackedJson } from './runtime/operation.ts';

export type {
  HeldWearables,
  WearableActivity,
  WearableActivityDay,
  WearableChoice,
  WearableConnection,
  WearableConnections,
  WearableCounted,
  WearableDevice,
  WearableDeviceCreate,
  WearableDeviceToken,
  WearableGoal,
  WearableImport,
  WearableImportComplete,
  WearableImportCreate,
  WearableLanes,
  WearableLink,
  WearableMeal,
  WearableMealDetail,
  WearableMean,
  WearableNight,
  WearableNights,
  WearableNutrition,
  WearableNutritionDay,
  WearablePrevious,
  WearableRecords,
  WearableSkipped,
  WearableSleep,
  WearableSource,
  WearableState,
  WearableWorkout,
  WearableWorkoutDetail,
  WearableZones,
  Wearables,
} from './generated/schema.ts';

/** Local days, both included; without them the last four weeks. */
export type WearablePeriod = QueryOf<'getWearableActivity'>;

const getWearables = operation('getWearables');
const updateWearableSourceOrder = operation('updateWearableSourceOrder');
const beginWearableImport = operation('beginWearableImport');
const addWearableRecords = operation('addWearableRecords');
const completeWearableImport = operation('completeWearableImport');
const deleteWearableImport = operation('deleteWearableImport');
const createWearableDevice = operation('createWearableDevice');
const revokeWearableDevice = operation('revokeWearableDevice');
const createWearableLink = operation('createWearableLink');
const withdrawWearableLink = operation('withdrawWearableLink');
const getWearableActivity = operation('getWearableActivity');
const getWearableWorkout = operation('getWearableWorkout');
const getWearableDay = operation('getWearableDay');
const getWearableSleep = operation('getWearableSleep');
const getWearableNutrition = operation('getWearableNutrition');
const getLoggedMeal = operation('getLoggedMeal');
const getWearableConnections = operation('getWearableConnections');
const exportWearablesFhir = operation('exportWearablesFhir');

/** What new records change beside the figures: the timeline, the list and the worklist. */
const SHOWN_BY = ['patients', 'dashboard'];

export const wearablesQuery = (scope: ApiScope, patientId: string) =>
  readOptions(scope, getWearables, { path: { patientId } });
export const wearableActivityQuery = (scope: ApiScope, patientId: string, query: WearablePeriod = {}) =>
  readOptions(scope, getWearableActivity, { path: { patientId }, query });
export const wearableWorkoutQuery = (scope: ApiScope, patientId: string, workoutId: string) =>
  readOptions(scope, getWearableWorkout, { path: { patientId, workoutId } });
export const wearableDayQuery = (scope: ApiScope, patientId: string, query: WearablePeriod = {}) =>
  readOptions(scope, getWearableDay, { path: { patientId }, query });
export const wearableSleepQuery = (scope: ApiScope, patientId: string, query: WearablePeriod = {}) =>
  readOptions(scope, getWearableSleep, { path: { patientId }, query });
export const wearableNutritionQuery = (scope: ApiScope, patientId: string, query: WearablePeriod = {}) =>
  readOptions(scope, getWearableNutrition, { path: { patientId }, query });
export const loggedMealQuery = (scope: ApiScope, patientId: string, mealId: string) =>
  readOptions(scope, getLoggedMeal, { path: { patientId, mealId } });
export const wearableConnectionsQuery = (scope: ApiScope, patientId: string, query: WearablePeriod = {}) =>
  readOptions(scope, getWearableConnections, { path: { patientId }, query });

/** State, sources, devices and imports. */
export const useWearables = (patientId: string) => useQuery(wearablesQuery(useApi(), patientId));
export const useWearableActivity = (patientId: string, query: WearablePeriod = {}) =>
  useQuery(wearableActivityQuery(useApi(), patientId, query));
export const useWearableWorkout = (patientId: string, workoutId: string) =>
  useQuery(wearableWorkoutQuery(useApi(), patientId, workoutId));
/** What lies over the axis of glucose; null fetches nothing. */
export const useWearableDay = (patientId: string, query: WearablePeriod | null = {}) =>
  useQuery({ ...wearableDayQuery(useApi(), patientId, query ?? {}), enabled: query !== null });
export const useWearableSleep = (patientId: string, query: WearablePeriod = {}) =>
  useQuery(wearableSleepQuery(useApi(), patientId, query));
export const useWearableNutrition = (patientId: string, query: WearablePeriod = {}) =>
  useQuery(wearableNutritionQuery(useApi(), patientId, query));
export const useLoggedMeal = (patientId: string, mealId: string) =>
  useQuery(loggedMealQuery(useApi(), patientId, mealId));
export const useWearableConnections = (patientId: string, query: WearablePeriod = {}) =>
  useQuery(wearableConnectionsQuery(useApi(), patientId, query));

export const useUpdateWearableSourceOrder = (patientId: string) =>
  useOperation(updateWearableSourceOrder, (sources: string[]) => ({
    path: { patientId },
    body: { sources },
  }));

type Begin = BodyOf<'beginWearableImport'>;
type Complete = BodyOf<'completeWearableImport'>;

/** Hands records over in parts: the same calls for staff and for the holder of a link. */
export interface WearableHandOver {
  begin(body: Begin): Promise<{ id: string }>;
  /** @param records {@link WearableRecords} as packed JSON */
  add(importId: string, part: number, records: PackedJson, signal?: AbortSignal): Promise<unknown>;
  complete(importId: string, body: Complete): Promise<unknown>;
  remove(importId: string): Promise<unknown>;
}

/** The calls of one import; screens are refreshed by {@link useCompleteWearableImport}, not after each part. */
export const wearableHandOver = (scope: ApiScope, patientId: string): WearableHandOver => ({
  begin: (body) =>
    beginWearableImport.call(scope, { path: { patientId }, body, idempotencyKey: idempotencyKeyOf(body) }),
  add: (importId, part, body, signal) =>
    addWearableRecords.call(scope, {
      path: { patientId, importId, part },
      body,
      ...(signal === undefined ? {} : { signal }),
    }),
  complete: (importId, body) => completeWearableImport.call(scope, { path: { patientId, importId }, body }),
  remove: (importId) => deleteWearableImport.call(scope, { path: { patientId, importId } }),
});

export const useCompleteWearableImport = (patientId: string) =>
  useOperation(
    completeWearableImport,
    ({ importId, ...body }: { importId: string } & Complete) => ({ path: { patientId, importId }, body }),
    SHOWN_BY,
  );
/** Undoes an import whole. */
export const useDeleteWearableImport = (patientId: string) =>
  useOperation(deleteWearableImport, (importId: string) => ({ path: { patientId, importId } }), SHOWN_BY);
/** Lets a device deliver; its token is in the answer and nowhere else. */
export const useCreateWearableDevice = (patientId: string) =>
  useOperation(
    createWearableDevice,
    (body: BodyOf<'createWearableDevice'>) => ({
      path: { patientId },
      body,
      idempotencyKey: idempotencyKeyOf(body),
    }),
    SHOWN_BY,
  );
export const useRevokeWearableDevice = (patientId: string) =>
  useOperation(
    revokeWearableDevice,
    ({ deviceId, removesRecords }: { deviceId: string; removesRecords: boolean }) => ({
      path: { patientId, deviceId },
      body: { removesRecords },
    }),
    SHOWN_BY,
  );
export const useCreateWearableLink = (patientId: string) =>
  useOperation(createWearableLink, (body: BodyOf<'createWearableLink'>) => ({
    path: { patientId },
    body,
    idempotencyKey: idempotencyKeyOf(body),
  }));
export const useWithdrawWearableLink = (patientId: string) =>
  useOperation(withdrawWearableLink, () => ({ path: { patientId } }));

/** Days and nights as a FHIR bundle. It changes nothing. */
export function useExportWearablesFhir(patientId: string) {
  const scope = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: (query: WearablePeriod) => exportWearablesFhir.call(scope, { path: { patientId }, query }),
  });
}

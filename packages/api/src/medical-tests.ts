import { useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type {
  MedicalTest,
  MedicalTestCreate,
  MedicalTestState,
  MedicalTestType,
  MedicalTestUpdate,
  RangeProfile,
  TestSpecialist,
} from './generated/schema.ts';
export type MedicalTestsQuery = QueryOf<'listMedicalTests'>;

/** Other features that show tests, or figures that follow their settings. */
const SHOWN_BY = ['patients', 'cgm', 'dashboard'];

const listMedicalTests = operation('listMedicalTests');
const getMedicalTest = operation('getMedicalTest');
const createMedicalTest = operation('createMedicalTest');
const updateMedicalTest = operation('updateMedicalTest');
const beginMedicalTest = operation('beginMedicalTest');
const finishMedicalTest = operation('finishMedicalTest');
const cancelMedicalTest = operation('cancelMedicalTest');

export const medicalTestsQuery = (scope: ApiScope, patientId: string, query: MedicalTestsQuery = {}) =>
  readOptions(scope, listMedicalTests, { path: { patientId }, query });
export const medicalTestQuery = (scope: ApiScope, id: string) =>
  readOptions(scope, getMedicalTest, { path: { id } });

export const useMedicalTests = (patientId: string, query: MedicalTestsQuery = {}) =>
  useQuery(medicalTestsQuery(useApi(), patientId, query));
export const useMedicalTest = (id: string) => useQuery(medicalTestQuery(useApi(), id));

export const useCreateMedicalTest = () =>
  useOperation(
    createMedicalTest,
    (creation: { patientId: string; body: BodyOf<'createMedicalTest'> }) => ({
      path: { patientId: creation.patientId },
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.body),
    }),
    ['patients'],
  );
export const useUpdateMedicalTest = () =>
  useOperation(
    updateMedicalTest,
    (change: { id: string; version: number; body: BodyOf<'updateMedicalTest'> }) => ({
      path: { id: change.id },
      version: change.version,
      body: change.body,
    }),
    SHOWN_BY,
  );

type Step = { id: string };
const stepOf = (step: Step) => ({ path: { id: step.id }, idempotencyKey: idempotencyKeyOf(step) });

export const useBeginMedicalTest = () => useOperation(beginMedicalTest, stepOf, SHOWN_BY);
/** Cannot be undone: confirm first. */
export const useFinishMedicalTest = () => useOperation(finishMedicalTest, stepOf, SHOWN_BY);
/** Cannot be undone: confirm first. */
export const useCancelMedicalTest = () => useOperation(cancelMedicalTest, stepOf, SHOWN_BY);

import { useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type {
  MedicalTest,
  MedicalTestCreate,
  MedicalTestState,
  MedicalTestType,
  RangeProfile,
  TestSpecialist,
} from './generated/schema.ts';
export type MedicalTestsQuery = QueryOf<'listMedicalTests'>;

const listMedicalTests = operation('listMedicalTests');
const getMedicalTest = operation('getMedicalTest');
const createMedicalTest = operation('createMedicalTest');
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
/** Cannot be undone: confirm first. */
export const useCancelMedicalTest = () =>
  useOperation(
    cancelMedicalTest,
    (cancel: { id: string }) => ({ path: { id: cancel.id }, idempotencyKey: idempotencyKeyOf(cancel) }),
    ['patients', 'cgm'],
  );

import { useQuery } from '@tanstack/react-query';
import { useApi } from '../runtime/context.tsx';
import { idempotencyKeyOf, readOptions, useOperation } from '../runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf } from '../runtime/operation.ts';

export type {
  BodyMeasurement,
  BodyMeasurementPage,
  BodyMeasurementSource,
  BodyMeasurementWrite,
} from '../generated/schema.ts';

const listBodyMeasurements = operation('listBodyMeasurements');
const createBodyMeasurement = operation('createBodyMeasurement');
const updateBodyMeasurement = operation('updateBodyMeasurement');
const deleteBodyMeasurement = operation('deleteBodyMeasurement');

/** As many measurements as one page holds: twenty years of weekly ones. */
export const MOST_MEASUREMENTS = 1000;

export const bodyMeasurementsQuery = (scope: ApiScope, patientId: string) =>
  readOptions(scope, listBodyMeasurements, { path: { patientId }, query: { limit: MOST_MEASUREMENTS } });

/** What was measured of a patient, latest day first. */
export const useBodyMeasurements = (patientId: string) =>
  useQuery(bodyMeasurementsQuery(useApi(), patientId));

/** The card's weight and height follow the series. */
const TOUCHES = ['patients'] as const;

export const useCreateBodyMeasurement = (patientId: string) =>
  useOperation(
    createBodyMeasurement,
    (body: BodyOf<'createBodyMeasurement'>) => ({
      path: { patientId },
      body,
      idempotencyKey: idempotencyKeyOf(body),
    }),
    TOUCHES,
  );

export const useUpdateBodyMeasurement = (patientId: string) =>
  useOperation(
    updateBodyMeasurement,
    (change: { id: string; version: number; body: BodyOf<'updateBodyMeasurement'> }) => ({
      path: { patientId, measurementId: change.id },
      version: change.version,
      body: change.body,
    }),
    TOUCHES,
  );

export const useDeleteBodyMeasurement = (patientId: string) =>
  useOperation(
    deleteBodyMeasurement,
    (measurementId: string) => ({ path: { patientId, measurementId } }),
    TOUCHES,
  );

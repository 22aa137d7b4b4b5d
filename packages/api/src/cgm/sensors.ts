import { useQuery } from '@tanstack/react-query';
import { useApi } from '../runtime/context.tsx';
import { idempotencyKeyOf, readOptions, useOperation } from '../runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf } from '../runtime/operation.ts';

export type { CgmSensor, CgmSensorWrite, SensorRemoval, SensorSite } from '../generated/schema.ts';

/** Other features that show sensors. */
const SHOWN_BY = ['patients'];

const listCgmSensors = operation('listCgmSensors');
const createCgmSensor = operation('createCgmSensor');
const updateCgmSensor = operation('updateCgmSensor');
const deleteCgmSensor = operation('deleteCgmSensor');

export const cgmSensorsQuery = (scope: ApiScope, medicalTestId: string) =>
  readOptions(scope, listCgmSensors, { path: { medicalTestId }, query: { limit: 100 } });

/** The sensors of a test, by their placement: all of them. */
export const useCgmSensors = (medicalTestId: string) => useQuery(cgmSensorsQuery(useApi(), medicalTestId));

export const useCreateCgmSensor = () =>
  useOperation(
    createCgmSensor,
    (creation: { medicalTestId: string; body: BodyOf<'createCgmSensor'> }) => ({
      path: { medicalTestId: creation.medicalTestId },
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.body),
    }),
    SHOWN_BY,
  );
export const useUpdateCgmSensor = () =>
  useOperation(
    updateCgmSensor,
    (change: {
      medicalTestId: string;
      sensorId: string;
      version: number;
      body: BodyOf<'updateCgmSensor'>;
    }) => ({
      path: { medicalTestId: change.medicalTestId, sensorId: change.sensorId },
      version: change.version,
      body: change.body,
    }),
    SHOWN_BY,
  );
export const useDeleteCgmSensor = () =>
  useOperation(
    deleteCgmSensor,
    (sensor: { medicalTestId: string; sensorId: string }) => ({ path: sensor }),
    SHOWN_BY,
  );

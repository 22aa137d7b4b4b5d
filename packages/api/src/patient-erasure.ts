import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, useOperation } from './runtime/hooks.ts';
import { operation } from './runtime/operation.ts';

export type { DeletedPatient } from './generated/schema.ts';

const deletePatient = operation('deletePatient');
const restorePatient = operation('restorePatient');
const listDeletedPatients = operation('listDeletedPatients');
const erasePatient = operation('erasePatient');

/** Features that show or count a patient. */
const SHOWN_IN = ['patients', 'dashboard', 'appointments', 'audit-log'];

/** Deleted patients that are not yet erased, page by page, the latest first. */
export const useDeletedPatientPages = () => useInfiniteQuery(pagesOptions(useApi(), listDeletedPatients));

export const useDeletePatient = () =>
  useOperation(
    deletePatient,
    (patient: { id: string }) => ({ path: { id: patient.id } }),
    SHOWN_IN,
    ({ id }) => id,
  );
export const useRestorePatient = () =>
  useOperation(
    restorePatient,
    (patient: { id: string }) => ({ path: { id: patient.id }, idempotencyKey: idempotencyKeyOf(patient) }),
    SHOWN_IN,
  );
export const useErasePatient = () =>
  useOperation(
    erasePatient,
    (erasure: { id: string; fullName: string }) => ({
      path: { id: erasure.id },
      body: { fullName: erasure.fullName },
    }),
    SHOWN_IN,
  );

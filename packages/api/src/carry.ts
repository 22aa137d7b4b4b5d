import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, useOperation } from './runtime/hooks.ts';
import { operation } from './runtime/operation.ts';

export type { DeletedPatient, ImportedPatient, PatientArchive } from './generated/schema.ts';

const deletePatient = operation('deletePatient');
const restorePatient = operation('restorePatient');
const listDeletedPatients = operation('listDeletedPatients');
const erasePatient = operation('erasePatient');
const exportPatientRecord = operation('exportPatientRecord');
const exportPatientFhir = operation('exportPatientFhir');
const importPatientRecord = operation('importPatientRecord');

/** Features that count a patient. */
const COUNTED_IN = ['dashboard', 'appointments', 'audit-log', 'carry'];

/** Deleted patients that are not yet erased, page by page, the latest first. */
export const useDeletedPatientPages = () => useInfiniteQuery(pagesOptions(useApi(), listDeletedPatients));

export const useDeletePatient = () =>
  useOperation(
    deletePatient,
    (patient: { id: string }) => ({ path: { id: patient.id } }),
    COUNTED_IN,
    ({ id }) => id,
  );
export const useRestorePatient = () =>
  useOperation(
    restorePatient,
    (patient: { id: string }) => ({ path: { id: patient.id }, idempotencyKey: idempotencyKeyOf(patient) }),
    COUNTED_IN,
  );
export const useErasePatient = () =>
  useOperation(
    erasePatient,
    (erasure: { id: string; fullName: string }) => ({
      path: { id: erasure.id },
      body: { fullName: erasure.fullName },
    }),
    COUNTED_IN,
  );

/** Returns where the file can be downloaded, for some minutes. */
export const useExportPatientRecord = () =>
  useOperation(exportPatientRecord, (patient: { id: string }) => ({ path: { id: patient.id } }), [
    'audit-log',
  ]);
/** The same as a FHIR R4 bundle. */
export const useExportPatientFhir = () =>
  useOperation(exportPatientFhir, (patient: { id: string }) => ({ path: { id: patient.id } }), ['audit-log']);

export const useImportPatientRecord = () =>
  useOperation(
    importPatientRecord,
    (body: { documentId: string; principalId: string }) => ({
      body,
      idempotencyKey: idempotencyKeyOf(body),
    }),
    COUNTED_IN,
  );

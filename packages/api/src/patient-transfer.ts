import { idempotencyKeyOf, useOperation } from './runtime/hooks.ts';
import { operation } from './runtime/operation.ts';

export type { ImportedPatient, PatientArchive } from './generated/schema.ts';

const exportPatientRecord = operation('exportPatientRecord');
const exportPatientFhir = operation('exportPatientFhir');
const importPatientRecord = operation('importPatientRecord');

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
    ['patients', 'dashboard', 'appointments', 'audit-log'],
  );

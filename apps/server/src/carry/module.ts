import { defineModule } from '../module.ts';
import { cleanUp } from './clean-up.ts';
import { deletePatient, listDeletedPatients, restorePatient } from './deletion.ts';
import { erasePatient } from './erasure.ts';
import { exportPatientFhir, exportPatientRecord } from './exports.ts';
import { importPatientRecord } from './imports.ts';
import { documentOwners } from './document-owners.ts';

export const carry = defineModule({
  name: 'carry',
  handlers: [
    deletePatient,
    restorePatient,
    listDeletedPatients,
    erasePatient,
    exportPatientRecord,
    exportPatientFhir,
    importPatientRecord,
  ],
  cleanUp,
  documentOwners,
  stayingTables: ['patient_deletions'],
});

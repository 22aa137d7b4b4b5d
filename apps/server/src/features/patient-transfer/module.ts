import { defineModule } from '../../module.ts';
import { forgetArchives } from './archives.ts';
import { documentOwners } from './document-owners.ts';
import { exportPatientFhir, exportPatientRecord } from './exports.ts';
import { importPatientRecord } from './imports.ts';

export const patientTransfer = defineModule({
  name: 'patient-transfer',
  handlers: [exportPatientRecord, exportPatientFhir, importPatientRecord],
  cleanUp: { ofAccount: forgetArchives },
  documentOwners,
});

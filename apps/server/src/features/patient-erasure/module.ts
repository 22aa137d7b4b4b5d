import { defineModule } from '../../module.ts';
import { deletePatient, listDeletedPatients, restorePatient } from './deletion.ts';
import { eraseDue, erasePatient } from './erasure.ts';
import { finishErasures } from './finishing.ts';
import { demo } from './demo.ts';

export const patientErasure = defineModule({
  name: 'patient-erasure',
  handlers: [deletePatient, restorePatient, listDeletedPatients, erasePatient],
  cleanUp: { ofAccount: eraseDue, atEnd: finishErasures },
  stayingTables: ['patient_deletions'],
  demo,
});

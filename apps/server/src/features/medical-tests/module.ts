import { defineModule } from '../../module.ts';
import { updateMedicalTest } from './changes.ts';
import { createMedicalTest, getMedicalTest, listMedicalTests } from './handlers.ts';
import { beginMedicalTest, cancelMedicalTest, finishMedicalTest } from './steps.ts';
import { handOver } from './hand-over.ts';
import { readTests } from './summary.ts';
import { citations } from './citations.ts';
import { timeline } from './timeline.ts';
import { worklist } from './worklist.ts';
import { documentOwners } from './document-owners.ts';
import { recordSections } from './record.ts';
import { stepProofs } from './step-proofs.ts';

export const medicalTests = defineModule({
  name: 'medical-tests',
  handlers: [
    listMedicalTests,
    getMedicalTest,
    createMedicalTest,
    updateMedicalTest,
    beginMedicalTest,
    finishMedicalTest,
    cancelMedicalTest,
  ],
  timeline,
  citations,
  worklist,
  summary: { tests: readTests },
  documentOwners,
  stepProofs,
  recordSections,
  handOver,
  stayingTables: ['medical_test_specialists'],
  setup: { TEST: 'SELECT EXISTS (SELECT 1 FROM medical_tests WHERE account_id = $1)' },
});

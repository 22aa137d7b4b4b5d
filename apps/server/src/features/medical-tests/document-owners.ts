import type { DocumentOwnerRules } from '../../contributions/document-owners.ts';
import { requireTest } from './access.ts';

export const documentOwners: DocumentOwnerRules = {
  MEDICAL_TEST: {
    demand: async (sql, caller, id, wanted) => {
      await requireTest(sql, caller, id, wanted);
    },
    ofPatient: 'SELECT t.id FROM medical_tests t WHERE t.patient_id = $1',
  },
};

import { acceptsData } from '@healzy/domain/medical-tests';
import type { DocumentOwnerRules } from '../contributions/document-owners.ts';
import { requireTestOf } from '../medical-tests/access.ts';
import { testFinal } from '../medical-tests/problems.ts';

export const documentOwners: DocumentOwnerRules = {
  LABORATORY_REPORT: {
    demand: async (sql, caller, id, wanted) => {
      const { test } = await requireTestOf(sql, caller, { id, type: 'BLOOD_ANALYSIS' }, wanted);
      if (wanted === 'edit' && !acceptsData(test.state)) throw testFinal();
    },
    ofPatient: 'SELECT t.id FROM medical_tests t WHERE t.patient_id = $1',
  },
};

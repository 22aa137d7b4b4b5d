import { acceptsData } from '@healzy/domain/medical-tests';
import type { DocumentOwnerRules } from '../../contributions/document-owners.ts';
import { requireTestOf } from '../medical-tests/access.ts';
import { testFinal } from '../medical-tests/problems.ts';

export const documentOwners: DocumentOwnerRules = {
  LABORATORY_REPORT: {
    demand: async (sql, caller, id, wanted) => {
      const { test } = await requireTestOf(sql, caller, { id, type: 'BLOOD_ANALYSIS' }, wanted);
      if (wanted === 'edit' && !acceptsData(test.state)) throw testFinal();
    },
    isInUse: async (sql, documentId) => {
      const { rows } = await sql.query('SELECT 1 FROM blood_reports WHERE document_id = $1 LIMIT 1', [
        documentId,
      ]);
      return rows.length > 0;
    },
    ofPatient: 'SELECT t.id FROM medical_tests t WHERE t.patient_id = $1',
  },
};

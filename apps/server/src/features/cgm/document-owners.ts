import { acceptsData } from '@healzy/domain/medical-tests';
import type { DocumentOwnerRules } from '../../contributions/document-owners.ts';
import { conflict, notFound } from '../../platform/http/http-problem.ts';
import { requireCgmTest } from '../medical-tests/access.ts';
import type { TestRow } from '../medical-tests/test-rows.ts';

function requireOpen(test: TestRow): void {
  if (!acceptsData(test.state))
    throw conflict('MEDICAL_TEST_FINAL', 'A finished or cancelled test takes no more data.');
}

export const documentOwners: DocumentOwnerRules = {
  CGM_IMPORT: {
    demand: async (sql, caller, id, wanted) => {
      const { test } = await requireCgmTest(sql, caller, id, wanted);
      if (wanted === 'edit') requireOpen(test);
    },
    isInUse: async (sql, documentId) => {
      const { rows } = await sql.query('SELECT 1 FROM cgm_imports WHERE document_id = $1 LIMIT 1', [
        documentId,
      ]);
      return rows.length > 0;
    },
    ofPatient: 'SELECT t.id FROM medical_tests t WHERE t.patient_id = $1',
  },
  CGM_EVENT: {
    demand: async (sql, caller, id, wanted) => {
      const { rows } = await sql.query<{ medicalTestId: string }>(
        'SELECT medical_test_id FROM cgm_events WHERE account_id = $1 AND id = $2',
        [caller.accountId, id],
      );
      if (!rows[0]) throw notFound();
      const { test } = await requireCgmTest(sql, caller, rows[0].medicalTestId, wanted);
      if (wanted === 'edit') requireOpen(test);
    },
    ofPatient: `SELECT e.id FROM cgm_events e JOIN medical_tests t ON t.id = e.medical_test_id
      WHERE t.patient_id = $1`,
  },
};

import { TEST_NOT_BEGUN_DAYS } from '@healzy/domain/medical-tests';
import type { WorklistSources } from '../../contributions/worklist.ts';

export const worklist = {
  TEST_NOT_BEGUN: {
    patient: 't.patient_id',
    // An import, or its undoing, changes the test's version, so that a reviewed line returns.
    select: `SELECT t.id, t.patient_id, t.version::text, t.created_at, t.id, NULL::timestamptz, NULL::uuid
      FROM medical_tests t JOIN patients p ON p.id = t.patient_id AND p.state = 'ACTIVE'
      WHERE t.account_id = $1 AND t.state = 'STARTED'
        AND t.created_at <= $3::timestamptz - interval '${TEST_NOT_BEGUN_DAYS * 24} hours'`,
    subject: 'SELECT patient_id FROM medical_tests WHERE id = $1 AND account_id = $2',
    alertText: '(SELECT t.name FROM medical_tests t WHERE t.id = l.test_id)',
  },
} satisfies WorklistSources;

import { CGM_SILENCE_HOURS } from '@healzy/domain/cgm';
import { milliseconds, type WorklistSources } from '../../contributions/worklist.ts';
import { HEADLINE, SUMMARY_OF_TEST } from './summaries.ts';

const SILENT_SINCE = 'coalesce(latest.at, t.in_progress_at, t.created_at)';

const TEST_OF_LINE = 'SELECT patient_id FROM medical_tests WHERE id = $1 AND account_id = $2';

export const worklist = {
  GLUCOSE_RISK: {
    patient: 't.patient_id',
    // Further readings without a danger leave the cause as it is: what was reviewed stays reviewed.
    select: `SELECT t.id AS subject_id, t.patient_id, ${milliseconds('s.danger_at')} AS cause, s.danger_at AS since,
        t.id AS test_id, NULL::timestamptz AS last_reading_at, NULL::uuid AS specialist_id
      FROM medical_tests t JOIN patients p ON p.id = t.patient_id AND p.state = 'ACTIVE' JOIN ${SUMMARY_OF_TEST}
      WHERE t.account_id = $1 AND t.state = 'IN_PROGRESS' AND t.type = 'CGM' AND s.danger_at IS NOT NULL`,
    subject: TEST_OF_LINE,
    alertText: '(SELECT t.name FROM medical_tests t WHERE t.id = l.test_id)',
    glucose: `(SELECT ${HEADLINE} FROM medical_tests t JOIN ${SUMMARY_OF_TEST} WHERE t.id = l.test_id)`,
  },
  NO_CGM_DATA: {
    patient: 't.patient_id',
    select: `SELECT t.id AS subject_id, t.patient_id, ${milliseconds(SILENT_SINCE)} AS cause, ${SILENT_SINCE} AS since,
        t.id AS test_id, latest.at AS last_reading_at, NULL::uuid AS specialist_id
      FROM medical_tests t JOIN patients p ON p.id = t.patient_id AND p.state = 'ACTIVE'
      LEFT JOIN LATERAL (SELECT max(i.last_at) AS at FROM cgm_imports i
        WHERE i.account_id = $1 AND i.medical_test_id = t.id) latest ON true
      WHERE t.account_id = $1 AND t.state = 'IN_PROGRESS' AND t.type = 'CGM'
        AND ${SILENT_SINCE} <= $3::timestamptz - interval '${CGM_SILENCE_HOURS} hours'`,
    subject: TEST_OF_LINE,
    alertText: '(SELECT t.name FROM medical_tests t WHERE t.id = l.test_id)',
  },
} satisfies WorklistSources;

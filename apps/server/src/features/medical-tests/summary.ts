import type { PatientTests } from '@healzy/api/schema';
import type { SummaryReader } from '../../contributions/summary.ts';

/** The tests in progress or not started, and the total count. */
export const readTests: SummaryReader<'tests'> = async ({ sql, accountId, patientId }) => {
  const { rows } = await sql.query<PatientTests>(
    `SELECT coalesce(json_agg(json_build_object('id', t.id, 'type', t.type, 'name', t.name, 'state', t.state)
         ORDER BY t.created_at) FILTER (WHERE t.state IN ('STARTED', 'IN_PROGRESS')), '[]') AS active,
       count(*) AS total
     FROM medical_tests t WHERE t.account_id = $1 AND t.patient_id = $2`,
    [accountId, patientId],
  );
  return rows[0] ?? { active: [], total: 0 };
};

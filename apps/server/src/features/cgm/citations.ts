import type { Citable, CitationSources } from '../../contributions/citations.ts';

export const citations = {
  async TEST_EVENT(sql, { accountId, patientId, access }, ids) {
    if (access.clinical === 'none') return [];
    const { rows } = await sql.query<Citable>(
      `SELECT e.id, e.medical_test_id AS subtype FROM cgm_events e JOIN medical_tests t ON t.id = e.medical_test_id
       WHERE e.account_id = $1 AND t.patient_id = $2 AND e.id = ANY ($3::uuid[])`,
      [accountId, patientId, ids],
    );
    return rows;
  },
} satisfies CitationSources;

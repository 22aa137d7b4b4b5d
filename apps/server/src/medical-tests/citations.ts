import type { Citable, CitationSources } from '../contributions/citations.ts';

export const citations = {
  MEDICAL_TEST: async (sql, { accountId, patientId, access }, ids) => {
    if (access.clinical === 'none') return [];
    const { rows } = await sql.query<Citable>(
      `SELECT t.id, t.type AS subtype FROM medical_tests t
       WHERE t.account_id = $1 AND t.patient_id = $2 AND t.id = ANY ($3::uuid[])`,
      [accountId, patientId, ids],
    );
    return rows;
  },
} satisfies CitationSources;

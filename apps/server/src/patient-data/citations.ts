import type { Citable, CitationSources } from '../contributions/citations.ts';

export const citations = {
  MEASUREMENT: async (sql, { accountId, patientId, access }, ids) => {
    if (access.clinical === 'none') return [];
    const { rows } = await sql.query<Citable>(
      `SELECT m.id, NULL AS subtype FROM body_measurements m
       WHERE m.account_id = $1 AND m.patient_id = $2 AND m.id = ANY ($3::uuid[])`,
      [accountId, patientId, ids],
    );
    return rows;
  },
} satisfies CitationSources;

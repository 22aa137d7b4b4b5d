import type { Citable, CitationSources } from '../contributions/citations.ts';

export const citations = {
  APPOINTMENT: async (sql, { accountId, patientId, access }, ids) => {
    if (access.identity === 'none') return [];
    const { rows } = await sql.query<Citable>(
      `SELECT a.id, NULL AS subtype FROM appointments a
       WHERE a.account_id = $1 AND a.patient_id = $2 AND a.id = ANY ($3::uuid[])`,
      [accountId, patientId, ids],
    );
    return rows;
  },
} satisfies CitationSources;

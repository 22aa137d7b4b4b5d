import type { Citable, CitationSources } from '../../contributions/citations.ts';

// The menus of a plan are one document, named by their plan; the day and the meal are the view of the citation.
export const citations = {
  async MENU(sql, { accountId, patientId, access }, ids) {
    if (access.clinical === 'none') return [];
    const { rows } = await sql.query<Citable>(
      `SELECT nutritional_plan_id AS id, NULL AS subtype FROM menus
       WHERE account_id = $1 AND patient_id = $2 AND nutritional_plan_id = ANY ($3::uuid[])`,
      [accountId, patientId, ids],
    );
    return rows;
  },
} satisfies CitationSources;

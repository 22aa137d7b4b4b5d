import { VISITS, visitParams, type VisitChangeReader } from '../../contributions/visits.ts';

/** How many documents of the patient were stored since. */
export const readDocumentChanges: VisitChangeReader<'DOCUMENTS'> = async (context) => {
  const { rows } = await context.sql.query<{ id: string; count: number }>(
    `SELECT v.id, count(*) AS count FROM ${VISITS}
     JOIN documents d ON d.account_id = $1 AND d.entity_type = 'PATIENT' AND d.entity_id = v.patient_id
     WHERE d.state = 'STORED' AND (v.since IS NULL OR d.stored_at > v.since) GROUP BY v.id`,
    visitParams(context),
  );
  return new Map(rows.map(({ id, count }) => [id, { kind: 'DOCUMENTS', count }]));
};

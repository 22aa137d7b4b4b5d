import { VISITS, visitParams, type VisitChangeReader } from '../../contributions/visits.ts';

/** How many surveys the patient answered since, and how many of these answers nobody has read. */
export const readSurveyChanges: VisitChangeReader<'SURVEYS'> = async (context) => {
  const { rows } = await context.sql.query<{ id: string; count: number; unread: number }>(
    `SELECT v.id, count(*) AS count, count(*) FILTER (WHERE s.read_at IS NULL) AS unread FROM ${VISITS}
     JOIN surveys s ON s.account_id = $1 AND s.patient_id = v.patient_id
     WHERE s.state = 'ANSWERED' AND (v.since IS NULL OR s.answered_at > v.since) GROUP BY v.id`,
    visitParams(context),
  );
  return new Map(rows.map(({ id, ...counts }) => [id, { kind: 'SURVEYS', ...counts }]));
};

import { VISITS, visitParams, type VisitChangeReader } from '../../contributions/visits.ts';

/** The patient's local day of the last visit: a weight of that day was measured at it. */
const LAST_DAY = '(v.since AT TIME ZONE p.timezone)::date';

const weightWhere = (condition: string) => `(SELECT m.weight_kg, m.measured_on FROM body_measurements m
  WHERE m.account_id = $1 AND m.patient_id = v.patient_id AND m.weight_kg IS NOT NULL AND ${condition}
  ORDER BY m.measured_on DESC, m.created_at DESC, m.id DESC LIMIT 1)`;

/** The latest weight since, and the one before. */
export const readWeightChanges: VisitChangeReader<'WEIGHT'> = async (context) => {
  const { rows } = await context.sql.query<{
    id: string;
    weightKg: number;
    measuredOn: string;
    beforeKg: number | null;
    beforeOn: string | null;
  }>(
    `SELECT v.id, latest.weight_kg, latest.measured_on, before.weight_kg AS before_kg,
       before.measured_on AS before_on
     FROM ${VISITS} JOIN patients p ON p.account_id = $1 AND p.id = v.patient_id
     JOIN LATERAL ${weightWhere(`(v.since IS NULL OR m.measured_on > ${LAST_DAY})`)} latest ON true
     LEFT JOIN LATERAL ${weightWhere(`m.measured_on <= ${LAST_DAY}`)} before ON true`,
    visitParams(context),
  );
  return new Map(rows.map(({ id, ...change }) => [id, { kind: 'WEIGHT', ...change }]));
};

/** The latest questionnaire that the patient submitted since. */
export const readQuestionnaireChanges: VisitChangeReader<'QUESTIONNAIRE'> = async (context) => {
  const { rows } = await context.sql.query<{ id: string; submittedAt: string; isWaiting: boolean }>(
    `SELECT DISTINCT ON (v.id) v.id, i.submitted_at, i.state = 'SUBMITTED' AS is_waiting
     FROM ${VISITS} JOIN intakes i ON i.account_id = $1 AND i.patient_id = v.patient_id
     WHERE i.state IN ('SUBMITTED', 'ACCEPTED', 'DECLINED') AND (v.since IS NULL OR i.submitted_at > v.since)
     ORDER BY v.id, i.submitted_at DESC, i.id DESC`,
    visitParams(context),
  );
  return new Map(rows.map(({ id, ...change }) => [id, { kind: 'QUESTIONNAIRE', ...change }]));
};

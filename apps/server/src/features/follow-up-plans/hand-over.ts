import type { HandOver } from '../../contributions/hand-over.ts';

/** The patients $3, or all, whom the specialist $2 has left. */
const LEFT = `($3::uuid IS NULL OR x.patient_id = $3::uuid) AND NOT EXISTS (SELECT 1 FROM patient_specialists s
  WHERE s.account_id = $1 AND s.patient_id = x.patient_id AND s.professional_id = $2)`;

/** Moves running follow-up plans to the patient's principal, and open steps to the specialist of their follow-up plan. */
export const handOver: HandOver = async (sql, { accountId, professionalId, patientId }) => {
  const parameters = [accountId, professionalId, patientId ?? null];
  await sql.query(
    `UPDATE follow_up_steps x SET assignee_id = NULL, version = x.version + 1
     FROM follow_up_plans f
     WHERE x.account_id = $1 AND x.assignee_id = $2 AND x.done_at IS NULL
       AND f.id = x.follow_up_plan_id AND f.ended_at IS NULL AND ${LEFT}`,
    parameters,
  );
  await sql.query(
    `UPDATE follow_up_plans x SET professional_id = successor.professional_id, version = x.version + 1,
       updated_at = now()
     FROM patient_specialists successor
     WHERE x.account_id = $1 AND x.professional_id = $2 AND x.ended_at IS NULL AND ${LEFT}
       AND successor.account_id = $1 AND successor.patient_id = x.patient_id AND successor.is_principal`,
    parameters,
  );
};

import type { HandOver } from '../../contributions/hand-over.ts';

/** Moves future appointments to the patient's principal; past ones keep their specialist. */
export const handOver: HandOver = async (sql, { accountId, professionalId, patientId }) => {
  await sql.query(
    `UPDATE appointments a SET professional_id = successor.professional_id, version = a.version + 1, updated_at = now()
     FROM patient_specialists successor
     WHERE a.account_id = $1 AND a.professional_id = $2 AND ($3::uuid IS NULL OR a.patient_id = $3::uuid)
       AND a.state = 'SCHEDULED' AND a.ends_at > now()
       AND successor.account_id = $1 AND successor.patient_id = a.patient_id AND successor.is_principal
       AND NOT EXISTS (SELECT 1 FROM patient_specialists s
         WHERE s.account_id = $1 AND s.patient_id = a.patient_id AND s.professional_id = $2)`,
    [accountId, professionalId, patientId ?? null],
  );
};

import type { HandOver } from '../../contributions/hand-over.ts';

/** The active tests of the patient $3, or of all patients. */
const ACTIVE_TEST = `t.state IN ('STARTED', 'IN_PROGRESS') AND ($3::uuid IS NULL OR t.patient_id = $3::uuid)`;

/** Moves active tests to their patient's principal; observers are just removed. Finished tests keep their specialist. */
export const handOver: HandOver = async (sql, { accountId, professionalId, patientId }) => {
  const parameters = [accountId, professionalId, patientId ?? null];
  // The successor may have been an observer of the test: one row per person.
  await sql.query(
    `DELETE FROM medical_test_specialists s USING medical_tests t, patient_specialists successor
     WHERE s.account_id = $1 AND t.id = s.medical_test_id AND ${ACTIVE_TEST}
       AND successor.patient_id = t.patient_id AND successor.is_principal AND s.professional_id = successor.professional_id
       AND NOT s.is_principal AND EXISTS (SELECT 1 FROM medical_test_specialists led
         WHERE led.medical_test_id = t.id AND led.professional_id = $2 AND led.is_principal)`,
    parameters,
  );
  await sql.query(
    `UPDATE medical_test_specialists s SET professional_id = successor.professional_id
     FROM medical_tests t, patient_specialists successor
     WHERE s.account_id = $1 AND s.professional_id = $2 AND s.is_principal AND t.id = s.medical_test_id
       AND ${ACTIVE_TEST} AND successor.patient_id = t.patient_id AND successor.is_principal`,
    parameters,
  );
  await sql.query(
    `DELETE FROM medical_test_specialists s USING medical_tests t
     WHERE s.account_id = $1 AND s.professional_id = $2 AND NOT s.is_principal AND t.id = s.medical_test_id
       AND ${ACTIVE_TEST}`,
    parameters,
  );
};

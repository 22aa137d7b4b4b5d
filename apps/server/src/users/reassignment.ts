import type { Sql } from '../db/database.ts';

interface Handover {
  accountId: string;
  patientId: string;
  fromId: string;
  toId: string;
}

/** Moves the active tests of a patient from one specialist to another; finished ones keep their specialist. */
export async function handOverTests(
  sql: Sql,
  { accountId, patientId, fromId, toId }: Handover,
): Promise<void> {
  const { rows } = await sql.query<{ id: string; isPrincipal: boolean }>(
    `SELECT t.id, s.is_principal FROM medical_tests t JOIN medical_test_specialists s ON s.medical_test_id = t.id
     WHERE t.patient_id = $1 AND s.professional_id = $2 AND t.state IN ('STARTED', 'IN_PROGRESS')`,
    [patientId, fromId],
  );
  for (const test of rows) {
    await sql.query(
      'DELETE FROM medical_test_specialists WHERE medical_test_id = $1 AND professional_id = ANY ($2::uuid[])',
      [test.id, test.isPrincipal ? [fromId, toId] : [fromId]],
    );
    if (!test.isPrincipal) continue;
    await sql.query(
      `INSERT INTO medical_test_specialists (account_id, medical_test_id, professional_id, is_principal)
       VALUES ($1, $2, $3, true)`,
      [accountId, test.id, toId],
    );
  }
}

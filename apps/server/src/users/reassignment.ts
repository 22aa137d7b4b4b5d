import { reassignmentSchema, type Reassignment } from '@healzy/domain/users';
import type { Sql } from '../db/database.ts';
import { handler } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { notFound } from '../http/refusals.ts';
import { demandSpecialists } from '../patients/assignments.ts';
import { demandOtherAdmin, hasPatients, lockMemberships } from './changes.ts';
import { findColleague } from './user-rows.ts';

/** Ids of the patients whose principal somebody is. */
export async function patientsLedBy(sql: Sql, professionalId: string): Promise<string[]> {
  const { rows } = await sql.query<{ patient_id: string }>(
    'SELECT patient_id FROM patient_specialists WHERE professional_id = $1 AND is_principal',
    [professionalId],
  );
  return rows.map((row) => row.patient_id);
}

export const deleteUser = handler('deleteUser', async ({ caller, path, body }, sql) => {
  await lockMemberships(sql, caller.accountId);
  const leaving = await findColleague(sql, caller.accountId, path.id);
  if (!leaving) throw notFound();
  if (leaving.professional_id === null) {
    await sql.query('DELETE FROM membership_invitations WHERE account_id = $1 AND user_id = $2', [
      caller.accountId,
      path.id,
    ]);
    return { status: 204 };
  }
  if (leaving.roles.includes('ADMIN')) await demandOtherAdmin(sql, caller.accountId, path.id);
  const patients = await patientsLedBy(sql, leaving.professional_id);
  // An empty body is no body.
  const reassignment = body === undefined || body === null ? null : checked(reassignmentSchema, body);
  const heirs = heirsOf(patients, reassignment, leaving.professional_id);
  await demandSpecialists(sql, [...new Set(heirs.values())]);
  for (const [patientId, heirId] of heirs) {
    await handOver(sql, {
      accountId: caller.accountId,
      patientId,
      fromId: leaving.professional_id,
      toId: heirId,
    });
  }
  await sql.query('DELETE FROM patient_specialists WHERE professional_id = $1', [leaving.professional_id]);
  await sql.query(
    `DELETE FROM medical_test_specialists s USING medical_tests t
     WHERE t.id = s.medical_test_id AND s.professional_id = $1 AND NOT s.is_principal
       AND t.state IN ('STARTED', 'IN_PROGRESS')`,
    [leaving.professional_id],
  );
  await sql.query('DELETE FROM memberships WHERE account_id = $1 AND user_id = $2', [
    caller.accountId,
    path.id,
  ]);
  return { status: 204 };
});

/** Who gets which patient; refuses when a patient would be left without a principal. */
function heirsOf(
  patients: readonly string[],
  reassignment: Reassignment | null,
  leavingId: string,
): Map<string, string> {
  const heirs = new Map<string, string>();
  for (const patientId of patients) {
    const heir =
      reassignment === null
        ? undefined
        : 'professionalId' in reassignment
          ? reassignment.professionalId
          : reassignment.reassignments.find((entry) => entry.patientId.toLowerCase() === patientId)
              ?.professionalId;
    if (heir !== undefined && heir.toLowerCase() !== leavingId) heirs.set(patientId, heir);
  }
  if (heirs.size < patients.length) throw hasPatients(patients.length - heirs.size);
  return heirs;
}

interface Handover {
  accountId: string;
  patientId: string;
  fromId: string;
  toId: string;
}

/** Makes another specialist the principal of a patient and of the patient's active tests. */
export async function handOver(sql: Sql, { accountId, patientId, fromId, toId }: Handover): Promise<void> {
  await sql.query(
    'DELETE FROM patient_specialists WHERE patient_id = $1 AND professional_id = ANY ($2::uuid[])',
    [patientId, [fromId, toId]],
  );
  await sql.query(
    'INSERT INTO patient_specialists (account_id, patient_id, professional_id, is_principal) VALUES ($1, $2, $3, true)',
    [accountId, patientId, toId],
  );
  await handOverTests(sql, { accountId, patientId, fromId, toId });
}

/** Moves the active tests of a patient from one specialist to another; finished ones keep naming who did them. */
export async function handOverTests(
  sql: Sql,
  { accountId, patientId, fromId, toId }: Handover,
): Promise<void> {
  const { rows } = await sql.query<{ id: string; is_principal: boolean }>(
    `SELECT t.id, s.is_principal FROM medical_tests t JOIN medical_test_specialists s ON s.medical_test_id = t.id
     WHERE t.patient_id = $1 AND s.professional_id = $2 AND t.state IN ('STARTED', 'IN_PROGRESS')`,
    [patientId, fromId],
  );
  for (const test of rows) {
    await sql.query(
      'DELETE FROM medical_test_specialists WHERE medical_test_id = $1 AND professional_id = ANY ($2::uuid[])',
      [test.id, test.is_principal ? [fromId, toId] : [fromId]],
    );
    if (!test.is_principal) continue;
    await sql.query(
      `INSERT INTO medical_test_specialists (account_id, medical_test_id, professional_id, is_principal)
       VALUES ($1, $2, $3, true)`,
      [accountId, test.id, toId],
    );
  }
}

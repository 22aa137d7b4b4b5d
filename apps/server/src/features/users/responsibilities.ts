import type { Reassignment } from '@healzy/domain/users';
import { handOverAll } from '../../contributions/hand-over.ts';
import type { Sql } from '../../platform/db/database.ts';
import { conflict } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';
import { requireSpecialists } from '../../shared/patient-access/assignments.ts';

interface GivingUp {
  leaving: { accountId: string; professionalId: string };
  reassignment: Reassignment | null;
  services: Pick<Services, 'contributions'>;
}

/** Ids of the patients whose principal a person is. */
async function patientsLedBy(sql: Sql, accountId: string, professionalId: string): Promise<string[]> {
  const { rows } = await sql.query<{ patientId: string }>(
    'SELECT patient_id FROM patient_specialists WHERE account_id = $1 AND professional_id = $2 AND is_principal',
    [accountId, professionalId],
  );
  return rows.map((row) => row.patientId);
}

/**
 * Ends all responsibilities of a specialist who leaves or stops being one: their patients and the active tests that
 * they lead go to their successors, with future appointments, and what they observe is dropped. Finished tests keep
 * their name.
 *
 * @returns how many patients were handed over
 * @throws HttpProblem 409 `USER_HAS_PATIENTS` when a patient would be left without a principal
 */
export async function giveUpResponsibilities(
  sql: Sql,
  { leaving, reassignment, services }: GivingUp,
): Promise<number> {
  const { accountId, professionalId } = leaving;
  const patients = await patientsLedBy(sql, accountId, professionalId);
  const successors = successorsOf(patients, reassignment, professionalId);
  await requireSpecialists(sql, [...new Set(successors.values())]);
  await handOverPatients(sql, leaving, successors);
  await sql.query('DELETE FROM patient_specialists WHERE account_id = $1 AND professional_id = $2', [
    accountId,
    professionalId,
  ]);
  await handOverAll(sql, services, leaving);
  return successors.size;
}

/** Who gets which patient; throws when a patient would be left without a principal. */
function successorsOf(
  patients: readonly string[],
  reassignment: Reassignment | null,
  leavingId: string,
): Map<string, string> {
  const chosen = new Map<string, string | undefined>(
    reassignment !== null && 'reassignments' in reassignment
      ? reassignment.reassignments.map((entry) => [entry.patientId.toLowerCase(), entry.professionalId])
      : patients.map((patientId) => [patientId, reassignment?.professionalId]),
  );
  const successors = new Map<string, string>();
  for (const patientId of patients) {
    const successor = chosen.get(patientId)?.toLowerCase();
    if (successor !== undefined && successor !== leavingId) successors.set(patientId, successor);
  }
  if (successors.size < patients.length) {
    throw conflict(
      'USER_HAS_PATIENTS',
      'This specialist is the principal of patients; say who takes them over.',
      {
        patients: patients.length - successors.size,
      },
    );
  }
  return successors;
}

/** In a few statements however many patients there are: hundreds must not take hundreds of round trips. */
async function handOverPatients(
  sql: Sql,
  { accountId, professionalId }: { accountId: string; professionalId: string },
  successors: ReadonlyMap<string, string>,
): Promise<void> {
  if (successors.size === 0) return;
  const parameters = [accountId, [...successors.keys()], [...successors.values()]];
  const wanted = 'unnest($2::uuid[], $3::uuid[]) AS wanted (patient_id, successor_id)';
  await sql.query(
    `DELETE FROM patient_specialists s USING ${wanted}
     WHERE s.account_id = $1 AND s.patient_id = wanted.patient_id AND s.professional_id IN ($4, wanted.successor_id)`,
    [...parameters, professionalId],
  );
  await sql.query(
    `INSERT INTO patient_specialists (account_id, patient_id, professional_id, is_principal)
     SELECT $1, patient_id, successor_id, true FROM ${wanted}`,
    parameters,
  );
  // An open patient card must not overwrite the new specialists with the old ones.
  await sql.query(
    'UPDATE patients SET version = version + 1, updated_at = now() WHERE account_id = $1 AND id = ANY ($2::uuid[])',
    [accountId, [...successors.keys()]],
  );
}

import type { AssignedSpecialist } from '@healzy/domain/patients';
import { handOverAll } from '../contributions/hand-over.ts';
import type { Sql } from '../db/database.ts';
import type { Services } from '../services.ts';
import { requireSpecialists } from '../patient-access/assignments.ts';

/** Inserts the specialists of a patient who has none yet. */
async function insertSpecialists(
  sql: Sql,
  accountId: string,
  patientId: string,
  specialists: readonly AssignedSpecialist[],
): Promise<void> {
  await sql.query(
    `INSERT INTO patient_specialists (account_id, patient_id, professional_id, is_principal)
     SELECT $1, $2, s.id, s.is_principal FROM unnest($3::uuid[], $4::boolean[]) AS s (id, is_principal)`,
    [
      accountId,
      patientId,
      specialists.map((one) => one.professionalId),
      specialists.map((one) => one.isPrincipal),
    ],
  );
}

export function sameSpecialists(a: readonly AssignedSpecialist[], b: readonly AssignedSpecialist[]): boolean {
  const key = (list: readonly AssignedSpecialist[]): string =>
    list
      .map((one) => `${one.professionalId.toLowerCase()}${one.isPrincipal}`)
      .sort()
      .join();
  return key(a) === key(b);
}

/** Specification 4.11: people who are no longer assigned lose the patient's tests and data. */
export async function changeSpecialists(
  sql: Sql,
  { accountId, patientId, services }: { accountId: string; patientId: string; services: Services },
  before: readonly AssignedSpecialist[],
  after: readonly AssignedSpecialist[],
): Promise<void> {
  await requireSpecialists(
    sql,
    after.map((one) => one.professionalId),
  );
  await sql.query('DELETE FROM patient_specialists WHERE patient_id = $1', [patientId]);
  await insertSpecialists(sql, accountId, patientId, after);
  if (!after.some((one) => one.isPrincipal)) return;
  for (const { professionalId } of before) {
    if (after.some((one) => one.professionalId.toLowerCase() === professionalId)) continue;
    await handOverAll(sql, services, { accountId, patientId, professionalId });
  }
}

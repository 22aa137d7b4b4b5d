import type { AssignedSpecialist } from '@healzy/domain/patients';
import { handOverAppointments } from '../appointments/handover.ts';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import { handOverTests } from '../users/reassignment.ts';
import { requireSpecialists } from './assignments.ts';

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
  caller: Caller,
  patientId: string,
  before: readonly AssignedSpecialist[],
  after: readonly AssignedSpecialist[],
): Promise<void> {
  await requireSpecialists(
    sql,
    after.map((one) => one.professionalId),
  );
  await sql.query('DELETE FROM patient_specialists WHERE patient_id = $1', [patientId]);
  await insertSpecialists(sql, caller.accountId, patientId, after);
  const principal = after.find((one) => one.isPrincipal);
  const gone = before.filter(
    (old) => !after.some((one) => one.professionalId.toLowerCase() === old.professionalId),
  );
  for (const { professionalId } of gone) {
    if (!principal) break;
    const handover = {
      accountId: caller.accountId,
      patientId,
      fromId: professionalId,
      toId: principal.professionalId,
    };
    await handOverTests(sql, handover);
    await handOverAppointments(sql, { accountId: caller.accountId, patientId, professionalId });
  }
}

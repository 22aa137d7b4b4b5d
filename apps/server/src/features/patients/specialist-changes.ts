import type { AssignedSpecialist } from '@healzy/domain/patients';
import { handOverAll } from '../../contributions/hand-over.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { requireSpecialists } from '../../shared/patient-access/assignments.ts';
import { writeSpecialists } from './bulk-principals.ts';

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
  await writeSpecialists(sql, accountId, 'patient', [{ id: patientId, specialists: after }]);
  if (!after.some((one) => one.isPrincipal)) return;
  for (const { professionalId } of before) {
    if (after.some((one) => one.professionalId.toLowerCase() === professionalId)) continue;
    await handOverAll(sql, services, { accountId, patientId, professionalId });
  }
}

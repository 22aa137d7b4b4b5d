import { patientAccess, type Assignment, type PatientAccess } from '@healzy/domain/session';
import type { AssignedSpecialist } from '@healzy/domain/patients';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { notFound, recordForbidden, unprocessable } from '../../platform/http/http-problem.ts';
import { isNotedColumn, rememberPatient, writeAccess } from './access-log.ts';

/** Every id must belong to a current specialist of the account. */
export async function requireSpecialists(sql: Sql, professionalIds: readonly string[]): Promise<void> {
  if (professionalIds.length === 0) return;
  const { rows } = await sql.query<{ professionalId: string }>(
    `SELECT professional_id FROM memberships WHERE professional_id = ANY ($1::uuid[]) AND 'SPECIALIST' = ANY (roles)`,
    [professionalIds],
  );
  const known = new Set(rows.map((row) => row.professionalId));
  const unknown = professionalIds.filter((id) => !known.has(id.toLowerCase()));
  if (unknown.length > 0) {
    throw unprocessable('SPECIALIST_UNKNOWN', 'A specialist must work in this account.', {
      professionalIds: unknown,
    });
  }
}

export function assignmentOf(specialists: readonly AssignedSpecialist[]): Assignment {
  return {
    principalId: specialists.find((specialist) => specialist.isPrincipal)?.professionalId ?? null,
    observerIds: specialists
      .filter((specialist) => !specialist.isPrincipal)
      .map(({ professionalId }) => professionalId),
  };
}

/** One specialist of a patient; without any, one line with nulls. */
type AssignmentLine = { [Field in keyof AssignedSpecialist]: AssignedSpecialist[Field] | null } & {
  isNoted: boolean;
};

/** Locks a patient and all data about them against other changes until the transaction ends. */
export const lockPatient = (sql: Sql, accountId: string, patientId: string): Promise<void> =>
  lockRow(sql, 'patients', { accountId, id: patientId });

/**
 * What the caller may do with a patient. Logs the caller in the patient's access log, so that no handler can forget it;
 * a call that fails later rolls its line back, and the rejection is logged instead.
 *
 * @throws HttpProblem 404 when the account has no such patient, 403 when the caller has no access to them
 */
export async function requirePatient(sql: Sql, caller: Caller, patientId: string): Promise<PatientAccess> {
  const noted = isNotedColumn(caller, 'p.id', 3);
  const { rows } = await sql.query<AssignmentLine>(
    `SELECT s.professional_id, s.is_principal, ${noted.text} AS is_noted
     FROM patients p LEFT JOIN patient_specialists s ON s.patient_id = p.id WHERE p.id = $1 AND p.account_id = $2`,
    [patientId, caller.accountId, ...noted.params],
  );
  if (!rows[0]) throw notFound();
  rememberPatient(caller, patientId);
  const access = patientAccess(caller, assignmentOf(toSpecialists(rows)));
  if (access.identity === 'none') throw recordForbidden();
  if (!rows[0].isNoted) await writeAccess(sql, caller, [patientId]);
  return access;
}

function toSpecialists(rows: readonly AssignmentLine[]): AssignedSpecialist[] {
  return rows.flatMap((row) =>
    row.professionalId === null
      ? []
      : [{ professionalId: row.professionalId, isPrincipal: row.isPrincipal === true }],
  );
}

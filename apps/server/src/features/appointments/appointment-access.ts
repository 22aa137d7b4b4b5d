import { appointmentAccess } from '@healzy/domain/appointments';
import type { AccessLevel } from '@healzy/domain/session';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { recordForbidden } from '../../platform/http/http-problem.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';
import { findAppointment, type AppointmentRow } from './appointment-rows.ts';

/**
 * The appointment, if the caller may do that with it.
 *
 * @throws HttpProblem 404 when the account has no such appointment, 403 when the caller has no access to it
 */
export async function requireAppointment(
  sql: Sql,
  caller: Caller,
  id: string,
  level: Exclude<AccessLevel, 'none'>,
): Promise<AppointmentRow> {
  if (level === 'edit') {
    // Serializes concurrent moves: the later one sees what the first has done.
    await lockRow(sql, 'appointments', { accountId: caller.accountId, id });
  }
  const row = await findAppointment(sql, caller.accountId, id);
  const patient = await requirePatient(sql, caller, row.patientId);
  if (level === 'edit' && appointmentAccess(caller, row.professionalId, patient) !== 'edit')
    throw recordForbidden();
  return row;
}

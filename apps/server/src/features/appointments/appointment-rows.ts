import type { Appointment } from '@healzy/api/schema';
import { appointmentRecord, managesAppointmentsOf } from '@healzy/domain/appointments';
import type { Actor } from '@healzy/domain/session';
import { idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table, type RowOf } from '../../platform/db/table.ts';
import { requireFound } from '../../platform/http/http-problem.ts';

export const appointments = table(
  'appointments',
  appointmentRecord.extend({ accountId: idColumn, patientId: idColumn, professionalId: idColumn }),
);

const read = appointments.omit('accountId', 'createdBy');

export type AppointmentRow = RowOf<typeof read> & Pick<Appointment, 'patient' | 'specialist'>;

/** Columns of the appointment `a` in {@link APPOINTMENT_FROM}. */
export const APPOINTMENT_COLUMNS = `${read.columns('a')}, a.patient_id AS "patient.id", p.name AS "patient.name",
  p.surname AS "patient.surname", p.timezone AS "patient.timezone",
  a.professional_id AS "specialist.professional_id", u.name AS "specialist.name", u.surname AS "specialist.surname"`;

export const APPOINTMENT_FROM = `appointments a JOIN patients p ON p.id = a.patient_id
  JOIN professionals pr ON pr.id = a.professional_id JOIN users u ON u.id = pr.user_id`;

/** @throws HttpProblem 404 when the account has no such appointment */
export async function findAppointment(sql: Sql, accountId: string, id: string): Promise<AppointmentRow> {
  const { rows } = await sql.query<AppointmentRow>(
    `SELECT ${APPOINTMENT_COLUMNS} FROM ${APPOINTMENT_FROM} WHERE a.account_id = $1 AND a.id = $2`,
    [accountId, id],
  );
  return requireFound(rows[0]);
}

/** The appointment as shown to a caller who may see it. */
export function toAppointment(row: AppointmentRow, actor: Actor): Appointment {
  const { patientId: _patient, professionalId, updatedAt: _updated, ...told } = row;
  return { ...told, canEdit: managesAppointmentsOf(actor, professionalId) };
}

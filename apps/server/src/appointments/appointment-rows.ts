import type { Appointment } from '@healzy/api/schema';
import { managesAppointmentsOf } from '@healzy/domain/appointments';
import type { Actor } from '@healzy/domain/session';
import type { Sql } from '../db/database.ts';

export interface AppointmentRow {
  id: string;
  version: number;
  state: Appointment['state'];
  kind: Appointment['kind'];
  mode: Appointment['mode'];
  startsAt: string;
  endsAt: string;
  place: string | null;
  videoUrl: string | null;
  createdAt: string;
  updatedAt: string;
  canceledAt: string | null;
  patientId: string;
  patientName: string;
  patientSurname: string;
  patientTimezone: string;
  professionalId: string;
  specialistName: string;
  specialistSurname: string;
}

/** Columns of the appointment `a` in {@link APPOINTMENT_FROM}. */
export const APPOINTMENT_COLUMNS = `a.id, a.version, a.state, a.kind, a.mode, a.starts_at, a.ends_at, a.place,
    a.video_url, a.created_at, a.updated_at, a.canceled_at, a.patient_id, p.name AS patient_name,
    p.surname AS patient_surname, p.timezone AS patient_timezone, a.professional_id, u.name AS specialist_name,
  u.surname AS specialist_surname`;

export const APPOINTMENT_FROM = `appointments a JOIN patients p ON p.id = a.patient_id
  JOIN professionals pr ON pr.id = a.professional_id JOIN users u ON u.id = pr.user_id`;

export async function findAppointment(
  sql: Sql,
  accountId: string,
  id: string,
): Promise<AppointmentRow | undefined> {
  const { rows } = await sql.query<AppointmentRow>(
    `SELECT ${APPOINTMENT_COLUMNS} FROM ${APPOINTMENT_FROM} WHERE a.account_id = $1 AND a.id = $2`,
    [accountId, id],
  );
  return rows[0];
}

/** The appointment as it is told to somebody who may see it. */
export function toAppointment(row: AppointmentRow, actor: Actor): Appointment {
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    kind: row.kind,
    mode: row.mode,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    patient: {
      id: row.patientId,
      name: row.patientName,
      surname: row.patientSurname,
      timezone: row.patientTimezone,
    },
    specialist: {
      professionalId: row.professionalId,
      name: row.specialistName,
      surname: row.specialistSurname,
    },
    place: row.place,
    videoUrl: row.videoUrl,
    createdAt: row.createdAt,
    canceledAt: row.canceledAt,
    canEdit: managesAppointmentsOf(actor, row.professionalId),
  };
}

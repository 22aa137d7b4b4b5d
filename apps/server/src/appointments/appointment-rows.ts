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
  starts_at: string;
  ends_at: string;
  place: string | null;
  video_url: string | null;
  created_at: string;
  updated_at: string;
  canceled_at: string | null;
  patient_id: string;
  patient_name: string;
  patient_surname: string;
  patient_timezone: string;
  professional_id: string;
  specialist_name: string;
  specialist_surname: string;
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
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    patient: {
      id: row.patient_id,
      name: row.patient_name,
      surname: row.patient_surname,
      timezone: row.patient_timezone,
    },
    specialist: {
      professionalId: row.professional_id,
      name: row.specialist_name,
      surname: row.specialist_surname,
    },
    place: row.place,
    videoUrl: row.video_url,
    createdAt: row.created_at,
    canceledAt: row.canceled_at,
    canEdit: managesAppointmentsOf(actor, row.professional_id),
  };
}

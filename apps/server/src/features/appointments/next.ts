import type { AppointmentKind, AppointmentMode } from '@healzy/domain/appointments';
import { isoTimestamp } from '../../platform/db/values.ts';
import { ofNextAppointment } from '../patients/next-appointment.ts';

/** A patient's next appointment, for people who may see the patient's identity. Instants in UTC. */
export interface NextAppointment {
  id: string;
  startsAt: string;
  endsAt: string;
  kind: AppointmentKind;
  mode: AppointmentMode;
  professionalId: string;
}

/**
 * A select column with each patient's next appointment as JSON or null.
 *
 * @param patient alias of `patients` in the statement
 * @param now the parameter that holds the present instant, e.g. `$3`
 *
 * @example
 * `SELECT ${nextAppointmentColumn('p', '$3')} AS next_appointment FROM patients p`
 */
export const nextAppointmentColumn = (patient: string, now: string): string =>
  ofNextAppointment(
    `json_build_object('id', a.id, 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'kind', a.kind,
     'mode', a.mode, 'professionalId', a.professional_id)`,
    patient,
    now,
  );

/** Inside JSON an instant is the database's own text, which the column parsers do not convert. */
export function toNextAppointment(row: NextAppointment | null): NextAppointment | null {
  return row && { ...row, startsAt: isoTimestamp(row.startsAt), endsAt: isoTimestamp(row.endsAt) };
}

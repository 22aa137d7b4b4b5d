import type { AppointmentKind, AppointmentMode } from '@healzy/domain/appointments';
import { isoTimestamp } from '../db/values.ts';

/** A patient's next appointment, for people who may see the patient's identity. Instants in UTC. */
export interface NextAppointment {
  id: string;
  startsAt: string;
  endsAt: string;
  kind: AppointmentKind;
  mode: AppointmentMode;
  professionalId: string;
}

const isAhead = (now: string) =>
  // The lower bound lets the index skip the past: no appointment is longer than this.
  `a.state = 'SCHEDULED' AND a.starts_at > ${now}::timestamptz - interval '8 hours' AND a.ends_at > ${now}::timestamptz`;
const isNext = (patient: string, now: string) =>
  `a.account_id = ${patient}.account_id AND a.patient_id = ${patient}.id AND ${isAhead(now)}`;

/**
 * A select column with each patient's next appointment as JSON or null; one in progress counts until it ends.
 *
 * @param patient alias of `patients` in the statement
 * @param now the parameter that holds the present instant, e.g. `$3`
 *
 * @example
 * `SELECT ${nextAppointmentColumn('p', '$3')} AS next_appointment FROM patients p`
 */
export const nextAppointmentColumn = (patient: string, now: string): string =>
  `(SELECT json_build_object('id', a.id, 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'kind', a.kind,
     'mode', a.mode, 'professionalId', a.professional_id)
   FROM appointments a WHERE ${isNext(patient, now)} ORDER BY a.starts_at, a.id LIMIT 1)`;

/** When the next appointment begins, or null. */
export const nextAppointmentAt = (patient: string, now: string): string =>
  `(SELECT a.starts_at FROM appointments a WHERE ${isNext(patient, now)} ORDER BY a.starts_at, a.id LIMIT 1)`;

/** A subselect of `patient_id` and `starts_at` for every patient of an account with a next appointment. */
export const nextAppointments = (account: string, now: string): string =>
  `(SELECT a.patient_id, min(a.starts_at) AS starts_at FROM appointments a
   WHERE a.account_id = ${account} AND ${isAhead(now)} GROUP BY a.patient_id)`;

/** Inside JSON an instant is the database's own text, which the column parsers do not convert. */
export function toNextAppointment(row: NextAppointment | null): NextAppointment | null {
  return row && { ...row, startsAt: isoTimestamp(row.startsAt), endsAt: isoTimestamp(row.endsAt) };
}

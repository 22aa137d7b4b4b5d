const isAhead = (now: string) =>
  // The lower bound lets the index skip the past: no appointment is longer than this.
  `a.state = 'SCHEDULED' AND a.starts_at > ${now}::timestamptz - interval '8 hours' AND a.ends_at > ${now}::timestamptz`;

/**
 * The next of a patient's appointments; one in progress counts until it ends.
 *
 * @param select SQL of what is selected from the appointment `a`
 * @param patient alias of `patients` in the statement
 * @param now the parameter that holds the present instant, e.g. `$3`
 */
export const ofNextAppointment = (select: string, patient: string, now: string): string =>
  `(SELECT ${select} FROM appointments a
   WHERE a.account_id = ${patient}.account_id AND a.patient_id = ${patient}.id AND ${isAhead(now)}
   ORDER BY a.starts_at, a.id LIMIT 1)`;

/** A subselect of `patient_id` and `starts_at` for every patient of an account with a next appointment. */
export const nextAppointments = (account: string, now: string): string =>
  `(SELECT a.patient_id, min(a.starts_at) AS starts_at FROM appointments a
   WHERE a.account_id = ${account} AND ${isAhead(now)} GROUP BY a.patient_id)`;

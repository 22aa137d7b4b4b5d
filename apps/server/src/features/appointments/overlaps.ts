import { overlapOf, type AppointmentOverlap, type OverlapWith } from '@healzy/domain/appointments';
import type { Sql } from '../../platform/db/database.ts';
import { conflict } from '../../platform/http/http-problem.ts';
import { APPOINTMENT_COLUMNS, APPOINTMENT_FROM, type AppointmentRow } from './appointment-rows.ts';
import { liesOutsideHours } from './working-hours.ts';

/** An appointment about to be made, moved or restored. */
export interface Wanted {
  accountId: string;
  /** Its own id; null when it is new. */
  id: string | null;
  patientId: string;
  professionalId: string;
  startsAt: string;
  endsAt: string;
}

/**
 * Locks the specialist and the patient, so that of two simultaneous bookings the later one sees the conflict. Always in
 * the same order, to avoid deadlocks.
 */
export async function holdDiaries(sql: Sql, wanted: Wanted): Promise<void> {
  const diaries = [wanted.patientId, wanted.professionalId].map((id) => id.toLowerCase()).sort();
  for (const diary of diaries) {
    await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 21))`, [
      `${wanted.accountId} ${diary}`,
    ]);
  }
}

/** Warnings that the caller has seen and overrides. */
export interface Insisted {
  allowsOverlap: boolean;
  allowsOutsideHours: boolean;
}

/**
 * Rejects a time that is taken or outside the specialist's working hours. One response reports both, so that nobody has
 * to confirm twice.
 *
 * @throws HttpProblem 409 `APPOINTMENT_OVERLAPS` with the others in `details.overlaps`, or `OUTSIDE_WORKING_HOURS`;
 * both with `details.isOutsideHours`
 */
export async function requireFreeTime(sql: Sql, wanted: Wanted, insisted: Insisted): Promise<void> {
  const overlaps = insisted.allowsOverlap ? [] : await overlapsOf(sql, wanted);
  const isOutsideHours = !insisted.allowsOutsideHours && (await liesOutsideHours(sql, wanted));
  if (overlaps.length > 0) {
    throw conflict('APPOINTMENT_OVERLAPS', 'The specialist or the patient has another appointment then.', {
      overlaps,
      isOutsideHours,
    });
  }
  if (isOutsideHours)
    throw conflict('OUTSIDE_WORKING_HOURS', 'The specialist does not work then.', { isOutsideHours });
}

async function overlapsOf(sql: Sql, wanted: Wanted): Promise<AppointmentOverlap[]> {
  const { rows } = await sql.query<AppointmentRow>(
    `SELECT ${APPOINTMENT_COLUMNS} FROM ${APPOINTMENT_FROM}
     WHERE a.account_id = $1 AND (a.professional_id = $2 OR a.patient_id = $3) AND a.state = 'SCHEDULED'
       AND a.starts_at < $5::timestamptz AND a.starts_at > $4::timestamptz - interval '8 hours'
       AND a.ends_at > $4::timestamptz
     ORDER BY a.starts_at, a.id LIMIT 20`,
    [wanted.accountId, wanted.professionalId, wanted.patientId, wanted.startsAt, wanted.endsAt],
  );
  return rows.flatMap((row) => {
    const of = overlapOf(lowerCased(wanted), row);
    return of === null ? [] : [toOverlap(row, of)];
  });
}

const lowerCased = (wanted: Wanted): Wanted => ({
  ...wanted,
  patientId: wanted.patientId.toLowerCase(),
  professionalId: wanted.professionalId.toLowerCase(),
});

const toOverlap = (
  { id, startsAt, endsAt, ...row }: AppointmentRow,
  of: OverlapWith,
): AppointmentOverlap => ({
  id,
  with: of,
  startsAt,
  endsAt,
  patient: { name: row.patient.name, surname: row.patient.surname },
  specialist: { name: row.specialist.name, surname: row.specialist.surname },
});

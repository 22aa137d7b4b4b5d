import {
  appointmentAnswerSchema,
  appointmentLinkState,
  zoneForPatient,
  type AppointmentAnswer,
  type AppointmentMode,
} from '@healzy/domain/appointments';
import type { HeldAppointment } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import { linkHandler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict, notFound } from '../../platform/http/http-problem.ts';

/** What the holder of a link may read; row-level security leaves one row at most. */
interface Held {
  id: string;
  appointmentId: string;
  startsAt: string;
  answer: AppointmentAnswer | null;
  language: HeldAppointment['language'];
  specialist: string;
  name: string | null;
  patientZone: string | null;
  account: string;
  clinicZone: string;
  phone: string | null;
  now: {
    state: 'SCHEDULED' | 'CANCELED';
    startsAt: string;
    endsAt: string;
    mode: AppointmentMode;
    place: string | null;
    videoUrl: string | null;
  };
}

async function findHeld(sql: Sql): Promise<Held> {
  const { rows } = await sql.query<Held>(
    `SELECT n.id, n.appointment_id, n.starts_at, n.answer, n.language, n.specialist_name AS specialist,
       p.name, p.timezone AS patient_zone, c.name AS account, c.timezone AS clinic_zone, c.contact_phone AS phone,
       a.state AS "now.state", a.starts_at AS "now.starts_at", a.ends_at AS "now.ends_at", a.mode AS "now.mode",
       a.place AS "now.place", a.video_url AS "now.video_url"
     FROM appointment_notices n JOIN appointments a ON a.account_id = n.account_id AND a.id = n.appointment_id
     JOIN accounts c ON c.id = n.account_id
     LEFT JOIN patients p ON p.account_id = n.account_id AND p.id = n.patient_id`,
  );
  const held = rows[0];
  // A deleted patient does not exist for the holder of the link either.
  if (!held || held.name === null) throw notFound();
  return held;
}

function toHeld({ now: current, ...held }: Held, now: Date): HeldAppointment {
  const { name, account: accountName, phone, language, startsAt } = held;
  const state = appointmentLinkState(held, current, now);
  const isCurrent = state !== 'MOVED' && state !== 'CANCELED';
  const zones = { clinic: held.clinicZone, patient: held.patientZone ?? held.clinicZone };
  return {
    state,
    language,
    patientName: name ?? '',
    accountName,
    phone,
    startsAt,
    timezone: zoneForPatient(current.mode, zones),
    endsAt: isCurrent ? current.endsAt : null,
    specialist: isCurrent ? held.specialist : null,
    mode: isCurrent ? current.mode : null,
    place: isCurrent ? current.place : null,
    videoUrl: isCurrent ? current.videoUrl : null,
  };
}

const ended = (state: HeldAppointment['state']) =>
  conflict('APPOINTMENT_LINK_ENDED', 'This link takes no answer any more.', { state });

export const openHeldAppointment = linkHandler('openHeldAppointment', async ({ services }, sql) => ({
  status: 200,
  body: toHeld(await findHeld(sql), services.now()),
}));

export const answerHeldAppointment = linkHandler('answerHeldAppointment', async ({ body, services }, sql) => {
  const now = services.now();
  const held = await findHeld(sql);
  const { state } = toHeld(held, now);
  if (state !== 'OPEN') throw ended(state);
  const { answer, reason } = checked(appointmentAnswerSchema, body);
  // Of two answers at once, and of an answer while the appointment is moved, the first one counts.
  const { rowCount: isFirst } = await sql.query(
    'UPDATE appointment_notices SET answer = $2, answered_at = $3 WHERE id = $1 AND answer IS NULL',
    [held.id, answer, now.toISOString()],
  );
  const { rowCount: isCurrent } =
    isFirst === 0
      ? { rowCount: 0 }
      : await sql.query(
          `UPDATE appointments SET answer = $2, answer_reason = $3, answered_at = $4
             WHERE id = $1 AND state = 'SCHEDULED' AND starts_at = $5`,
          [held.appointmentId, answer, reason, now.toISOString(), held.startsAt],
        );
  if (isCurrent === 0) throw ended(toHeld(await findHeld(sql), now).state);
  return { status: 200, body: toHeld(await findHeld(sql), now) };
});

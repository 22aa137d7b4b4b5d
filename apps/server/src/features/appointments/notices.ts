import { createHash, randomBytes } from 'node:crypto';
import { zoneForPatient, type AppointmentMode } from '@healzy/domain/appointments';
import type { Language } from '@healzy/domain/shared';
import { z } from 'zod';
import { columnOfType, idColumn, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { table } from '../../platform/db/table.ts';
import { patientLanguage } from '../patients/patient-language.ts';
import type { Services } from '../../platform/services.ts';
import { appointmentMail, type NoticeKind } from './appointment-mail.ts';
import { patientCalendarOf } from './icalendar.ts';

const notices = table(
  'appointment_notices',
  z.object({
    id: idColumn,
    accountId: idColumn,
    patientId: idColumn,
    appointmentId: idColumn,
    kind: columnOfType<NoticeKind>(),
    startsAt: instantColumn,
    sentTo: z.string(),
    language: columnOfType<Language>(),
    tokenHash: z.string().nullable(),
    specialistName: z.string(),
    createdAt: instantColumn,
  }),
);

/** What a message about an appointment needs to know. */
interface Noticed {
  patientId: string;
  version: number;
  startsAt: string;
  endsAt: string;
  createdAt: string;
  updatedAt: string;
  mode: AppointmentMode;
  place: string | null;
  videoUrl: string | null;
  email: string;
  name: string;
  patientZone: string;
  specialist: string;
  account: string;
  clinicZone: string;
  /** Who makes it, made it, or sees the patient. */
  writerId: string;
}

/** The page for answers; the secret follows a `#`, which browsers never send. */
const ANSWER_PAGE = '/appointment';

/** Where the handler that tells of an appointment is: a call, or a job without a caller. */
interface Teller {
  services: Services;
  caller: { accountId: string; userId?: string };
  afterCommit(work: () => Promise<void>): void;
}

/**
 * Writes to the patient about an appointment, in the transaction that it reports on: nothing about the past, about one
 * that is not written about, or in an account or on a server that sends no mail. Of two reminders of the same time
 * only the first is written.
 *
 * @returns whether a message was written
 */
export async function tellPatient(
  sql: Sql,
  { services, caller, afterCommit }: Teller,
  { id, kind }: { id: string; kind: NoticeKind },
): Promise<boolean> {
  const { mail, publicUrl } = services;
  if (!mail.reachesPeople) return false;
  const now = services.now();
  const { accountId } = caller;
  const { rows } = await sql.query<Noticed>(
    `SELECT a.patient_id, a.version, a.starts_at, a.ends_at, a.created_at, a.updated_at, a.mode, a.place, a.video_url,
       p.email, p.name, p.timezone AS patient_zone, u.name || ' ' || u.surname AS specialist, c.name AS account,
       c.timezone AS clinic_zone, coalesce($4, a.created_by, u.id) AS writer_id
     FROM appointments a JOIN patients p ON p.id = a.patient_id JOIN accounts c ON c.id = a.account_id
     JOIN professionals pr ON pr.id = a.professional_id JOIN users u ON u.id = pr.user_id
     WHERE a.account_id = $1 AND a.id = $2 AND a.has_mail AND c.has_appointment_mail AND a.starts_at > $3
       AND p.email <> ''`,
    [accountId, id, now.toISOString(), caller.userId ?? null],
  );
  const told = rows[0];
  if (told === undefined) return false;
  const { patientId, startsAt, email: sentTo, specialist: specialistName } = told;
  const language = await patientLanguage(sql, { userId: told.writerId }, patientId);
  const secret = kind === 'CANCELED' ? null : randomBytes(32).toString('base64url');
  const written = await notices.insert(
    sql,
    {
      id: newId(now.getTime()),
      accountId,
      patientId,
      appointmentId: id,
      kind,
      startsAt,
      sentTo,
      language,
      tokenHash: secret && createHash('sha256').update(secret).digest('base64url'),
      specialistName,
      createdAt: now,
    },
    `ON CONFLICT (appointment_id, starts_at) WHERE kind = 'REMINDER' DO NOTHING`,
  );
  if (written === 0) return false;
  await mail.enqueue(sql, {
    to: sentTo,
    kind: kind === 'CANCELED' ? 'APPOINTMENT_CANCELED' : 'APPOINTMENT',
    language,
    ...appointmentMail(kind, language, {
      ...told,
      zone: zoneForPatient(told.mode, { clinic: told.clinicZone, patient: told.patientZone }),
      isZoneNamed: told.clinicZone !== told.patientZone,
      link: secret === null ? null : `${publicUrl}${ANSWER_PAGE}#${secret}`,
    }),
    calendar: patientCalendarOf(
      { ...told, id, isCanceled: kind === 'CANCELED', sender: mail.sender },
      language,
    ),
  });
  afterCommit(() => mail.deliver());
  return true;
}

/** SQL of whether a message about an appointment `a` was written so late that it is as good as a reminder. */
const IS_REMINDED = `EXISTS (SELECT 1 FROM appointment_notices n
  WHERE n.account_id = $1 AND n.appointment_id = a.id AND n.starts_at = a.starts_at AND n.kind <> 'CANCELED'
    AND n.created_at > a.starts_at - make_interval(hours => c.reminder_hours))`;

const AT_ONCE = 100;

/** Reminds the patients of an account of the appointments whose time has come; those who have declined know. */
export async function remindPatients(services: Services, accountId: string): Promise<void> {
  if (!services.mail.reachesPeople) return;
  const commits: (() => Promise<void>)[] = [];
  const teller = {
    services,
    caller: { accountId },
    afterCommit: (work: () => Promise<void>) => void commits.push(work),
  };
  await services.database.asAccount({ accountId }, async (sql) => {
    // Locked, so that an appointment that is being moved is reminded of at its new time.
    const { rows } = await sql.query<{ id: string }>(
      `SELECT a.id FROM appointments a JOIN accounts c ON c.id = a.account_id
       JOIN patients p ON p.id = a.patient_id AND p.email <> ''
       WHERE a.account_id = $1 AND a.state = 'SCHEDULED' AND a.has_mail AND c.has_appointment_mail
         AND a.starts_at > $2::timestamptz
         AND a.starts_at <= $2::timestamptz + make_interval(hours => c.reminder_hours)
         AND a.answer IS DISTINCT FROM 'DECLINED' AND NOT ${IS_REMINDED}
       ORDER BY a.starts_at, a.id LIMIT ${AT_ONCE} FOR UPDATE OF a SKIP LOCKED`,
      [accountId, services.now().toISOString()],
    );
    for (const { id } of rows) await tellPatient(sql, teller, { id, kind: 'REMINDER' });
  });
  // One delivery sends all that was written.
  await commits[0]?.();
}

import {
  DEFAULT_MINUTES,
  instantOfLocal,
  localTimeOf,
  noWorkingHours,
  type AppointmentKind,
  type AppointmentMode,
} from '@healzy/domain/appointments';
import { daysOfLocalDate, localDateOfDays } from '@healzy/domain/shared';
import type { DemoClinic, DemoData } from '../../contributions/demo.ts';
import type { Sql } from '../../platform/db/database.ts';
import { insertAppointment } from './changes.ts';

/** Time, reason and format of a working day's appointments; the next day goes on in the list. */
const HOURS = ['09:00', '10:00', '11:00', '12:30', '16:00', '17:00', '18:00'] as const;
const KINDS: readonly AppointmentKind[] = [
  'FOLLOW_UP',
  'FIRST_VISIT',
  'MEDICAL_TEST',
  'FOLLOW_UP',
  'RESULTS',
  'FOLLOW_UP',
];
const MODES: readonly AppointmentMode[] = ['IN_PERSON', 'IN_PERSON', 'VIDEO', 'IN_PERSON', 'PHONE'];

const DAY = 86_400_000;
/** Steps through the list of patients, so that everyone gets an appointment. */
const STRIDES = [7, 5, 3];

/** Everyone's hours, Monday to Friday: all of {@link HOURS} are within them. */
const WORKING_DAY = [
  { from: '09:00', to: '14:00' },
  { from: '16:00', to: '20:00' },
];

/** Weeks before and after the current one that have appointments. */
const WEEKS = { before: 3, after: 2 };

/**
 * Fills the diary on working days of the last weeks, this one and the next; each patient sees one of their own
 * specialists. Of every day before today it is said who came; of today's nobody has said it yet.
 */
async function addAppointments(
  sql: Sql,
  { accountId, account: { timezone: zone }, now }: DemoClinic,
): Promise<void> {
  await addDemoHours(sql, accountId);
  const { rows: patients } = await sql.query<{ id: string; professionalId: string; isTested: boolean }>(
    `SELECT p.id, s.professional_id,
       EXISTS (SELECT 1 FROM medical_tests t WHERE t.account_id = $1 AND t.patient_id = p.id) AS is_tested
     FROM patients p JOIN patient_specialists s ON s.patient_id = p.id AND s.is_principal
     WHERE p.account_id = $1 AND p.state = 'ACTIVE' ORDER BY p.created_at, p.id`,
    [accountId],
  );
  // Today's come first from those with a test: there is something new about them.
  const ofToday = [...patients].sort((a, b) => Number(b.isTested) - Number(a.isTested));
  let madeToday = 0;
  const today = daysOfLocalDate(localTimeOf(now, zone).date) ?? 0;
  // Day 0 was a Thursday.
  const monday = today - ((today + 3) % 7);
  let made = 0;
  for (let day = monday - WEEKS.before * 7; day < monday + (WEEKS.after + 1) * 7; day++) {
    if ((day + 3) % 7 > 4 && day !== today) continue;
    for (const [slot, time] of HOURS.entries()) {
      // Some hours of each day stay free, different ones each day.
      if ((day * 3 + slot * 5) % 7 < (day === today ? 3 : 4)) continue;
      const stride = STRIDES.find((one) => patients.length % one !== 0) ?? 1;
      const patient =
        day === today ? ofToday[madeToday++] : patients[(made * stride + 3) % Math.max(1, patients.length)];
      const start = instantOfLocal({ date: localDateOfDays(day), time }, zone);
      if (patient === undefined || !start.ok) continue;
      const kind = KINDS[made % KINDS.length] ?? 'FOLLOW_UP';
      const mode = MODES[made % MODES.length] ?? 'IN_PERSON';
      const id = await insertAppointment(
        sql,
        { accountId, patientId: patient.id, userId: null },
        {
          professionalId: patient.professionalId,
          kind,
          mode,
          startsAt: start.instant,
          minutes: DEFAULT_MINUTES[kind],
          place: mode === 'IN_PERSON' ? `Consulta ${1 + (made % 3)}` : null,
          // Nobody is behind these addresses.
          hasMail: false,
          videoUrl: mode === 'VIDEO' ? `https://video.example/sala-${100 + made}` : null,
        },
      );
      made += 1;
      await sql.query('UPDATE appointments SET created_at = $2, updated_at = $2 WHERE id = $1', [
        id,
        new Date(Math.min(now.getTime(), Date.parse(start.instant) - 12 * DAY)).toISOString(),
      ]);
      const attendance = day < today && made % 11 !== 0 ? (made % 17 === 5 ? 'MISSED' : 'ATTENDED') : null;
      if (attendance !== null)
        await sql.query('UPDATE appointments SET attendance = $2, attendance_at = starts_at WHERE id = $1', [
          id,
          attendance,
        ]);
      if (made % 11 === 0)
        await sql.query(
          `UPDATE appointments SET state = 'CANCELED', canceled_at = $2, version = version + 1 WHERE id = $1`,
          [id, new Date(Math.min(now.getTime(), Date.parse(start.instant) - DAY)).toISOString()],
        );
    }
  }
}

async function addDemoHours(sql: Sql, accountId: string): Promise<void> {
  const [monday, tuesday, wednesday, thursday, friday] = Array.from({ length: 5 }, () => WORKING_DAY);
  await sql.query(
    `INSERT INTO working_hours (account_id, professional_id, week)
     SELECT account_id, professional_id, $2::jsonb FROM memberships
     WHERE account_id = $1 AND professional_id IS NOT NULL AND 'SPECIALIST' = ANY (roles)`,
    [accountId, JSON.stringify({ ...noWorkingHours(), monday, tuesday, wednesday, thursday, friday })],
  );
}

export const demo: DemoData = {
  // Whether a patient has a test decides about their appointment today.
  needs: ['patients', 'cgm'],
  fill: (clinic) =>
    clinic.services.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      addAppointments(sql, clinic),
    ),
};

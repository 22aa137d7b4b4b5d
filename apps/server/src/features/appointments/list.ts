import { seesAllPatients } from '@healzy/domain/session';
import { handler } from '../../platform/http/calls.ts';
import { countedPage, readSort } from '../../platform/http/paging.ts';
import { versioned } from '../../platform/http/versions.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';
import { requireAppointment } from './appointment-access.ts';
import {
  APPOINTMENT_COLUMNS,
  APPOINTMENT_FROM,
  toAppointment,
  type AppointmentRow,
} from './appointment-rows.ts';

/**
 * Filters appointments: `$1` account, `$2` professional whose patients are meant (null: all), `$3` and `$4` time span,
 * `$5` specialist, `$6` patient, `$7` state.
 */
const MEANT = `a.account_id = $1
  AND ($2::uuid IS NULL OR EXISTS (SELECT 1 FROM patient_specialists own
    WHERE own.account_id = $1 AND own.professional_id = $2::uuid AND own.patient_id = a.patient_id))
  AND ($3::timestamptz IS NULL OR (a.ends_at > $3::timestamptz
    AND a.starts_at > $3::timestamptz - interval '8 hours'))
  AND ($4::timestamptz IS NULL OR a.starts_at < $4::timestamptz)
  AND ($5::uuid IS NULL OR a.professional_id = $5::uuid)
  AND ($6::uuid IS NULL OR a.patient_id = $6::uuid)
  AND ($7::text IS NULL OR a.state = $7)`;

export const listAppointments = handler('listAppointments', async ({ caller, query }, sql) => {
  if (query.patientId !== undefined) await requirePatient(sql, caller, query.patientId);
  const { isDescending } = readSort(query.sort ?? 'startsAt');
  const filters = [
    seesAllPatients(caller.roles) ? null : caller.professionalId,
    query.from ?? null,
    query.to ?? null,
    query.professionalId ?? null,
    query.patientId ?? null,
    query.state ?? null,
  ];
  const page = await countedPage<AppointmentRow>(sql, query, {
    name: 'appointments',
    columns: APPOINTMENT_COLUMNS,
    from: APPOINTMENT_FROM,
    where: MEANT,
    params: [caller.accountId, ...filters],
    by: 'a.starts_at',
    id: 'a.id',
    isDescending,
    countIn: 'appointments a JOIN patients p ON p.id = a.patient_id',
  });
  return { status: 200, body: { ...page, items: page.items.map((row) => toAppointment(row, caller)) } };
});

export const getAppointment = handler('getAppointment', async ({ caller, path }, sql) => {
  const row = await requireAppointment(sql, caller, path.id, 'read');
  return { status: 200, ...versioned(toAppointment(row, caller)) };
});

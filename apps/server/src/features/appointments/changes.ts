import {
  appointmentAccess,
  changeForPatient,
  appointmentChangeSchema,
  appointmentFormSchema,
  endOf,
  managesAppointmentsOf,
  minutesBetween,
  type AppointmentChange,
} from '@healzy/domain/appointments';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { NEXT_VERSION, NOW } from '../../platform/db/table.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { recordForbidden, unprocessable } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { requirePatient, requireSpecialists } from '../../shared/patient-access/assignments.ts';
import { requireAppointment } from './appointment-access.ts';
import { tellPatient } from './notices.ts';
import { appointments, findAppointment, toAppointment, type AppointmentRow } from './appointment-rows.ts';
import { requireFreeTime, holdDiaries, type Insisted, type Wanted } from './overlaps.ts';
import { requireUncanceled } from './uncanceled.ts';

/** An answer belongs to a time. */
const UNANSWERED = { answer: null, answerReason: null, answeredAt: null };
/** Nobody can have come to what is still to begin. */
const UNATTENDED = { attendance: null, attendanceAt: null };
const CHANGED = { version: NEXT_VERSION, updatedAt: NOW };

/** An appointment grants no access to a record: its specialist must already be assigned to the patient. */
async function requireAssigned(sql: Sql, patientId: string, professionalId: string): Promise<void> {
  await requireSpecialists(sql, [professionalId]);
  const { rowCount } = await sql.query(
    'SELECT 1 FROM patient_specialists WHERE patient_id = $1 AND professional_id = $2',
    [patientId, professionalId],
  );
  if (rowCount > 0) return;
  throw unprocessable('SPECIALIST_NOT_ASSIGNED', 'The patient is not assigned to this specialist.');
}

const wantedOf = (
  subject: Pick<Wanted, 'accountId' | 'id' | 'patientId'>,
  { professionalId, startsAt, minutes }: AppointmentChange,
): Wanted => ({ ...subject, professionalId, startsAt, endsAt: endOf(startsAt, minutes) });

const isSameTime = (before: AppointmentRow, wanted: Wanted): boolean =>
  before.professionalId === wanted.professionalId.toLowerCase() &&
  Date.parse(before.startsAt) === Date.parse(wanted.startsAt) &&
  Date.parse(before.endsAt) === Date.parse(wanted.endsAt);

/** Inserts an appointment; the caller has checked permissions and overlaps. */
export async function insertAppointment(
  sql: Sql,
  owner: { accountId: string; patientId: string; userId: string | null },
  form: Omit<AppointmentChange, keyof Insisted | 'hasMail'> & { hasMail?: boolean },
  id = newId(),
): Promise<string> {
  const { accountId, patientId, userId: createdBy } = owner;
  const endsAt = endOf(form.startsAt, form.minutes);
  await appointments.insert(sql, { ...form, id, accountId, patientId, endsAt, createdBy });
  return id;
}

async function appointmentNow(sql: Sql, caller: Caller, id: string) {
  return versioned(toAppointment(await findAppointment(sql, caller.accountId, id), caller));
}

export const createAppointment = handler('createAppointment', async (call, sql) => {
  const { caller, body } = call;
  const access = await requirePatient(sql, caller, body.patientId);
  const form = checked(appointmentFormSchema, body);
  if (appointmentAccess(caller, form.professionalId.toLowerCase(), access) !== 'edit')
    throw recordForbidden();
  await requireAssigned(sql, form.patientId, form.professionalId);
  const { accountId, userId } = caller;
  const { patientId } = form;
  const wanted = wantedOf({ accountId, id: null, patientId }, form);
  await holdDiaries(sql, wanted);
  await requireFreeTime(sql, wanted, form);
  const id = await insertAppointment(sql, { accountId, patientId, userId }, form);
  await tellPatient(sql, call, { id, kind: 'MADE' });
  return { status: 201, ...(await appointmentNow(sql, caller, id)) };
});

export const updateAppointment = handler('updateAppointment', async (call, sql) => {
  const { caller, path, body, ifMatch, services } = call;
  const before = await requireAppointment(sql, caller, path.id, 'edit');
  requireVersion(ifMatch, toAppointment(before, caller));
  const stored = {
    ...before,
    minutes: minutesBetween(before.startsAt, before.endsAt),
    allowsOverlap: undefined,
    allowsOutsideHours: undefined,
  };
  const form = checked(appointmentChangeSchema, updated('updateAppointment', stored, body));
  requireUncanceled(before);
  // Specialists do not hand their appointments to others: reception does.
  if (!managesAppointmentsOf(caller, form.professionalId.toLowerCase())) throw recordForbidden();
  await requireAssigned(sql, before.patientId, form.professionalId);
  const { accountId } = caller;
  const wanted = wantedOf({ accountId, id: path.id, patientId: before.patientId }, form);
  await holdDiaries(sql, wanted);
  await requireFreeTime(sql, wanted, {
    allowsOverlap: form.allowsOverlap,
    // Do not warn about working hours again when the time has not changed.
    allowsOutsideHours: form.allowsOutsideHours || isSameTime(before, wanted),
  });
  const { endsAt } = wanted;
  const change = changeForPatient(before, form);
  const answer = change === 'MOVED' ? UNANSWERED : {};
  const attendance = Date.parse(form.startsAt) > services.now().getTime() ? UNATTENDED : {};
  await appointments.update(sql, { id: path.id }, { ...form, endsAt, ...answer, ...attendance, ...CHANGED });
  if (change !== null) await tellPatient(sql, call, { id: path.id, kind: change });
  return { status: 200, ...(await appointmentNow(sql, caller, path.id)) };
});

export const cancelAppointment = handler('cancelAppointment', async (call, sql) => {
  const { caller, path, services } = call;
  await requireAppointment(sql, caller, path.id, 'edit');
  const canceled = { state: 'CANCELED', canceledAt: services.now(), ...CHANGED } as const;
  const isNew = await appointments.update(sql, { id: path.id, state: 'SCHEDULED' }, canceled);
  if (isNew > 0) await tellPatient(sql, call, { id: path.id, kind: 'CANCELED' });
  return { status: 200, ...(await appointmentNow(sql, caller, path.id)) };
});

export const restoreAppointment = handler('restoreAppointment', async (call, sql) => {
  const { caller, path, body } = call;
  const before = await requireAppointment(sql, caller, path.id, 'edit');
  if (before.state === 'CANCELED') {
    // Its specialist may have lost the patient meanwhile.
    await requireAssigned(sql, before.patientId, before.professionalId);
    const wanted = { ...before, accountId: caller.accountId };
    await holdDiaries(sql, wanted);
    // It had this time before: only new conflicts are reported.
    const insisted = { allowsOverlap: body.allowsOverlap === true, allowsOutsideHours: true };
    await requireFreeTime(sql, wanted, insisted);
    const restored = { state: 'SCHEDULED', canceledAt: null, ...UNANSWERED, ...CHANGED } as const;
    await appointments.update(sql, { id: path.id }, restored);
    await tellPatient(sql, call, { id: path.id, kind: 'MADE' });
  }
  return { status: 200, ...(await appointmentNow(sql, caller, path.id)) };
});

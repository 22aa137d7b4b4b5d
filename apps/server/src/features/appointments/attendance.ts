import { takesAttendance } from '@healzy/domain/appointments';
import { NEXT_VERSION, NOW } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { conflict } from '../../platform/http/http-problem.ts';
import { versioned } from '../../platform/http/versions.ts';
import { requireAppointment } from './appointment-access.ts';
import { appointments, findAppointment, toAppointment } from './appointment-rows.ts';
import { requireUncanceled } from './uncanceled.ts';

export const markAppointmentAttendance = handler(
  'markAppointmentAttendance',
  async ({ caller, path, body, services }, sql) => {
    const before = await requireAppointment(sql, caller, path.id, 'edit');
    const { attendance } = body;
    if (attendance !== before.attendance) {
      requireUncanceled(before);
      // What was said can always be taken back, also of one that was moved meanwhile.
      if (attendance !== null && !takesAttendance(before, services.now()))
        throw conflict('APPOINTMENT_NOT_BEGUN', 'This appointment has not begun.');
      const attendanceAt = attendance === null ? null : services.now().toISOString();
      const said = { attendance, attendanceAt, version: NEXT_VERSION, updatedAt: NOW };
      await appointments.update(sql, { id: path.id }, said);
    }
    return {
      status: 200,
      ...versioned(toAppointment(await findAppointment(sql, caller.accountId, path.id), caller)),
    };
  },
);

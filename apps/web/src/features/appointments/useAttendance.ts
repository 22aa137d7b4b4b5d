import { type Appointment, type AppointmentAttendance, useMarkAttendance } from '@healzy/api/appointments';
import { notifySuccess, tellFailed } from '../../app/messages.ts';

/** Says whether the patient came, and offers to undo: what was said before is said again. */
export function useAttendance({ id, attendance: before }: Pick<Appointment, 'id' | 'attendance'>) {
  const mark = useMarkAttendance();
  const set = (attendance: AppointmentAttendance | null) => mark.mutateAsync({ id, attendance });
  const failed = (error: unknown) => tellFailed('appointment.attendance', error);
  return {
    isSaying: mark.isPending,
    say(attendance: AppointmentAttendance | null) {
      const takeBack = () => void set(before).catch(failed);
      void set(attendance).then(
        () =>
          notifySuccess('appointment.attendance', {}, { undo: { of: `appointment/${id}`, run: takeBack } }),
        failed,
      );
    },
  };
}

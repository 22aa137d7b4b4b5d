import {
  type Appointment,
  useCancelAppointment,
  useRestoreAppointment,
  useUpdateAppointment,
} from '@healzy/api/appointments';
import { minutesBetween } from '@healzy/domain/appointments';
import { tellDone, tellFailed } from '../../app/messages.ts';

/** What is done with an appointment at once, and taken back from the notice. */
export function useAppointmentActs() {
  const cancel = useCancelAppointment();
  const restore = useRestoreAppointment();
  const update = useUpdateAppointment();

  const takeBackCancel = ({ id }: Appointment) =>
    // It stood there a moment ago, whatever it fell together with.
    restore.mutate(
      { id, allowsOverlap: true },
      {
        onSuccess: () => tellDone('appointment.restore'),
        onError: (error) => tellFailed('appointment.restore', error),
      },
    );
  return {
    isCanceling: cancel.isPending,
    cancel(appointment: Appointment, onDone: () => void) {
      cancel.mutate(
        { id: appointment.id },
        {
          onSuccess: () => {
            onDone();
            tellDone('appointment.cancel', {}, { onUndo: () => takeBackCancel(appointment) });
          },
          onError: (error) => tellFailed('appointment.cancel', error),
        },
      );
    },
    /** Says that it was changed, and offers to put it back as it was. */
    tellChanged(before: Appointment, after: Appointment) {
      const { id, specialist, kind, mode, startsAt, endsAt, place, videoUrl } = before;
      const putBack = () =>
        update.mutate(
          {
            id,
            version: after.version,
            body: {
              professionalId: specialist.professionalId,
              kind,
              mode,
              startsAt,
              minutes: minutesBetween(startsAt, endsAt),
              place,
              videoUrl,
              allowsOverlap: true,
            },
          },
          {
            onSuccess: () => tellDone('appointment.edit'),
            onError: (error) => tellFailed('appointment.edit', error),
          },
        );
      tellDone('appointment.edit', {}, { onUndo: putBack });
    },
  };
}

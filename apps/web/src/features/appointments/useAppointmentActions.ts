import {
  type Appointment,
  useCancelAppointment,
  useRestoreAppointment,
  useUpdateAppointment,
} from '@healzy/api/appointments';
import { changesOf } from '@healzy/api/runtime/drafts/form-changes';
import { minutesBetween } from '@healzy/domain/appointments';
import { notifySuccess, report, tellFailed } from '../../app/messages.ts';

const writtenOf = ({ specialist, startsAt, endsAt, kind, mode, place, videoUrl, hasMail }: Appointment) => ({
  professionalId: specialist.professionalId,
  kind,
  mode,
  startsAt,
  minutes: minutesBetween(startsAt, endsAt),
  place,
  videoUrl,
  hasMail,
});

/** The immediate actions on an appointment, which the notice can undo. */
export function useAppointmentActions() {
  const cancel = useCancelAppointment();
  const restore = useRestoreAppointment();
  const update = useUpdateAppointment();

  return {
    isCanceling: cancel.isPending,
    cancel({ id }: Appointment, onDone: () => void) {
      // It was there a moment ago, whatever it conflicts with.
      const takeBack = () =>
        void report('appointment.restore', restore.mutateAsync({ id, allowsOverlap: true }));
      void cancel.mutateAsync({ id }).then(
        () => {
          onDone();
          notifySuccess('appointment.cancel', {}, { undo: { of: `appointment/${id}`, run: takeBack } });
        },
        (error: unknown) => tellFailed('appointment.cancel', error),
      );
    },
    /** Says that it was changed, and offers to undo. */
    tellChanged(before: Appointment, after: Appointment) {
      const { id } = before;
      const body = {
        ...changesOf(writtenOf(after), writtenOf(before)),
        allowsOverlap: true,
        allowsOutsideHours: true,
      };
      const putBack = () =>
        void report('appointment.edit', update.mutateAsync({ id, version: after.version, body }));
      notifySuccess('appointment.edit', {}, { undo: { of: `appointment/${id}`, run: putBack } });
    },
  };
}

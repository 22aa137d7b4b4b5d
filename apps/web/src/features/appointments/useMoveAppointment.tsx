import { type Appointment, useUpdateAppointment } from '@healzy/api/appointments';
import { hasCode } from '@healzy/api/runtime';
import { APPOINTMENT_MINUTES, endOf, instantOfLocal, minutesBetween } from '@healzy/domain/appointments';
import type { CalendarMove } from '@healzy/ui/patterns/CalendarView';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { tellFailed } from '../../app/messages.ts';
import { notify } from '../../state/notices.ts';
import { useAppointmentActions } from './useAppointmentActions.ts';
import { useInsisting } from './useInsisting.tsx';

/** Where an appointment is shown while the server is asked: at its new time, as long as it is not changed again. */
interface Pending {
  version: number;
  startsAt: string;
  endsAt: string;
}

/**
 * Moves appointments straight in the calendar, by the rules of the form: what is in the way is asked about, and the
 * notice undoes it. Without an answer it stays where it was.
 */
export function useMoveAppointment(zone: string) {
  const update = useUpdateAppointment();
  const { t } = useTranslation('appointments');
  const formats = useFormats();
  const acts = useAppointmentActions();
  const { insist, question } = useInsisting(zone);
  const [pending, setPending] = useState<Readonly<Record<string, Pending>>>({});

  const move = async (before: Appointment, { day, time, addedMinutes }: CalendarMove) => {
    const { id, version } = before;
    const found = instantOfLocal({ date: day, time }, zone);
    if (!found.ok) {
      // The days of the view share one axis: on it, a day has an hour that its clocks skip.
      return notify({ tone: 'warning', text: t('moveToSkipped', { day: formats.day(day), time }) });
    }
    const { min, max } = APPOINTMENT_MINUTES;
    const lasts = minutesBetween(before.startsAt, before.endsAt) + addedMinutes;
    const minutes = Math.min(Math.max(lasts, min), max);
    const startsAt = found.instant;
    setPending((now) => ({ ...now, [id]: { version, startsAt, endsAt: endOf(startsAt, minutes) } }));
    try {
      const after = await insist((insisted) =>
        update.mutateAsync({ id, version, body: { startsAt, minutes, ...insisted } }),
      );
      acts.tellChanged(before, after);
    } catch (error) {
      setPending(({ [id]: _gone, ...others }) => others);
      const isDeclined = hasCode(error, 'APPOINTMENT_OVERLAPS') || hasCode(error, 'OUTSIDE_WORKING_HOURS');
      if (!isDeclined) tellFailed('appointment.edit', error);
    }
  };

  return {
    question,
    move: (before: Appointment, to: CalendarMove) => void move(before, to),
    /** The appointments at the times at which they are shown. */
    shown: (appointments: readonly Appointment[]) =>
      appointments.map((one) => {
        const { [one.id]: moved } = pending;
        return moved?.version === one.version
          ? { ...one, startsAt: moved.startsAt, endsAt: moved.endsAt }
          : one;
      }),
  };
}

import {
  APPOINTMENT_MINUTES,
  endOf,
  instantOfLocal,
  type AppointmentFields,
  type AppointmentFieldsInput,
} from '@healzy/domain/appointments';
import { type Control, useWatch } from 'react-hook-form';
import type { WantedAppointment } from './useClashes.ts';

/** The appointment that a form describes so far; null until specialist, time and duration are set. */
export function useWantedAppointment(
  control: Control<AppointmentFieldsInput, unknown, AppointmentFields>,
  zone: string,
  preferredId: string | null,
): WantedAppointment | null {
  const [patientId, chosenId, date, time, minutes] = useWatch({
    control,
    name: ['patientId', 'professionalId', 'date', 'time', 'minutes'],
  });
  const professionalId = chosenId || preferredId;
  const found = instantOfLocal({ date: date || '', time: time || '' }, zone);
  const isLength = minutes >= APPOINTMENT_MINUTES.min && minutes <= APPOINTMENT_MINUTES.max;
  if (!professionalId || !found.ok || !isLength) return null;
  return { patientId, professionalId, startsAt: found.instant, endsAt: endOf(found.instant, minutes) };
}

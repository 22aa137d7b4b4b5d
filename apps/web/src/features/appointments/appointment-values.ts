import type { Appointment } from '@healzy/api/appointments';
import {
  type AppointmentFieldsInput,
  DEFAULT_MINUTES,
  localTimeOf,
  minutesBetween,
} from '@healzy/domain/appointments';

/** Where in the calendar somebody wants to make an appointment. */
export interface NewAppointmentStart {
  date: string;
  /** `HH:MM` */
  time?: string;
}

/** Every field of the form, in its order; below these a refusal can stand. */
export const APPOINTMENT_FIELDS = [
  'patientId',
  'professionalId',
  'kind',
  'mode',
  'date',
  'time',
  'minutes',
  'place',
  'videoUrl',
] as const satisfies readonly (keyof AppointmentFieldsInput)[];

/** An appointment that nobody has made yet. */
export const newAppointment = (
  start: NewAppointmentStart,
  patientId: string | null,
): AppointmentFieldsInput => ({
  patientId: patientId ?? '',
  professionalId: '',
  kind: 'FOLLOW_UP',
  mode: 'IN_PERSON',
  date: start.date,
  time: start.time ?? '',
  minutes: DEFAULT_MINUTES.FOLLOW_UP,
  place: '',
  videoUrl: '',
});

/** An appointment as the form holds it, by the clock of the clinic. */
export function valuesOf(appointment: Appointment, zone: string): AppointmentFieldsInput {
  const { patient, specialist, kind, mode, startsAt, endsAt, place, videoUrl } = appointment;
  return {
    patientId: patient.id,
    professionalId: specialist.professionalId,
    kind,
    mode,
    ...localTimeOf(startsAt, zone),
    minutes: minutesBetween(startsAt, endsAt),
    place: place ?? '',
    videoUrl: videoUrl ?? '',
  };
}

import type { Appointment } from '@healzy/api/appointments';
import {
  type AppointmentFieldsInput,
  DEFAULT_MINUTES,
  localTimeOf,
  minutesBetween,
} from '@healzy/domain/appointments';

/** Where in the calendar the user starts a new appointment. */
export interface NewAppointmentStart {
  date: string;
  /** `HH:MM` */
  time?: string;
  /** For how long, if it was drawn. */
  minutes?: number;
}

/** Every field of the form, in order; these can show a server error. */
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
  'hasMail',
] as const satisfies readonly (keyof AppointmentFieldsInput)[];

/** The initial values of a new appointment. */
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
  minutes: start.minutes ?? DEFAULT_MINUTES.FOLLOW_UP,
  place: '',
  videoUrl: '',
  hasMail: true,
});

/** The form values of an appointment, in the clinic's zone. */
export function valuesOf(appointment: Appointment, zone: string): AppointmentFieldsInput {
  const { patient, specialist, kind, mode, startsAt, endsAt, place, videoUrl, hasMail } = appointment;
  return {
    patientId: patient.id,
    professionalId: specialist.professionalId,
    kind,
    mode,
    ...localTimeOf(startsAt, zone),
    minutes: minutesBetween(startsAt, endsAt),
    place: place ?? '',
    videoUrl: videoUrl ?? '',
    hasMail,
  };
}

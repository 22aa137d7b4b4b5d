import { z } from 'zod';
import { optionalText, type FieldCode } from '../shared/index.ts';
import type { AppointmentMode } from './enums.ts';

const code = (value: FieldCode): FieldCode => value;

/** What a patient can answer to a message about an appointment. */
export const APPOINTMENT_ANSWERS = ['CONFIRMED', 'DECLINED'] as const;
export type AppointmentAnswer = (typeof APPOINTMENT_ANSWERS)[number];

/** Characters of the reason that a patient may give for declining. */
export const ANSWER_REASON_LENGTH = 500;

/** An answer; a reason belongs to declining and is dropped otherwise. */
export const appointmentAnswerSchema = z
  .object({
    answer: z.enum(APPOINTMENT_ANSWERS, { error: code('OPTION_INVALID') }),
    reason: optionalText(ANSWER_REASON_LENGTH),
  })
  .transform(({ answer, reason }) => ({ answer, reason: answer === 'DECLINED' ? reason : null }));

/** What a patient may need to know of an appointment. */
export interface ToldAppointment {
  professionalId: string;
  mode: AppointmentMode;
  startsAt: string;
  place: string | null;
  videoUrl: string | null;
}

/**
 * What a change to an appointment is to its patient: another time, another detail, or nothing. An answer belongs to a
 * time, so only another time asks for a new one.
 */
export function changeForPatient(
  before: ToldAppointment,
  after: ToldAppointment,
): 'MOVED' | 'CHANGED' | null {
  if (Date.parse(before.startsAt) !== Date.parse(after.startsAt)) return 'MOVED';
  const isSame =
    before.professionalId.toLowerCase() === after.professionalId.toLowerCase() &&
    before.mode === after.mode &&
    before.place === after.place &&
    before.videoUrl === after.videoUrl;
  return isSame ? null : 'CHANGED';
}

/** By whose clock a patient is told a time: the clinic's when they come to it, else their own. */
export const zoneForPatient = (mode: AppointmentMode, zones: { clinic: string; patient: string }): string =>
  mode === 'IN_PERSON' ? zones.clinic : zones.patient;

/** What a link in a message about an appointment still opens. */
export const APPOINTMENT_LINK_STATES = [
  'OPEN',
  'CONFIRMED',
  'DECLINED',
  'MOVED',
  'CANCELED',
  'OVER',
] as const;
export type AppointmentLinkState = (typeof APPOINTMENT_LINK_STATES)[number];

/**
 * The state of a link: it answers once, about the time that it was sent for, until that time.
 *
 * @param link the time that it was sent for, and what it was used for
 * @param appointment as it is now
 */
export function appointmentLinkState(
  link: { startsAt: string; answer: AppointmentAnswer | null },
  appointment: { startsAt: string; state: 'SCHEDULED' | 'CANCELED' },
  now: Date,
): AppointmentLinkState {
  if (appointment.state === 'CANCELED') return 'CANCELED';
  if (Date.parse(link.startsAt) !== Date.parse(appointment.startsAt)) return 'MOVED';
  if (Date.parse(link.startsAt) <= now.getTime()) return 'OVER';
  return link.answer ?? 'OPEN';
}

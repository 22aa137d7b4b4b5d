import { z } from 'zod';
import { httpsLink, localDateText, optionalText, requiredText, type FieldCode } from '../shared/index.ts';
import { instantOfLocal } from './local-time.ts';
import { APPOINTMENT_KINDS, APPOINTMENT_MINUTES, APPOINTMENT_MODES } from './enums.ts';

const code = (value: FieldCode): FieldCode => value;

const EARLIEST = '2000-01-01T00:00:00Z';
const LATEST = '2100-01-01T00:00:00Z';

/** An instant with its zone, on a whole minute. */
const startInstant = z.iso
  .datetime({ offset: true, error: code('DATE_INVALID') })
  .refine((value) => Date.parse(value) % 60_000 === 0, { error: code('DATE_INVALID') })
  .refine((value) => Date.parse(value) >= Date.parse(EARLIEST) && Date.parse(value) < Date.parse(LATEST), {
    error: code('OUT_OF_RANGE'),
  });

/** The address of a meeting. */
const meetingLink = httpsLink(500);

const minutes = z
  .number({ error: code('NUMBER_INVALID') })
  .int(code('NUMBER_INVALID'))
  .min(APPOINTMENT_MINUTES.min, code('OUT_OF_RANGE'))
  .max(APPOINTMENT_MINUTES.max, code('OUT_OF_RANGE'));

const fields = {
  professionalId: requiredText(64),
  kind: z.enum(APPOINTMENT_KINDS, { error: code('OPTION_INVALID') }),
  mode: z.enum(APPOINTMENT_MODES, { error: code('OPTION_INVALID') }),
  startsAt: startInstant,
  minutes,
  place: optionalText(200),
  videoUrl: meetingLink,
  /** Whether the patient is written to about it. */
  hasMail: z.boolean().default(true),
  /** Set by someone who has seen the overlaps. */
  allowsOverlap: z.boolean().default(false),
  /** Set by someone who has seen that the specialist does not work then. */
  allowsOutsideHours: z.boolean().default(false),
};

/** A place belongs to a meeting in person and a link to one by video: the other is dropped, not kept invisibly. */
const tidy = <Form extends { mode: string; place: string | null; videoUrl: string | null }>(
  form: Form,
): Form => ({
  ...form,
  place: form.mode === 'IN_PERSON' ? form.place : null,
  videoUrl: form.mode === 'VIDEO' ? form.videoUrl : null,
});

/** What can be changed in an appointment; the specialist stays, or it would be another appointment. */
export const appointmentChangeSchema = z.object(fields).transform(tidy);
export type AppointmentChange = z.infer<typeof appointmentChangeSchema>;

export const appointmentFormSchema = z.object({ patientId: requiredText(64), ...fields }).transform(tidy);

/**
 * An appointment as entered in the form: day and local time of a zone instead of an instant.
 *
 * @param zone of that local time
 */
export function appointmentFieldsSchema(zone: string) {
  const { startsAt: _instant, allowsOverlap: _twice, allowsOutsideHours: _outside, ...others } = fields;
  return z
    .object({
      patientId: requiredText(64),
      ...others,
      date: localDateText,
      time: z.string({ error: code('REQUIRED') }).min(1, code('REQUIRED')),
    })
    .transform(({ date, time, ...form }, context) => {
      const found = instantOfLocal({ date, time }, zone);
      const start = found.ok ? startInstant.safeParse(found.instant) : null;
      if (found.ok && start?.success) return tidy({ ...form, startsAt: found.instant });
      const message = found.ok
        ? code('OUT_OF_RANGE')
        : code(found.code === 'SKIPPED' ? 'TIME_SKIPPED' : 'DATE_INVALID');
      context.addIssue({ code: 'custom', path: [found.ok ? 'date' : 'time'], message });
      return z.NEVER;
    });
}
export type AppointmentFieldsInput = z.input<ReturnType<typeof appointmentFieldsSchema>>;
export type AppointmentFields = z.output<ReturnType<typeof appointmentFieldsSchema>>;

/** When an appointment with this start and length ends, as an instant in UTC. */
export function endOf(startsAt: string, lastsMinutes: number): string {
  return new Date(Date.parse(startsAt) + lastsMinutes * 60_000).toISOString();
}

/** How long it lasts, in minutes. */
export function minutesBetween(startsAt: string, endsAt: string): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
}

import { z } from 'zod';
import { recordFields } from '../shared/record-fields.ts';
import { APPOINTMENT_ATTENDANCES, APPOINTMENT_KINDS, APPOINTMENT_MODES } from './enums.ts';
import { ANSWER_REASON_LENGTH, APPOINTMENT_ANSWERS } from './notices.ts';

const { id, person, instant, text, version } = recordFields;

/** An appointment as stored and as exported in a patient's record. */
export const appointmentRecord = z.object({
  id,
  version,
  kind: z.enum(APPOINTMENT_KINDS),
  mode: z.enum(APPOINTMENT_MODES),
  state: z.enum(['SCHEDULED', 'CANCELED']),
  startsAt: instant,
  endsAt: instant,
  place: text(200).nullable(),
  videoUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
  createdBy: person,
  createdAt: instant,
  updatedAt: instant,
  canceledAt: instant.nullable(),
  hasMail: z.boolean().default(true),
  answer: z.enum(APPOINTMENT_ANSWERS).nullable().default(null),
  answerReason: text(ANSWER_REASON_LENGTH).nullable().default(null),
  answeredAt: instant.nullable().default(null),
  attendance: z.enum(APPOINTMENT_ATTENDANCES).nullable().default(null),
  attendanceAt: instant.nullable().default(null),
});

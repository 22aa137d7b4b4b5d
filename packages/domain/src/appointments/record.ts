import { z } from 'zod';
import { recordFields } from '../shared/record-fields.ts';
import { APPOINTMENT_KINDS, APPOINTMENT_MODES } from './enums.ts';

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
});

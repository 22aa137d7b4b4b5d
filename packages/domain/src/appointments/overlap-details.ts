import { z } from 'zod';

const named = z.object({ name: z.string(), surname: z.string() });

/** One overlapping appointment, as `APPOINTMENT_OVERLAPS` lists it in `details.overlaps`. */
const overlapSchema = z.object({
  id: z.string(),
  with: z.enum(['SPECIALIST', 'PATIENT', 'BOTH']),
  startsAt: z.string(),
  endsAt: z.string(),
  patient: named,
  specialist: named,
});
export type AppointmentOverlap = z.infer<typeof overlapSchema>;

/** The overlapping appointments in the details of a problem; unreadable ones are left out. */
export function readOverlaps(details: Readonly<Record<string, unknown>>): AppointmentOverlap[] {
  const result = z.array(overlapSchema).safeParse(details.overlaps);
  return result.success ? result.data : [];
}

/** Whether the problem says that the specialist does not work then, with or without overlaps. */
export const tellsOutsideHours = (details: Readonly<Record<string, unknown>>): boolean =>
  details.isOutsideHours === true;

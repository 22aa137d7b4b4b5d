import { z } from 'zod';

const named = z.object({ name: z.string(), surname: z.string() });

/** One appointment that is in the way, as `APPOINTMENT_OVERLAPS` names it in `details.overlaps`. */
const overlapSchema = z.object({
  id: z.string(),
  with: z.enum(['SPECIALIST', 'PATIENT', 'BOTH']),
  startsAt: z.string(),
  endsAt: z.string(),
  patient: named,
  specialist: named,
});
export type AppointmentOverlap = z.infer<typeof overlapSchema>;

/** What is in the way, out of the details of a refusal; what cannot be read is left out. */
export function readOverlaps(details: Readonly<Record<string, unknown>>): AppointmentOverlap[] {
  const result = z.array(overlapSchema).safeParse(details.overlaps);
  return result.success ? result.data : [];
}

/** Whether the refusal tells that the specialist does not work then, alone or beside what is in the way. */
export const tellsOutsideHours = (details: Readonly<Record<string, unknown>>): boolean =>
  details.isOutsideHours === true;

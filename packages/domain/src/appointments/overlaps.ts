/** A stretch of time, as instants. */
interface Span {
  startsAt: string;
  endsAt: string;
}

/** An appointment as far as it can be in the way of another. */
export interface Booked extends Span {
  id: string;
  state: string;
  professionalId: string;
  patientId: string;
}

/** Whose time is taken twice. */
export type OverlapWith = 'SPECIALIST' | 'PATIENT' | 'BOTH';

/** Whether two stretches share time; one that begins as the other ends does not. */
export function sharesTime(a: Span, b: Span): boolean {
  return Date.parse(a.startsAt) < Date.parse(b.endsAt) && Date.parse(b.startsAt) < Date.parse(a.endsAt);
}

/**
 * Whose time an appointment would take that another has taken, or null. Cancelled ones are in nobody's way, and nothing
 * is in its own.
 */
export function overlapOf(
  wanted: Span & { id: string | null; professionalId: string; patientId: string },
  other: Booked,
): OverlapWith | null {
  if (other.id === wanted.id || other.state === 'CANCELED' || !sharesTime(wanted, other)) return null;
  const isSpecialist = other.professionalId === wanted.professionalId;
  const isPatient = other.patientId === wanted.patientId;
  if (isSpecialist) return isPatient ? 'BOTH' : 'SPECIALIST';
  return isPatient ? 'PATIENT' : null;
}

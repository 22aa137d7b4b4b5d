/** A span of time, as instants. */
interface Span {
  startsAt: string;
  endsAt: string;
}

/** What overlaps are judged by. */
export interface Booked extends Span {
  id: string;
  state: string;
  professionalId: string;
  patientId: string;
}

/** Whose time is double-booked. */
export type OverlapWith = 'SPECIALIST' | 'PATIENT' | 'BOTH';

/** Whether two spans overlap; one that begins as the other ends does not. */
export function sharesTime(a: Span, b: Span): boolean {
  return Date.parse(a.startsAt) < Date.parse(b.endsAt) && Date.parse(b.startsAt) < Date.parse(a.endsAt);
}

/**
 * Whose time a new appointment would double-book, or null. Cancelled appointments never overlap, and none overlaps
 * itself.
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

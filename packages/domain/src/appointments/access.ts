import { choosesSpecialists, type AccessLevel, type Actor, type PatientAccess } from '../session/index.ts';

/**
 * What a person may do with an appointment: front desk (receptionist, administrator) manages all, a specialist those
 * that are with them, and reads the others of patients open to them.
 *
 * @param patient what the person may do with the patient whom it is about
 *
 * @example
 * const observer = { roles: ['SPECIALIST'] as const, professionalId: 'p1' }
 * const patient = { identity: 'read', clinical: 'read', canAssign: false } as const
 * appointmentAccess(observer, 'p1', patient) // 'edit'
 * appointmentAccess(observer, 'p2', patient) // 'read'
 */
export function appointmentAccess(
  actor: Actor,
  professionalId: string,
  patient: Pick<PatientAccess, 'identity'>,
): AccessLevel {
  if (patient.identity === 'none') return 'none';
  return managesAppointmentsOf(actor, professionalId) ? 'edit' : 'read';
}

/** Whether a person may make, move and cancel the appointments of this specialist. */
export function managesAppointmentsOf(actor: Actor, professionalId: string): boolean {
  if (choosesSpecialists(actor.roles)) return true;
  return actor.roles.includes('SPECIALIST') && actor.professionalId === professionalId;
}

/**
 * Whose appointments count as a person's own: a specialist's are those with them, even when they administer the
 * account; receptionists and other administrators look after everyone's (null).
 */
export function ownAppointmentsOf(actor: Actor): string | null {
  return actor.roles.includes('SPECIALIST') ? actor.professionalId : null;
}

/** Whether a person may set someone's working hours: everybody their own, administrators everyone's. */
export function managesHoursOf(actor: Actor, professionalId: string): boolean {
  if (actor.roles.includes('ADMIN')) return true;
  return actor.roles.includes('SPECIALIST') && actor.professionalId === professionalId;
}

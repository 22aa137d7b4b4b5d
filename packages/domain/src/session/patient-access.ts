import type { Role } from './roles.ts';

export type AccessLevel = 'none' | 'read' | 'edit';

/** The caller: the roles in the current account and the professional's id there. */
export interface Actor {
  roles: readonly Role[];
  professionalId: string | null;
}

/** The assigned specialists: exactly one principal, any number of observers. Professional ids. */
export interface Assignment {
  principalId: string | null;
  observerIds: readonly string[];
}

/** What an actor may do with the parts of one patient (or one test). */
export interface PatientAccess {
  /** Name, contact, address, birthdate, appointments, documents of the patient card. */
  identity: AccessLevel;
  /** Test results, notes, blood values, readings, events. */
  clinical: AccessLevel;
  /** May change the principal and the observers of an existing patient. */
  canAssign: boolean;
}

const RANK: Record<AccessLevel, number> = { none: 0, read: 1, edit: 2 };
const higher = (a: AccessLevel, b: AccessLevel): AccessLevel => (RANK[a] >= RANK[b] ? a : b);

/**
 * What a person may do with one patient: an ADMIN reads everything and assigns, a RECEPTIONIST edits the identity and
 * sees nothing clinical, a SPECIALIST edits as the principal and reads as an observer. Several roles add up.
 *
 * @example
 * patientAccess({ roles: ['SPECIALIST'], professionalId: 'p1' }, { principalId: 'p2', observerIds: ['p1'] })
 * // { identity: 'read', clinical: 'read', canAssign: false }
 */
export function patientAccess(actor: Actor, assignment: Assignment): PatientAccess {
  const access: PatientAccess = { identity: 'none', clinical: 'none', canAssign: false };
  const grant = (identity: AccessLevel, clinical: AccessLevel) => {
    access.identity = higher(access.identity, identity);
    access.clinical = higher(access.clinical, clinical);
  };
  if (actor.roles.includes('ADMIN')) {
    grant('edit', 'read');
    access.canAssign = true;
  }
  if (actor.roles.includes('RECEPTIONIST')) grant('edit', 'none');
  if (actor.roles.includes('SPECIALIST') && actor.professionalId !== null) {
    if (assignment.principalId === actor.professionalId) grant('edit', 'edit');
    else if (assignment.observerIds.includes(actor.professionalId)) grant('read', 'read');
  }
  return access;
}

/** Whether the actor chooses the specialists of a new patient, rather than becoming the principal themselves. */
export function choosesSpecialists(roles: readonly Role[]): boolean {
  return roles.includes('ADMIN') || roles.includes('RECEPTIONIST');
}

/**
 * Whether a patient may be created with this assignment: by an administrator or receptionist with any, by a specialist
 * with themselves as the principal and no observers.
 */
export function mayCreateAssigned(actor: Actor, assignment: Assignment): boolean {
  if (choosesSpecialists(actor.roles)) return true;
  return (
    actor.roles.includes('SPECIALIST') &&
    actor.professionalId !== null &&
    assignment.principalId === actor.professionalId &&
    assignment.observerIds.length === 0
  );
}

/** Whether lists show the actor patients beyond those assigned to them. */
export function seesAllPatients(roles: readonly Role[]): boolean {
  return roles.includes('ADMIN') || roles.includes('RECEPTIONIST');
}

/** Which patients: all of the account, those assigned to the person, or none. */
export type Reach = 'all' | 'assigned' | 'none';

/**
 * Which patients a person sees something of, derived from the one access table: what is open for a patient not assigned
 * to them is open for all.
 */
export function reachOf(actor: Actor, isOpen: (access: PatientAccess) => boolean): Reach {
  if (isOpen(patientAccess(actor, { principalId: null, observerIds: [] }))) return 'all';
  if (actor.professionalId === null) return 'none';
  const assigned = { principalId: null, observerIds: [actor.professionalId] };
  return isOpen(patientAccess(actor, assigned)) ? 'assigned' : 'none';
}

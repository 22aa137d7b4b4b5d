import type { Actor, PatientAccess } from '../session/index.ts';

/**
 * Whether an actor completes and reopens a step: the principal specialist any, and its assignee while the patient is
 * open to them. Everything else about a follow-up plan is the principal specialist's.
 */
export const mayCompleteStep = (actor: Actor, access: PatientAccess, assigneeId: string | null): boolean =>
  access.clinical === 'edit' ||
  (access.clinical !== 'none' &&
    actor.roles.includes('SPECIALIST') &&
    assigneeId !== null &&
    actor.professionalId === assigneeId);

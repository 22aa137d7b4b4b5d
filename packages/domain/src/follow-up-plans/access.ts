import type { Actor, PatientAccess } from '../session/index.ts';

/**
 * Whether an actor completes and reopens a step: the principal specialist any, its assignee while the patient is open to
 * them, and the reception those that are its own, which are also the specialist's of the follow-up plan. Everything else about a follow-up plan is the principal specialist's.
 */
export const mayCompleteStep = (
  actor: Actor,
  access: PatientAccess,
  { assigneeId, isReception }: { assigneeId: string | null; isReception: boolean },
): boolean =>
  access.clinical === 'edit' ||
  (isReception && access.identity === 'edit' && actor.roles.includes('RECEPTIONIST')) ||
  (access.clinical !== 'none' &&
    actor.roles.includes('SPECIALIST') &&
    assigneeId !== null &&
    actor.professionalId === assigneeId);

/**
 * Whether a step is shown: those of the reception to everyone to whom the patient is open, all others to those who see
 * what is clinical. What a step is called says what is treated.
 */
export const maySeeStep = (access: PatientAccess, { isReception }: { isReception: boolean }): boolean =>
  isReception || access.clinical !== 'none';

import { ACTION_ROLES as GENERATED } from './generated/action-roles.ts';
import { holdsAny, type Role } from './roles.ts';

/** An operationId of the contract. */
export type Action = keyof typeof GENERATED;

/**
 * Who may call which operation, from the contract (`x-roles`): administrators read everything, receptionists no result,
 * clinical work is for specialists, and what a link opens is open to anyone who holds it. A role here is necessary, not
 * sufficient: the record decides too (`patientAccess`, `documentAccess`).
 */
export const ACTION_ROLES: Record<Action, readonly Role[]> = GENERATED;

/** Whether these roles may call the operation at all. */
export function may(action: Action, roles: readonly Role[]): boolean {
  return holdsAny(roles, ACTION_ROLES[action]);
}

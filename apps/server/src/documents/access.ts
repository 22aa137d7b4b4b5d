import { documentAccess, type DocumentEntityType } from '@healzy/domain/documents';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import { recordForbidden } from '../http/http-problem.ts';
import type { Services } from '../services.ts';

export interface DocumentOwner {
  entityType: DocumentEntityType;
  entityId: string;
}

/**
 * Whether the caller may read or change documents of an owner: by role, then by the owner itself.
 *
 * @param isHeld whether an address is presented that was given out before
 * @throws Refusal 404 when the owner is none of the account's, 403 when it is not open to the caller that far
 */
export async function requireOwner(
  sql: Sql,
  caller: Caller,
  { entityType, entityId }: DocumentOwner,
  {
    wanted,
    contributions,
    isHeld = false,
  }: { wanted: 'read' | 'edit'; contributions: Services['contributions']; isHeld?: boolean },
): Promise<void> {
  const rule = contributions.documentOwners[entityType];
  if (isHeld && rule.requireHeld) return rule.requireHeld(sql, caller, entityId, wanted);
  const level = documentAccess(entityType, caller.roles);
  const isOpen =
    rule.isOwn?.(caller.userId, entityId) === true ||
    level === 'edit' ||
    (wanted === 'read' && level === 'read');
  if (!isOpen) throw recordForbidden();
  await rule.demand(sql, caller, entityId, wanted);
}

import { documentAccess, type DocumentEntityType } from '@healzy/domain/documents';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { recordForbidden } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';

export interface DocumentOwner {
  entityType: DocumentEntityType;
  entityId: string;
}

/**
 * Requires that the caller may read or change documents of an owner: by role, then by the owner itself.
 *
 * @param isHeld whether the caller uses a signed address that was issued before
 * @throws HttpProblem 404 when the account has no such owner, 403 when the caller has no such access to it
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

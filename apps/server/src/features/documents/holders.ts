import type { Sql } from '../../platform/db/database.ts';
import { HttpProblem } from '../../platform/http/http-problem.ts';
import { currentAccountContext, currentSessionContext } from '../../platform/identity/index.ts';
import type { Services } from '../../platform/services.ts';
import type { FileHolder, SignedFile } from '../../platform/storage/addresses.ts';
import { requireOwner } from './access.ts';
import type { DocumentRow } from './document-rows.ts';

/**
 * Whether the holder of an address could request it now: their session is active, they belong to the account, and their
 * role and assignments allow it. In the account's transaction.
 */
export async function mayHold(
  sql: Sql,
  { holder, accountId }: SignedFile & { holder: Exclude<FileHolder, { linkHash: string }> },
  document: DocumentRow,
  { wanted, contributions }: { wanted: 'read' | 'edit'; contributions: Services['contributions'] },
): Promise<boolean> {
  const { userId, sessionId } = holder;
  const { isLive, context } =
    sessionId === null
      ? { isLive: true, context: await currentAccountContext(sql, userId, accountId) }
      : await currentSessionContext(sql, { userId, sessionId }, accountId);
  if (!isLive) return false;
  // A person's own picture stays theirs, even in an account they have left.
  if (contributions.documentOwners[document.entityType].isOwn?.(userId, document.entityId)) return true;
  if (context === null) return false;
  try {
    await requireOwner(sql, { ...context, userId }, document, { wanted, contributions, isHeld: true });
    return true;
  } catch (error) {
    if (error instanceof HttpProblem) return false;
    throw error;
  }
}

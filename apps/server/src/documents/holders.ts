import { demandWholeRecord } from '../patients/whole-record.ts';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import { Refusal } from '../http/refusals.ts';
import { currentAccountContext, currentSessionContext } from '../identity/index.ts';
import type { HeldFile } from '../storage/addresses.ts';
import { demandOwner } from './access.ts';
import type { DocumentRow } from './document-rows.ts';

/**
 * Whether whoever was given an address could ask for it now: their session stands, they belong to the account, and their
 * role and assignments open the document that far. In the account's transaction.
 */
export async function mayHold(
  sql: Sql,
  { holder, accountId }: HeldFile,
  document: DocumentRow,
  wanted: 'read' | 'edit',
): Promise<boolean> {
  const { userId, sessionId } = holder;
  const { isLive, context } =
    sessionId === null
      ? { isLive: true, context: await currentAccountContext(sql, userId, accountId) }
      : await currentSessionContext(sql, { userId, sessionId }, accountId);
  if (!isLive) return false;
  // Their own picture is theirs, also where they no longer work.
  if (document.entityType === 'USER' && document.entityId === userId) return true;
  if (context === null) return false;
  try {
    await demandDocumentOwner(sql, { ...context, userId }, document, wanted);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function demandDocumentOwner(
  sql: Sql,
  caller: Caller,
  { entityType, entityId }: DocumentRow,
  wanted: 'read' | 'edit',
): Promise<void> {
  // A record that was exported is its patient's; one that is to be brought in is the account's.
  if (entityType === 'PATIENT_RECORD' && entityId !== caller.accountId)
    return demandWholeRecord(sql, caller, entityId);
  return demandOwner(sql, caller, { entityType, entityId }, wanted);
}

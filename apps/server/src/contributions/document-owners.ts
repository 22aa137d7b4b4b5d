import type { DocumentEntityType } from '@healzy/domain/documents';
import type { Sql } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/calls.ts';

/** Who may see and change the documents of one kind of owner, beyond what the role allows. */
export interface DocumentOwnerRule {
  /** @throws HttpProblem 404 when the account has no such owner, 403 when the caller has no such access to it */
  demand: (sql: Sql, caller: Caller, id: string, wanted: 'read' | 'edit') => Promise<void>;
  /** The rule for signed addresses that were issued before, where it differs. */
  requireHeld?: DocumentOwnerRule['demand'];
  /**
   * Whether the holder of a link may still use the address of a document that row-level security shows them. In their
   * transaction.
   */
  isOpenToLink?: (sql: Sql, now: Date) => Promise<boolean>;
  /** Whether something was read from a document, so that it cannot be deleted by itself. */
  isInUse?: (sql: Sql, documentId: string) => Promise<boolean>;
  /** Whether documents of this owner are the person's own, whatever their role. */
  isOwn?: (userId: string, id: string) => boolean;
  /** SQL of the owners that belong to patient `$1`, where their documents are part of the patient's record. */
  ofPatient?: string;
}

export type DocumentOwnerRules = Partial<Record<DocumentEntityType, DocumentOwnerRule>>;

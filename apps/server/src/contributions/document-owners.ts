import type { DocumentEntityType } from '@healzy/domain/documents';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';

/** Who may see and change the documents of one kind of owner, beside what the role allows. */
export interface DocumentOwnerRule {
  /** @throws Refusal 404 when the owner is none of the account's, 403 when it is not open to the caller that far */
  demand: (sql: Sql, caller: Caller, id: string, wanted: 'read' | 'edit') => Promise<void>;
  /** Where an address that was given out is held to another rule. */
  requireHeld?: DocumentOwnerRule['demand'];
  /** Whether documents of this owner are the person's own, whatever their role. */
  isOwn?: (userId: string, id: string) => boolean;
  /** SQL of the owners that are the patient's `$1`, where their documents belong to the patient's record. */
  ofPatient?: string;
}

export type DocumentOwnerRules = Partial<Record<DocumentEntityType, DocumentOwnerRule>>;

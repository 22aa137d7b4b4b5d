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

/**
 * When a document is in use, and when it goes, where rows of a table were read from it or name it.
 *
 * @param table the name of a table with a `document_id`
 */
export const usedBy = (entityType: DocumentEntityType, table: string) => ({
  async isInUse(sql: Sql, documentId: string): Promise<boolean> {
    const { rows } = await sql.query(`SELECT 1 FROM ${table} WHERE document_id = $1 LIMIT 1`, [documentId]);
    return rows.length > 0;
  },
  /** Removes those that were uploaded before, and that no row names. */
  async removeUnused(sql: Sql, before: Date): Promise<void> {
    await sql.query(
      `DELETE FROM documents d WHERE d.created_at < $1 AND d.entity_type = $2
         AND NOT EXISTS (SELECT 1 FROM ${table} t WHERE t.document_id = d.id)`,
      [before.toISOString(), entityType],
    );
  },
});

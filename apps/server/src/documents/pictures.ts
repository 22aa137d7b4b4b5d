import type { DocumentEntityType } from '@healzy/domain/documents';
import type { Sql } from '../db/database.ts';
import { refused } from '../http/refusals.ts';

/**
 * A picture must be a stored document of the very person or account that shows it, or the reference would open
 * somebody else's file.
 */
export async function demandPicture(
  sql: Sql,
  documentId: string | null,
  owner: { entityType: DocumentEntityType; entityId: string },
): Promise<void> {
  if (documentId === null) return;
  const { rows } = await sql.query(
    `SELECT 1 FROM documents WHERE id = $1 AND entity_type = $2 AND entity_id = $3 AND state = 'STORED'`,
    [documentId, owner.entityType, owner.entityId],
  );
  if (rows.length === 0) {
    throw refused(
      'DOCUMENT_UNKNOWN',
      'The picture must be an uploaded document of this very person or account.',
    );
  }
}

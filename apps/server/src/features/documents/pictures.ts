import type { DocumentEntityType } from '@healzy/domain/documents';
import type { Sql } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/calls.ts';
import type { OperationId } from '../../platform/http/contract.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';
import type { SignedFile } from '../../platform/storage/addresses.ts';
import { findDocument } from './document-rows.ts';
import { removeDocumentRow } from './handlers.ts';

interface PictureChange {
  owner: { entityType: DocumentEntityType; entityId: string };
  /** The picture until now; it may belong to another account of the person. */
  before: { accountId: string; documentId: string | null };
  documentId: string | null;
}

/**
 * Checks a new picture, and removes the replaced one once the change is committed; does nothing when it is the same one.
 *
 * @returns whether it is another
 */
export async function replacePicture(
  sql: Sql,
  { caller, services, afterCommit }: Pick<Call<OperationId>, 'caller' | 'services' | 'afterCommit'>,
  { owner, before, documentId }: PictureChange,
): Promise<boolean> {
  const { accountId, documentId: old } = before;
  if (documentId === old) return false;
  if (documentId !== null) await requirePicture(sql, documentId, owner);
  if (old !== null)
    afterCommit(() => removeOldPicture(services, caller.userId, { accountId, documentId: old }));
  return true;
}

/**
 * A picture must be a stored document of the person or account that shows it, or the reference would open another's
 * file.
 */
async function requirePicture(sql: Sql, documentId: string, owner: PictureChange['owner']): Promise<void> {
  const { rows } = await sql.query(
    `SELECT 1 FROM documents WHERE id = $1 AND entity_type = $2 AND entity_id = $3 AND state = 'STORED'`,
    [documentId, owner.entityType, owner.entityId],
  );
  if (rows.length === 0) {
    throw unprocessable(
      'DOCUMENT_UNKNOWN',
      'The picture must be an uploaded document of this very person or account.',
    );
  }
}

/**
 * Removes a replaced picture with its file. It may belong to another account of the person, so this runs after the
 * commit; clean-up removes what a crash leaves.
 */
async function removeOldPicture(
  services: Services,
  userId: string,
  { accountId, documentId }: SignedFile,
): Promise<void> {
  const key = await services.database.asAccount({ accountId, userId }, async (sql) => {
    const document = await findDocument(sql, accountId, documentId, true);
    if (document) await removeDocumentRow(sql, documentId);
    return document?.storageKey ?? null;
  });
  if (key !== null) await services.files.remove(key);
}

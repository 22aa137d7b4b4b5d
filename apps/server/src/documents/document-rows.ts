import type { DocumentEntityType } from '@healzy/domain/documents';
import type { Document } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';

export interface DocumentRow {
  id: string;
  accountId: string;
  entityType: DocumentEntityType;
  entityId: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  sha256: string | null;
  state: Document['state'];
  storageKey: string | null;
  createdAt: string;
}

export const DOCUMENT_COLUMNS = `id, account_id, entity_type, entity_id, file_name, content_type, size_bytes, sha256, state, storage_key,
  created_at`;

export async function findDocument(
  sql: Sql,
  accountId: string,
  id: string,
  isLocked = false,
): Promise<DocumentRow | undefined> {
  const { rows } = await sql.query<DocumentRow>(
    `SELECT ${DOCUMENT_COLUMNS} FROM documents WHERE account_id = $1 AND id = $2 ${isLocked ? 'FOR UPDATE' : ''}`,
    [accountId, id],
  );
  return rows[0];
}

/** Those of the documents that there are, in any order. */
export async function findDocuments(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql.query<DocumentRow>(
    `SELECT ${DOCUMENT_COLUMNS} FROM documents WHERE account_id = $1 AND id = ANY ($2::uuid[])`,
    [accountId, ids],
  );
  return rows;
}

export function toDocument(row: DocumentRow): Document {
  return {
    id: row.id,
    entityType: row.entityType,
    entityId: row.entityId,
    accountId: row.accountId,
    fileName: row.fileName,
    contentType: row.contentType,
    sizeBytes: row.sizeBytes,
    state: row.state,
    createdAt: row.createdAt,
  };
}

/** Where the file of a document is kept. */
export const storageKey = (accountId: string, documentId: string): string => `${accountId}/${documentId}`;

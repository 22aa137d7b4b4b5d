import type { DocumentEntityType } from '@healzy/domain/documents';
import type { Document } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';

export interface DocumentRow {
  id: string;
  account_id: string;
  entity_type: DocumentEntityType;
  entity_id: string;
  file_name: string;
  content_type: string;
  size_bytes: number;
  sha256: string | null;
  state: Document['state'];
  storage_key: string | null;
  created_at: string;
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
    entityType: row.entity_type,
    entityId: row.entity_id,
    accountId: row.account_id,
    fileName: row.file_name,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    state: row.state,
    createdAt: row.created_at,
  };
}

/** Where the file of a document is kept. */
export const storageKey = (accountId: string, documentId: string): string => `${accountId}/${documentId}`;

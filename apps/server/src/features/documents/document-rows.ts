import { DOCUMENT_ENTITY_TYPES, documentRecord } from '@healzy/domain/documents';
import { z } from 'zod';
import type { Document } from '@healzy/api/schema';
import { idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table, type RowOf } from '../../platform/db/table.ts';
import { conflict } from '../../platform/http/http-problem.ts';

export const documents = table(
  'documents',
  z.object({
    ...documentRecord.shape,
    accountId: idColumn,
    entityType: z.enum(DOCUMENT_ENTITY_TYPES),
    sha256: z.string().nullable(),
    state: z.enum(['AWAITING_UPLOAD', 'STORED']),
    storageKey: z.string().nullable(),
  }),
);

const read = documents.omit('version', 'createdBy', 'storedAt', 'replacedAt');

export type DocumentRow = RowOf<typeof read>;

export function findDocument(
  sql: Sql,
  accountId: string,
  id: string,
  isLocked = false,
): Promise<DocumentRow | undefined> {
  return read.find(sql, { accountId, id }, isLocked ? 'FOR UPDATE' : undefined);
}

/** @throws HttpProblem 409 until the document's file has been uploaded */
export function requireStored({ state }: Pick<DocumentRow, 'state'>): void {
  if (state !== 'STORED') throw notUploaded();
}

export const notUploaded = () => conflict('DOCUMENT_NOT_UPLOADED', 'The file has not been uploaded yet.');

/** The documents that exist among these, in any order. */
export async function findDocuments(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  return read.select(sql, 'WHERE x.account_id = $1 AND x.id = ANY ($2::uuid[])', [accountId, ids]);
}

export function toDocument({ sha256: _hash, storageKey: _key, ...told }: DocumentRow): Document {
  return told;
}

/** The storage key of a document's file. */
export const storageKey = (accountId: string, documentId: string): string => `${accountId}/${documentId}`;

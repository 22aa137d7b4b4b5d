import type { DocumentEntityType } from '@healzy/domain/documents';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { handler, type Call } from '../../platform/http/calls.ts';
import { conflict, notFound, requireFound } from '../../platform/http/http-problem.ts';
import type { AddressPurpose } from '../../platform/storage/addresses.ts';
import { requireOwner } from './access.ts';
import { checkedAnnouncement } from './announced.ts';
import { documents, findDocument, requireStored, toDocument, type DocumentRow } from './document-rows.ts';
import { safeFileName } from './file-names.ts';

export const createDocument = handler('createDocument', async ({ caller, query, body, services }, sql) => {
  const form = checkedAnnouncement({ ...body, entityType: query.entityType });
  const owner = { entityType: form.entityType, entityId: form.entityId.toLowerCase() };
  await requireOwner(sql, caller, owner, { wanted: 'edit', contributions: services.contributions });
  const id = newId();
  const { accountId, userId: createdBy } = caller;
  const fileName = safeFileName(form.fileName);
  await documents.insert(sql, { ...form, ...owner, id, accountId, fileName, createdBy });
  return { status: 201, body: toDocument(requireFound(await findDocument(sql, accountId, id))) };
});

type DocumentCall = Pick<Call<'getDocumentContentUrl'>, 'caller' | 'services'> & {
  path: { id: string };
  query: { entityType: DocumentEntityType; entityId?: string };
};

/** Finds a document whose owner the caller has access to. */
async function requireDocument(
  sql: Sql,
  { caller, services, path, query }: DocumentCall,
  wanted: 'read' | 'edit',
): Promise<DocumentRow> {
  const document = requireFound(await findDocument(sql, caller.accountId, path.id, wanted === 'edit'));
  if (document.entityType !== query.entityType) throw notFound();
  if (query.entityId !== undefined && query.entityId.toLowerCase() !== document.entityId) throw notFound();
  await requireOwner(sql, caller, document, { wanted, contributions: services.contributions });
  return document;
}

export const getDocumentUploadUrl = handler('getDocumentUploadUrl', async (call, sql) => {
  const document = await requireDocument(sql, call, 'edit');
  if (document.state !== 'AWAITING_UPLOAD') {
    throw conflict('DOCUMENT_STORED', 'The file of this document has been uploaded already.');
  }
  return { status: 200, body: addressOf('upload', document.id, call) };
});

export const getDocumentContentUrl = handler('getDocumentContentUrl', async (call, sql) => {
  const document = await requireDocument(sql, call, 'read');
  requireStored(document);
  return { status: 200, body: addressOf('content', document.id, call) };
});

/** An address of a document's file, signed for the caller. */
export const addressOf = (
  purpose: AddressPurpose,
  documentId: string,
  { caller, sessionId, services }: Pick<Call<'getDocumentContentUrl'>, 'caller' | 'sessionId' | 'services'>,
) =>
  services.addresses.sign(
    purpose,
    { accountId: caller.accountId, documentId },
    { userId: caller.userId, sessionId },
  );

export const deleteDocument = handler('deleteDocument', async (call, sql) => {
  const { services, afterCommit } = call;
  const document = await requireDocument(sql, call, 'edit');
  const owner = services.contributions.documentOwners[document.entityType];
  if ((await owner.isInUse?.(sql, document.id)) === true)
    throw conflict('DOCUMENT_IN_USE', 'Data were imported from this file: undo the import.');
  const signed = await sql.query('SELECT 1 FROM note_documents WHERE document_id = $1 LIMIT 1', [
    document.id,
  ]);
  if (signed.rows.length > 0)
    throw conflict('DOCUMENT_SIGNED', 'A signed version of a note has this document.');
  await removeDocumentRow(sql, document.id);
  const key = document.storageKey;
  if (key !== null) afterCommit(() => services.files.remove(key));
  return { status: 204 };
});

/** Removes a document and every reference to it as a picture. Its file is removed after the commit. */
export async function removeDocumentRow(sql: Sql, id: string): Promise<void> {
  await sql.query(
    'UPDATE accounts SET profile_image_id = NULL, version = version + 1 WHERE profile_image_id = $1',
    [id],
  );
  await sql.query('SELECT forget_picture($1)', [id]);
  await documents.remove(sql, { id });
}

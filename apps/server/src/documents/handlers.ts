import type { Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { handler, type Caller } from '../http/calls.ts';
import { conflict, notFound } from '../http/http-problem.ts';
import type { Services } from '../services.ts';
import { requireOwner } from './access.ts';
import { checkedAnnouncement } from './announced.ts';
import { documents, findDocument, toDocument, type DocumentRow } from './document-rows.ts';
import { safeFileName } from './file-names.ts';

export const createDocument = handler('createDocument', async ({ caller, query, body, services }, sql) => {
  const form = checkedAnnouncement({ ...body, entityType: query.entityType });
  const owner = { entityType: form.entityType, entityId: form.entityId.toLowerCase() };
  await requireOwner(sql, caller, owner, { wanted: 'edit', contributions: services.contributions });
  const id = newId();
  const { accountId, userId: createdBy } = caller;
  const fileName = safeFileName(form.fileName);
  await documents.insert(sql, { ...form, ...owner, id, accountId, fileName, createdBy });
  const document = await findDocument(sql, caller.accountId, id);
  if (!document) throw notFound();
  return { status: 201, body: toDocument(document) };
});

/** Finds a document whose owner the caller has access to. */
async function requireDocument(
  sql: Sql,
  { caller, services }: { caller: Caller; services: Services },
  wanted: { id: string; entityType: string; entityId?: string },
  level: 'read' | 'edit',
): Promise<DocumentRow> {
  const document = await findDocument(sql, caller.accountId, wanted.id, level === 'edit');
  if (!document || document.entityType !== wanted.entityType) throw notFound();
  if (wanted.entityId !== undefined && wanted.entityId.toLowerCase() !== document.entityId) throw notFound();
  await requireOwner(sql, caller, document, { wanted: level, contributions: services.contributions });
  return document;
}

export const getDocumentUploadUrl = handler(
  'getDocumentUploadUrl',
  async ({ caller, sessionId, path, query, services }, sql) => {
    const document = await requireDocument(
      sql,
      { caller, services },
      { id: path.id, entityType: query.entityType },
      'edit',
    );
    if (document.state !== 'AWAITING_UPLOAD') {
      throw conflict('DOCUMENT_STORED', 'The file of this document has been uploaded already.');
    }
    const file = { accountId: caller.accountId, documentId: document.id };
    return {
      status: 200,
      body: services.addresses.sign('upload', file, { userId: caller.userId, sessionId }),
    };
  },
);

export const getDocumentContentUrl = handler(
  'getDocumentContentUrl',
  async ({ caller, sessionId, path, query, services }, sql) => {
    const wanted = { id: path.id, entityType: query.entityType, entityId: query.entityId };
    const document = await requireDocument(sql, { caller, services }, wanted, 'read');
    if (document.state !== 'STORED')
      throw conflict('DOCUMENT_NOT_UPLOADED', 'The file has not been uploaded yet.');
    const file = { accountId: caller.accountId, documentId: document.id };
    return {
      status: 200,
      body: services.addresses.sign('content', file, { userId: caller.userId, sessionId }),
    };
  },
);

export const deleteDocument = handler(
  'deleteDocument',
  async ({ caller, path, query, services, afterCommit }, sql) => {
    const document = await requireDocument(
      sql,
      { caller, services },
      { id: path.id, entityType: query.entityType },
      'edit',
    );
    const { rows } = await sql.query('SELECT 1 FROM cgm_imports WHERE document_id = $1 LIMIT 1', [
      document.id,
    ]);
    if (rows.length > 0)
      throw conflict('DOCUMENT_IN_USE', 'Readings were imported from this file: undo the import.');
    const signed = await sql.query('SELECT 1 FROM note_documents WHERE document_id = $1 LIMIT 1', [
      document.id,
    ]);
    if (signed.rows.length > 0)
      throw conflict('DOCUMENT_SIGNED', 'A signed version of a note has this document.');
    await removeDocumentRow(sql, document.id);
    const key = document.storageKey;
    if (key !== null) afterCommit(() => services.files.remove(key));
    return { status: 204 };
  },
);

/** Removes a document and every reference to it as a picture. Its file is removed after the commit. */
export async function removeDocumentRow(sql: Sql, id: string): Promise<void> {
  await sql.query(
    'UPDATE accounts SET profile_image_id = NULL, version = version + 1 WHERE profile_image_id = $1',
    [id],
  );
  await sql.query('SELECT forget_picture($1)', [id]);
  await documents.remove(sql, { id });
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { DocumentEntityType } from './generated/schema.ts';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type AnswerOf, type ApiScope, type QueryOf } from './runtime/operation.ts';
import { uploadFile, type UploadOptions } from './runtime/upload.ts';

export type {
  Document,
  DocumentCreate,
  DocumentEntityType,
  PatientDocument,
  SignedUrl,
} from './generated/schema.ts';

const createDocument = operation('createDocument');
const deleteDocument = operation('deleteDocument');
const getDocumentUploadUrl = operation('getDocumentUploadUrl');
const getDocumentContentUrl = operation('getDocumentContentUrl');
const listPatientDocuments = operation('listPatientDocuments');
const replacePatientDocument = operation('replacePatientDocument');

export interface DocumentOwner {
  entityType: DocumentEntityType;
  entityId: string;
}

/**
 * Announces a file, fetches its upload address and sends it; when sending fails or is cancelled, the document is
 * removed again.
 */
export async function sendDocument(
  scope: ApiScope,
  owner: DocumentOwner,
  file: File,
  contentType: string,
  options: UploadOptions = {},
): Promise<AnswerOf<'createDocument'>> {
  const { entityType, entityId } = owner;
  const signal = options.signal === undefined ? {} : { signal: options.signal };
  const document = await createDocument.call(scope, {
    query: { entityType },
    body: { entityId, fileName: file.name, contentType, sizeBytes: file.size },
    idempotencyKey: crypto.randomUUID(),
    // Never aborted: the server might have the document already, and only its answer has the id to remove it by.
  });
  try {
    const address = await getDocumentUploadUrl.call(scope, {
      path: { id: document.id },
      query: { entityType },
      ...signal,
    });
    await uploadFile(address.url, file, contentType, options);
    return document;
  } catch (error) {
    // Best effort: the first failure is the one to report.
    await removeDocument(scope, document.id, entityType).catch(() => undefined);
    throw error;
  }
}

/** Removes a document outside of a component. */
export async function removeDocument(
  scope: ApiScope,
  id: string,
  entityType: DocumentEntityType,
): Promise<void> {
  await deleteDocument.call(scope, { path: { id }, query: { entityType } });
}

export const documentContentQuery = (scope: ApiScope, id: string, owner: DocumentOwner) => ({
  ...readOptions(scope, getDocumentContentUrl, { path: { id }, query: owner }),
  // The address expires after five minutes.
  staleTime: 4 * 60_000,
});

export const useDocumentUploadUrl = (id: string, entityType: DocumentEntityType) =>
  useQuery(readOptions(useApi(), getDocumentUploadUrl, { path: { id }, query: { entityType } }));
export const useDocumentContentUrl = (id: string, owner: DocumentOwner) =>
  useQuery(documentContentQuery(useApi(), id, owner));

export const useCreateDocument = () =>
  useOperation(
    createDocument,
    (creation: DocumentOwner & { fileName: string; contentType: string; sizeBytes: number }) => {
      const { entityType, ...body } = creation;
      return { query: { entityType }, body, idempotencyKey: idempotencyKeyOf(creation) };
    },
  );
export const useDeleteDocument = () =>
  useOperation(deleteDocument, (removal: { id: string; entityType: DocumentEntityType }) => ({
    path: { id: removal.id },
    query: { entityType: removal.entityType },
  }));

export type PatientDocumentsQuery = QueryOf<'listPatientDocuments'>;
export const patientDocumentsQuery = (
  scope: ApiScope,
  patientId: string,
  query: PatientDocumentsQuery = {},
) => readOptions(scope, listPatientDocuments, { path: { patientId }, query });
/** Everything filed for a patient, page by page, newest first. */
export const usePatientDocumentPages = (patientId: string, query: PatientDocumentsQuery = {}) =>
  useInfiniteQuery(pagesOptions(useApi(), listPatientDocuments, { path: { patientId }, query }));
/** Replaces a document's file with an uploaded one. */
export const useReplacePatientDocument = () =>
  useOperation(
    replacePatientDocument,
    (change: { patientId: string; id: string; version: number; documentId: string }) => ({
      path: { patientId: change.patientId, id: change.id },
      version: change.version,
      body: { documentId: change.documentId },
    }),
  );

import { type Document, useDocumentContentUrl } from '@healzy/api/documents';
import { useEffect } from 'react';
import { ownerOf } from './document-kinds.ts';

/**
 * The address from which to read a document's file. A failure to get it is logged (specification 8.7), by the
 * document's id and never by its name.
 */
export function useDocumentAddress(document: Document) {
  const query = useDocumentContentUrl(document.id, ownerOf(document));
  const hasFailed = query.isError;
  useEffect(() => {
    if (hasFailed) console.warn(`The address of the document ${document.id} could not be had.`);
  }, [hasFailed, document.id]);
  return { url: query.data?.url ?? null, hasFailed, retry: () => void query.refetch() };
}

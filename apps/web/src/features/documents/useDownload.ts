import { documentContentQuery, type Document } from '@healzy/api/documents';
import { useApi } from '@healzy/api/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { tellFailed } from '../../app/messages.ts';
import { saveFrom } from '../../app/save-file.ts';
import { ownerOf } from './document-kinds.ts';

/** Downloads a document's file through the browser. */
export function useDownload(): (document: Document) => void {
  const scope = useApi();
  const client = useQueryClient();
  return (document) =>
    void client
      .fetchQuery(documentContentQuery(scope, document.id, ownerOf(document)))
      .then(({ url }) => saveFrom(url, document.fileName))
      .catch((error: unknown) => tellFailed('file.download', error));
}

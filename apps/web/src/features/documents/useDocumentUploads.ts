import { type Document, type DocumentOwner, removeDocument, sendDocument } from '@healzy/api/documents';
import { refreshWords, useApi } from '@healzy/api/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceForError } from '../../app/api-errors.ts';
import { useFileUploads } from './useFileUploads.ts';

/** Uploads files to an owner, several at once; each can be stopped, and retried after a failure. */
export function useDocumentUploads(owner: DocumentOwner, onStored: (document: Document, file: File) => void) {
  const scope = useApi();
  const client = useQueryClient();
  return useFileUploads<Document>({
    send: async (file, options) => {
      const document = await sendDocument(scope, owner, file, file.type, options);
      await refreshWords(client, scope.accountId, ['documents', 'patients']);
      return document;
    },
    remove: ({ id }) => removeDocument(scope, id, owner.entityType),
    onStored,
    sentenceOf: sentenceForError,
  });
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>;

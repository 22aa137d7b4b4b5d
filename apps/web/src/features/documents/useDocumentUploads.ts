import { type Document, type DocumentOwner, removeDocument } from '@healzy/api/documents';
import { refreshWords, useApi } from '@healzy/api/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceForError } from '../../app/api-errors.ts';
import { sendDocument } from '../../app/uploads/send-document.ts';
import type { UploadTarget } from '../../app/uploads/uploads.ts';
import { useFileUploads } from '../../app/uploads/useFileUploads.ts';

/** Uploads files to an owner, several at once; each can be stopped, and retried after a failure. */
export function useDocumentUploads(
  owner: DocumentOwner,
  { onStored, needsScreen = () => false }: Pick<UploadTarget<Document>, 'onStored' | 'needsScreen'>,
) {
  const scope = useApi();
  const client = useQueryClient();
  return useFileUploads<Document>(`${owner.entityType}/${owner.entityId}`, {
    send: async (file, options) => {
      const document = await sendDocument(scope, owner, file, file.type, options);
      await refreshWords(client, scope.accountId, ['documents', 'patients']);
      return document;
    },
    remove: ({ id }) => removeDocument(scope, id, owner.entityType),
    onStored,
    sentenceOf: sentenceForError,
    needsScreen,
  });
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>;

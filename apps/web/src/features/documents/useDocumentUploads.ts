import { type Document, type DocumentOwner, removeDocument } from '@healzy/api/documents';
import { refreshWords, useApi } from '@healzy/api/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceForError } from '../../app/api-errors.ts';
import { sendDocument } from '../../app/uploads/send-document.ts';
import type { UploadTarget } from '../../app/uploads/uploads.ts';
import { useFileUploads } from '../../app/uploads/useFileUploads.ts';

/**
 * Uploads files to an owner, several at once; each can be stopped, and retried after a failure.
 *
 * @param place what takes them, where the owner has several such places; the owner itself unless it is named
 */
export function useDocumentUploads(
  owner: DocumentOwner,
  {
    onStored,
    needsScreen = () => false,
    place = `${owner.entityType}/${owner.entityId}`,
  }: Pick<UploadTarget<Document>, 'onStored' | 'needsScreen'> & { place?: string },
) {
  const scope = useApi();
  const client = useQueryClient();
  return useFileUploads<Document>(place, {
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

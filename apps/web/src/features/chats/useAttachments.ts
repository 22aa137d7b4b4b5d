import type { Document } from '@healzy/api/documents';
import { DOCUMENT_CONTENT_TYPES, isContentTypeOf, MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import type { ComposerAttachment, ComposerProps } from '@healzy/ui/patterns/Composer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceFor } from '../../app/sentences.ts';
import { useDocumentUploads } from '../documents/useDocumentUploads.ts';

/** Files that are added to a message: filed with the patient's documents, and sent with the next message. */
export function useAttachments(patientId: string) {
  const { t } = useTranslation('chats');
  const [ready, setReady] = useState<readonly Document[]>([]);
  const uploads = useDocumentUploads({ entityType: 'PATIENT', entityId: patientId }, (document) =>
    setReady((before) => [...before, document]),
  );
  const attachments: ComposerAttachment[] = [
    ...ready.map(({ id, fileName, sizeBytes }) => ({ id, name: fileName, size: sizeBytes })),
    ...uploads.uploads.map(({ key, file, state, share, sentence }) => ({
      id: key,
      name: file.name,
      size: file.size,
      ...(state === 'failed' ? { error: sentence } : { progress: Math.min(share, 0.99) }),
    })),
  ];
  const composer = {
    attachments,
    accept: DOCUMENT_CONTENT_TYPES.PATIENT,
    check: (file: File) => {
      if (!isContentTypeOf('PATIENT', file.type)) return t('composer.type', { name: file.name });
      if (file.size > MAX_UPLOAD_BYTES) return sentenceFor('FILE_TOO_LARGE');
      return file.size === 0 ? sentenceFor('FILE_EMPTY') : undefined;
    },
    onAttach: (files: readonly File[]) => files.forEach((file) => uploads.add(file)),
    // What was uploaded stays among the patient's documents, where it can be deleted.
    onRemoveAttachment: (id: string) => {
      setReady((before) => before.filter((document) => document.id !== id));
      uploads.stop(id);
    },
    onRetryAttachment: (id: string) => uploads.retry(id),
  } satisfies Partial<ComposerProps>;
  return {
    composer,
    /** The documents of the message that is sent now. */
    take: (): string[] => {
      const ids = ready.map(({ id }) => id);
      setReady([]);
      return ids;
    },
  };
}

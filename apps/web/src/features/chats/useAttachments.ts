import type { ChatDocument, ChatRecording } from '@healzy/api/chats';
import { CHAT_RECORDING_SECONDS } from '@healzy/domain/chats';
import { DOCUMENT_CONTENT_TYPES, isContentTypeOf, maxUploadBytes } from '@healzy/domain/documents';
import type { ComposerAttachment, ComposerProps } from '@healzy/ui/patterns/Composer';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type UploadTarget, useFileUploads } from '../documents/useFileUploads.ts';

/** A stored file that waits to be sent. */
type ReadyFile = Pick<ChatDocument, 'id' | 'fileName' | 'sizeBytes'>;

interface AttachmentTarget extends Omit<UploadTarget<ReadyFile>, 'onStored'> {
  /** Sends a recording, whose file has arrived. */
  readonly onRecorded: (file: { documentId: string; recording: ChatRecording }) => void;
}

/** The ending of a recording's name, by what the browser records. */
const ENDINGS: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

/** Files that are added to a message and go with the next one, and recordings, which go at once. */
export function useAttachments({ onRecorded, ...target }: AttachmentTarget) {
  const { t } = useTranslation('chats');
  const [ready, setReady] = useState<readonly ReadyFile[]>([]);
  const recordings = useRef(new WeakMap<File, ChatRecording>());
  const uploads = useFileUploads<ReadyFile>({
    ...target,
    onStored: (stored, file) => {
      const recording = recordings.current.get(file);
      if (recording === undefined) setReady((before) => [...before, stored]);
      else onRecorded({ documentId: stored.id, recording });
    },
  });
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
    accept: DOCUMENT_CONTENT_TYPES.CHAT,
    check: ({ name, type, size }: File) => {
      if (!isContentTypeOf('CHAT', type)) return t('composer.type', { name });
      if (size > maxUploadBytes('CHAT', type)) return t('composer.tooLarge', { name });
      return size === 0 ? t('composer.empty', { name }) : undefined;
    },
    onAttach: (files: readonly File[]) => files.forEach((file) => uploads.add(file)),
    // What was uploaded and not sent is cleaned up by the server.
    onRemoveAttachment: (id: string) => {
      setReady((before) => before.filter((document) => document.id !== id));
      uploads.stop(id);
    },
    onRetryAttachment: (id: string) => uploads.retry(id),
    maxSeconds: CHAT_RECORDING_SECONDS,
    onSendRecording: (recorded: Blob, seconds: number, peaks: readonly number[]) => {
      const [type = ''] = recorded.type.split(';');
      const file = new File([recorded], `${t('composer.recording')}.${ENDINGS[type] ?? 'webm'}`, { type });
      recordings.current.set(file, { seconds, peaks: [...peaks] });
      uploads.add(file);
    },
  } satisfies Partial<ComposerProps>;
  return {
    composer,
    /** The files of the message that is sent now. */
    take: (): { documentId: string }[] => {
      const taken = ready.map(({ id }) => ({ documentId: id }));
      setReady([]);
      return taken;
    },
  };
}

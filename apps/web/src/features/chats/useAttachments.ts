import { CHAT_RECORDING_SECONDS } from '@healzy/domain/chats';
import { DOCUMENT_CONTENT_TYPES, isContentTypeOf, maxUploadBytes } from '@healzy/domain/documents';
import type { ComposerAttachment, ComposerProps } from '@healzy/ui/patterns/Composer';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttachedFile, Enclosed } from '../../app/outbox/unsent.ts';
import { holdPage } from '../../app/uploads/page-hold.ts';
import type { UploadTarget } from '../../app/uploads/uploads.ts';
import { useFileUploads } from '../../app/uploads/useFileUploads.ts';
import { addressNow } from '../../app/uploads/way-back.ts';

interface AttachmentTarget extends Omit<UploadTarget<AttachedFile>, 'onStored' | 'needsScreen'> {
  /** Of the conversation, among all that takes files. */
  readonly place: string;
  /** The stored files that wait to be sent; they are kept with what is typed. */
  readonly files: readonly AttachedFile[];
  readonly setFiles: (change: (before: readonly AttachedFile[]) => readonly AttachedFile[]) => void;
  /** Sends a recording. Its file is not uploaded here: it has its place among the messages at once. */
  readonly onRecorded: (file: Pick<Enclosed, 'upload' | 'recording'>) => void;
}

/** The ending of a recording's name, by what the browser records. */
const ENDINGS: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

/** Files that are added to a message and go with the next one, and recordings, which go at once. */
export function useAttachments({ files, setFiles, onRecorded, place, ...target }: AttachmentTarget) {
  const { t } = useTranslation('chats');
  const uploads = useFileUploads<AttachedFile>(place, {
    ...target,
    // A file goes with what is typed beside it.
    needsScreen: () => true,
    onStored: ({ id, fileName, sizeBytes }) => setFiles((before) => [...before, { id, fileName, sizeBytes }]),
  });
  const [address] = useState(addressNow);
  const release = useRef<() => void>(undefined);
  const soundFile = (recorded: Blob): File => {
    const [type = ''] = recorded.type.split(';');
    return new File([recorded], `${t('composer.recording')}.${ENDINGS[type] ?? 'webm'}`, { type });
  };
  const attachments: ComposerAttachment[] = [
    ...files.map(({ id, fileName, sizeBytes }) => ({ id, name: fileName, size: sizeBytes })),
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
    onAttach: (chosen: readonly File[]) => chosen.forEach((file) => uploads.add(file)),
    // What was uploaded and not sent is cleaned up by the server.
    onRemoveAttachment: (id: string) => {
      setFiles((before) => before.filter((document) => document.id !== id));
      uploads.stop(id);
    },
    onRetryAttachment: (id: string) => uploads.retry(id),
    maxSeconds: CHAT_RECORDING_SECONDS,
    onSendRecording: (recorded: Blob, seconds: number, peaks: readonly number[]) => {
      onRecorded({ upload: soundFile(recorded), recording: { seconds, peaks: [...peaks] } });
    },
    // Nobody has decided to send it: it waits beside the field of its chat, as a file does.
    onLeaveRecording: (recorded: Blob) => uploads.add(soundFile(recorded), address),
    onHoldRecording: (isHeld: boolean) => {
      release.current?.();
      release.current = isHeld ? holdPage() : undefined;
    },
  } satisfies Partial<ComposerProps>;
  return {
    composer,
    /** The files of the message that is sent now. */
    take: (): Pick<Enclosed, 'documentId' | 'file'>[] => {
      const taken = files.map((file) => ({ documentId: file.id, file }));
      setFiles(() => []);
      return taken;
    },
  };
}

import { useCreateChatMessage } from '@healzy/api/chats';
import type { UploadOptions } from '@healzy/api/runtime/upload';
import { given } from '../../app/given.ts';
import { tellFailed } from '../../app/messages.ts';
import { useSendQueue } from '../../app/outbox/useSendQueue.ts';
import { useUnsent } from '../../app/outbox/useUnsent.ts';

/** Sends the file of a recording. */
export type SendFile = (file: File, options: UploadOptions) => Promise<{ readonly id: string }>;

/**
 * What is written to a patient: sent one after the other, in the order in which it was written. What does not arrive
 * waits, also for another visit to the page, and is sent again.
 *
 * @param canWrite nothing goes on its own without it: the server's refusal would take the person away from the chat,
 *   which they may still read
 */
export function useOutbox(patientId: string, canWrite: boolean, sendFile: SendFile) {
  const form = `chats/${patientId}`;
  const { kept, isReady, ...unsent } = useUnsent(form, canWrite);
  const { mutateAsync: create } = useCreateChatMessage();
  const queue = useSendQueue(form, isReady && canWrite, {
    kept,
    async send({ id, text, documentId: known, upload, recording, citation }, amend) {
      const documentId = known ?? (upload && (await sendFile(upload, {})).id);
      if (documentId !== known) await amend({ documentId });
      await create({ patientId, id, body: { text, ...given({ documentId, recording, citation }) } });
    },
    // Without a network the page says so itself.
    onFailed: (error, isFirst) => isFirst && navigator.onLine && tellFailed('chat.send', error),
  });
  return { ...unsent, ...queue };
}

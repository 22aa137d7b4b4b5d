import { useCreateChatMessage } from '@healzy/api/chats';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { useEffect, useEffectEvent, useRef } from 'react';
import { given } from '../../app/given.ts';
import { tellFailed } from '../../app/messages.ts';
import { type Outgoing } from '../../app/outbox/unsent.ts';
import { useUnsent } from '../../app/outbox/useUnsent.ts';

/**
 * What is written to a patient: sent one after the other, in the order in which it was written. What does not arrive
 * waits, also for another visit to the page, and is sent again when the connection is back.
 *
 * @param canWrite nothing goes on its own without it: the server's refusal would take the person away from the chat,
 *   which they may still read
 */
export function useOutbox(patientId: string, canWrite: boolean) {
  const { outgoing, setOutgoing, ...draft } = useUnsent(`chats/${patientId}`);
  const { mutateAsync: create } = useCreateChatMessage();
  const queue = useRef(Promise.resolve());
  const attempted = useRef(new Set<string>());

  const attempt = async ({ id, text, documentId, recording, citation }: Outgoing): Promise<void> => {
    try {
      await create({ patientId, id, body: { text, ...given({ documentId, recording, citation }) } });
      setOutgoing((before) => before.filter((one) => one.id !== id));
    } catch (error) {
      setOutgoing((before) =>
        before.map((one) => (one.id === id ? { ...one, state: 'failed' as const } : one)),
      );
      // Without a network the page says so itself, and the message goes on its own later.
      if (navigator.onLine) tellFailed('chat.send', error);
    }
  };
  const send = (one: Outgoing) => {
    attempted.current.add(one.id);
    setOutgoing((before) =>
      before.some(({ id }) => id === one.id)
        ? before.map((each) => (each.id === one.id ? { ...each, state: 'sending' as const } : each))
        : [...before, { ...one, state: 'sending' as const }],
    );
    queue.current = queue.current.then(() => attempt(one));
  };
  const sendWaiting = useEffectEvent(() => {
    if (!canWrite) return;
    outgoing
      .filter(({ id, state }) => state === 'failed' && !attempted.current.has(id))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .forEach(send);
  });
  // Those that an earlier visit left behind.
  useEffect(() => {
    if (navigator.onLine) sendWaiting();
  }, [outgoing, canWrite]);
  useEffect(() => {
    const onLine = () => {
      attempted.current.clear();
      sendWaiting();
    };
    window.addEventListener('online', onLine);
    return () => window.removeEventListener('online', onLine);
  }, []);

  return {
    ...draft,
    outgoing,
    setOutgoing,
    write: (text: string, file: Pick<Outgoing, 'documentId' | 'recording' | 'citation'> = {}) =>
      send({ id: crypto.randomUUID(), at: serverNow(), text, ...file, state: 'sending' }),
    retry: (id: string) => {
      const failed = outgoing.find((one) => one.id === id);
      if (failed) send(failed);
    },
  };
}

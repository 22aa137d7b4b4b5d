import type { ChatRecording } from '@healzy/api/chats';
import { ApiError } from '@healzy/api/runtime';
import { useCreateHeldChatMessage } from '@healzy/api/chats/held-chat';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { given } from '../../../app/given.ts';
import { type AttachedFile, filesFromKept } from '../../../app/outbox/unsent.ts';
import { tabMemory } from '../../../state/browser-storage.ts';

interface Waiting {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  readonly documentId?: string | undefined;
  readonly recording?: ChatRecording | undefined;
  readonly state: 'sending' | 'failed';
}

interface Kept {
  readonly typed: string;
  readonly files: readonly AttachedFile[];
  readonly waiting: readonly Waiting[];
}

const NOTHING: Kept = { typed: '', files: [], waiting: [] };

function readKept(key: string): Kept {
  try {
    const kept = JSON.parse(tabMemory.get(key) ?? 'null') as Kept | null;
    if (kept === null) return NOTHING;
    // The page that sent them is gone.
    return {
      typed: kept.typed,
      files: filesFromKept(kept.files),
      waiting: kept.waiting.map((one) => ({ ...one, state: 'failed' as const })),
    };
  } catch {
    return NOTHING;
  }
}

/** In how many minutes there is room again, where more was sent than a link may bring; null otherwise. */
export function waitOf(error: unknown): number | null {
  const seconds = error instanceof ApiError && error.status === 429 ? error.details.retryAfter : null;
  return typeof seconds === 'number' ? Math.ceil(seconds / 60) : null;
}

/**
 * What a patient types and has sent and that has not arrived: kept in this tab, also across a reload, and sent again
 * when the connection is back. It ends with the tab: the device may not be theirs alone.
 */
export function useHeldOutbox(link: string, stored: readonly { readonly id: string }[]) {
  const key = `healzy.chat.${link.slice(0, 8)}`;
  const [kept, setKept] = useState(() => readKept(key));
  const [wait, setWait] = useState<number | null>(null);
  const { mutateAsync } = useCreateHeldChatMessage();
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    if (kept.typed === '' && kept.files.length === 0 && kept.waiting.length === 0) tabMemory.remove(key);
    else tabMemory.set(key, JSON.stringify(kept));
  }, [kept, key]);

  const setWaiting = (change: (before: readonly Waiting[]) => readonly Waiting[]) =>
    setKept((before) => ({ ...before, waiting: change(before.waiting) }));
  const send = (one: Waiting) => {
    setWaiting((before) => [
      ...before.filter(({ id }) => id !== one.id),
      { ...one, state: 'sending' as const },
    ]);
    queue.current = queue.current
      .then(() => {
        const { id, text, documentId, recording } = one;
        return mutateAsync({ id, text, ...given({ documentId, recording }) });
      })
      .then(
        () => setWaiting((before) => before.filter(({ id }) => id !== one.id)),
        (error: unknown) => {
          setWait(waitOf(error));
          setWaiting((before) =>
            before.map((each) => (each.id === one.id ? { ...each, state: 'failed' as const } : each)),
          );
        },
      );
  };
  const sendFailed = useEffectEvent(() => {
    kept.waiting.filter(({ state }) => state === 'failed').forEach(send);
  });
  useEffect(() => {
    if (navigator.onLine) sendFailed();
    const onLine = () => sendFailed();
    window.addEventListener('online', onLine);
    return () => window.removeEventListener('online', onLine);
  }, []);

  const arrived = new Set(stored.map(({ id }) => id));
  const waiting = kept.waiting.filter(({ id }) => !arrived.has(id));
  return {
    typed: kept.typed,
    setTyped: (typed: string) => setKept((before) => ({ ...before, typed })),
    files: kept.files,
    setFiles: (change: (before: readonly AttachedFile[]) => readonly AttachedFile[]) =>
      setKept((before) => ({ ...before, files: change(before.files) })),
    waiting,
    hasFailed: waiting.some(({ state }) => state === 'failed'),
    /** In how many minutes the last message that failed may be sent again; null where it failed for another reason. */
    wait,
    write: (text: string, file: Pick<Waiting, 'documentId' | 'recording'> = {}) =>
      send({ id: crypto.randomUUID(), at: serverNow().toISOString(), text, ...file, state: 'sending' }),
    retry: (id: string) => {
      const failed = kept.waiting.find((one) => one.id === id);
      if (failed) send(failed);
    },
  };
}

import { useCreateHeldChatMessage } from '@healzy/api/chats/held-chat';
import { ApiError } from '@healzy/api/runtime';
import { useAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { given } from '../../../app/given.ts';
import {
  filesAtom,
  filesFromKept,
  fromKept,
  outgoingAtom,
  toKept,
  typedAtom,
} from '../../../app/outbox/unsent.ts';
import { useSendQueue } from '../../../app/outbox/useSendQueue.ts';
import { tabMemory } from '../../../state/browser-storage.ts';
import type { SendFile } from '../useOutbox.ts';

interface Kept {
  readonly typed?: unknown;
  readonly files?: unknown;
  readonly waiting?: unknown;
}

function readKept(key: string): Kept {
  try {
    return (JSON.parse(tabMemory.get(key) ?? 'null') as Kept | null) ?? {};
  } catch {
    return {};
  }
}

/** In how many minutes there is room again, where more was sent than a link may bring; null otherwise. */
export function waitOf(error: unknown): number | null {
  const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfter : null;
  return seconds === null ? null : Math.ceil(seconds / 60);
}

/** Brings back what this tab kept, and keeps each change at once. Returns the function that ends this. */
function keepInTab(key: string, store: ReturnType<typeof useStore>): () => void {
  const [typed, files, waiting] = [typedAtom(key), filesAtom(key), outgoingAtom(key)];
  const kept = readKept(key);
  if (typeof kept.typed === 'string') store.set(typed, kept.typed);
  store.set(files, filesFromKept(kept.files));
  store.set(waiting, fromKept(kept.waiting));
  const keep = () => {
    const now = { typed: store.get(typed), files: store.get(files), waiting: toKept(store.get(waiting)) };
    if (now.typed === '' && now.files.length === 0 && now.waiting.length === 0) tabMemory.remove(key);
    else tabMemory.set(key, JSON.stringify(now));
  };
  const stops = [typed, files, waiting].map((one) => store.sub(one, keep));
  return () => {
    stops.forEach((stop) => stop());
    store.set(typed, '');
    store.set(files, []);
    store.set(waiting, []);
  };
}

/**
 * What a patient types and has sent and that has not arrived: kept in this tab, also across a reload, and sent again by
 * itself. It ends with the tab: the device may not be theirs alone.
 */
export function useHeldOutbox(link: string, sendFile: SendFile) {
  const key = `healzy.chat.${link.slice(0, 8)}`;
  const store = useStore();
  // Before the effect below, which begins to send.
  useEffect(() => keepInTab(key, store), [key, store]);
  const [typed, setTyped] = useAtom(typedAtom(key));
  const [files, setFiles] = useAtom(filesAtom(key));
  const [outgoing, setOutgoing] = useAtom(outgoingAtom(key));
  const { mutateAsync: create } = useCreateHeldChatMessage();
  const [wait, setWait] = useState<number | null>(null);
  const queue = useSendQueue(key, true, {
    // The tab's storage is written with each change.
    kept: () => Promise.resolve(),
    endsWithTab: true,
    async send({ id, text, documentId: arrived, upload, recording }, amend) {
      const documentId = arrived ?? (upload && (await sendFile(upload, {})).id);
      if (documentId !== arrived) await amend({ documentId });
      await create({ id, text, ...given({ documentId, recording }) });
    },
    onFailed: (error) => setWait(waitOf(error)),
  });
  /** `wait`: in how many minutes the last message that failed is sent again; null where it failed for another reason. */
  return { typed, setTyped, files, setFiles, outgoing, setOutgoing, wait, ...queue };
}

import { serverNow } from '@healzy/api/runtime/server-clock';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { onAccountChanged } from '../../state/account.ts';
import { holdPage } from '../uploads/page-hold.ts';
import { createSendQueue, type SendQueue, timeAfter } from './send-queue.ts';
import { browserTurns } from './turns.ts';
import { type Enclosed, type Outgoing, outgoingAtom } from './unsent.ts';

type Store = ReturnType<typeof useStore>;

interface Sender {
  /** One attempt. It may amend the message, as with the document that has arrived. */
  send(message: Outgoing, amend: (change: Partial<Outgoing>) => Promise<void>): Promise<unknown>;
  /** Resolves once this device has kept the list as it is now. */
  kept(): Promise<void>;
  onFailed?(error: unknown, isFirst: boolean): void;
  /** What waits is kept for no longer than the tab is open. */
  readonly endsWithTab?: boolean;
}

interface Running {
  readonly queue: SendQueue;
  /** Of the panel that was open last: it sends also after it is closed. */
  sender: Sender;
  readonly times: () => readonly number[];
}

/** Whether a message would be lost with the page: nothing but the page has its file, or all ends with it. */
const isLostWithPage = ({ upload, documentId, state }: Outgoing, { endsWithTab = false }: Sender): boolean =>
  state !== 'refused' && (endsWithTab || (upload !== undefined && documentId === undefined));

/** One queue for each conversation of a page, whichever of its panels is open. */
const queues = new WeakMap<Store, Map<string, Running>>();

function queueOf(store: Store, form: string, sender: Sender): Running {
  const all = queues.get(store) ?? new Map<string, Running>();
  queues.set(store, all);
  const known = all.get(form);
  if (known !== undefined) {
    known.sender = sender;
    return known;
  }
  const messages = outgoingAtom(form);
  const turns = browserTurns({ name: form });
  const queue = createSendQueue<Outgoing>({
    list: () => store.get(messages),
    change: (change) => store.set(messages, change),
    kept: () => running.sender.kept(),
    send: (message) =>
      running.sender.send(message, (change) => {
        store.set(messages, (before) =>
          before.map((one) => (one.id === message.id ? { ...one, ...change } : one)),
        );
        return running.sender.kept();
      }),
    turns,
    onFailed: (error, isFirst) => running.sender.onFailed?.(error, isFirst),
  });
  const running: Running = { queue, sender, times: () => turns.times() };
  all.set(form, running);
  const hurry = () => queue.hurry();
  const seen = () => document.visibilityState === 'visible' && queue.hurry();
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', seen);
  let release: (() => void) | null = null;
  const hold = (waiting: readonly Outgoing[]) => {
    if (waiting.some((message) => isLostWithPage(message, running.sender))) release ??= holdPage();
    else {
      release?.();
      release = null;
    }
  };
  const follow = () => {
    hold(store.get(messages));
    queue.look();
  };
  hold(store.get(messages));
  const stopFollowing = store.sub(messages, follow);
  const stopListening = onAccountChanged(() => {
    queue.end();
    all.delete(form);
    stopFollowing();
    hold([]);
    stopListening();
    window.removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', seen);
  });
  return running;
}

/**
 * Sends what waits in a conversation, in the order in which it was written, for as long as the page lives.
 *
 * @param canSend false while what was kept is not yet here, and where the person may only read
 */
export function useSendQueue(form: string, canSend: boolean, sender: Sender) {
  const store = useStore();
  // After each rendering: what sends is bound to the conversation that it was rendered for.
  useEffect(() => queueOf(store, form, sender).queue.allow(canSend));
  return {
    /** Puts a message at the end. */
    write(text: string, enclosed: Enclosed = {}): void {
      const times = queues.get(store)?.get(form)?.times() ?? [];
      store.set(outgoingAtom(form), (before) => {
        const at = timeAfter(serverNow().getTime(), [...times, ...before.map((one) => one.at.getTime())]);
        return [...before, { id: crypto.randomUUID(), at, text, ...enclosed, state: 'sending' as const }];
      });
    },
    retry: () => queues.get(store)?.get(form)?.queue.hurry(),
    /** Removes one that was refused. */
    drop: (id: string) => store.set(outgoingAtom(form), (before) => before.filter((one) => one.id !== id)),
  };
}

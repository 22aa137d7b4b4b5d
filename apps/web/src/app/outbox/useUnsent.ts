import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createDraftAutosaver, type DraftAutosaver } from '@healzy/api/runtime/drafts/draft-autosaver';
import { useDraftsOfPerson } from '../forms/drafts/drafts-context.ts';
import { flushOnLeave } from '@healzy/api/runtime/drafts/flush-on-leave';
import { sayDraftsAreNotKept } from '../forms/drafts/not-kept.ts';
import { onAccountChanged } from '../../state/account.ts';
import { aheadOf } from './ahead.ts';
import {
  type AttachedFile,
  citedAtom,
  citedFromKept,
  type CitedInDraft,
  filesAtom,
  filesFromKept,
  fromKept,
  holdUnsent,
  type Outgoing,
  outgoingAtom,
  toKept,
  typedAtom,
} from './unsent.ts';

/** When the panels closed so far in this tab have released their slots: the next one then finds what they kept. */
let released: Promise<void> = Promise.resolve();

/** What keeps the messages of a closed panel that are still being sent, by conversation; ends it. */
const keeping = new Map<string, () => void>();

/** What keeps each conversation on this device, by the key of its drafts: it outlives the panel while messages go on. */
const savers = new Map<string, DraftAutosaver>();

/**
 * What is typed into a conversation and not yet sent, with its files and what it points at, and what was sent and has not arrived: all
 * outlive the panel and, like any other draft, a reload, a crash and an expired session.
 *
 * @param form the key of the conversation's drafts
 * @param canSend whether what waits is sent also after the panel is closed
 */
export function useUnsent(form: string, canSend = true) {
  const person = useDraftsOfPerson();
  const store = useStore();
  const typed = useAtomValue(typedAtom(form));
  const cited = useAtomValue(citedAtom(form));
  const files = useAtomValue(filesAtom(form));
  const outgoing = useAtomValue(outgoingAtom(form));
  const autosaver = useRef<DraftAutosaver | null>(null);
  /** The conversation whose kept messages are here, before which nothing may be sent. */
  const [known, setKnown] = useState<string | null>(null);

  const goesOn = useRef(canSend);
  useEffect(() => {
    goesOn.current = canSend;
  }, [canSend]);

  useEffect(() => {
    if (person === null) return undefined;
    const ahead = aheadOf(`${person.userId}.${person.accountId}.${form}`);
    const left = ahead.read();
    const isKnown = () => {
      const before = store.get(messages);
      const added = left.filter(({ id }) => before.every((one) => one.id !== id));
      if (added.length > 0)
        store.set(
          messages,
          [...before, ...added].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
        );
      setKnown(form);
    };
    keeping.get(form)?.();
    const release = holdUnsent(form);
    const text = typedAtom(form);
    const card = citedAtom(form);
    const attached = filesAtom(form);
    const messages = outgoingAtom(form);
    const isEmpty = () =>
      store.get(text) === '' &&
      store.get(card) === null &&
      store.get(attached).length === 0 &&
      store.get(messages).length === 0;
    const own = createDraftAutosaver({
      open: async () => {
        await released;
        const { userId, accountId } = person;
        try {
          const place = await person.drafts.open({ userId, accountId, form });
          if (place.found === null) isKnown();
          return place;
        } catch (error) {
          isKnown();
          throw error;
        }
      },
      current: () => ({
        values: {
          text: store.get(text),
          cited: store.get(card),
          files: store.get(attached),
          outgoing: toKept(store.get(messages)),
        },
        base: { text: '', cited: null, files: [], outgoing: [] },
        version: null,
        never: [],
      }),
      isGone: () => false,
      onFound: ({ values }) => {
        // A user who typed before the draft loaded keeps their own text.
        const { text: typedBefore } = values;
        const sent = fromKept(values.outgoing);
        // The field is emptied after the message is written, and one may have been kept without the other.
        const wasSent = [...sent, ...left].some(
          (one) => one.text !== '' && one.text === String(typedBefore).trim(),
        );
        if (store.get(text) === '' && typeof typedBefore === 'string' && !wasSent)
          store.set(text, typedBefore);
        if (store.get(card) === null) store.set(card, citedFromKept(values.cited));
        const added = store.get(attached);
        const uploaded = filesFromKept(values.files).filter(({ id }) => added.every((one) => one.id !== id));
        store.set(attached, [...uploaded, ...added]);
        const before = store.get(messages);
        const kept = sent.filter(({ id }) => before.every((one) => one.id !== id));
        store.set(messages, [...kept, ...before]);
        isKnown();
        return !isEmpty();
      },
      // Each tab keeps its own text; a conversation has no version to conflict.
      onElsewhere: () => undefined,
      onNotKept: sayDraftsAreNotKept,
    });
    autosaver.current = own;
    savers.set(form, own);
    // It may have been typed into a panel that closed before it could keep anything.
    if (!isEmpty()) own.schedule();
    const stopFlushing = flushOnLeave(() => own.flush());
    const stopListening = store.sub(messages, () => {
      const now = store.get(messages);
      ahead.write(now);
      own.schedule();
      own.flush();
      const clear = () => store.get(messages) === now && ahead.clear();
      void own.kept().then(clear, clear);
    });
    return () => {
      stopFlushing();
      autosaver.current = null;
      const isAwaited = () => goesOn.current && store.get(messages).some(({ state }) => state !== 'refused');
      const endings: (() => void)[] = [release, stopListening, () => (released = own.close())];
      const end = () => {
        if (keeping.get(form) === end) keeping.delete(form);
        if (savers.get(form) === own) savers.delete(form);
        endings.splice(0).forEach((one) => one());
      };
      if (!isAwaited()) return end();
      keeping.set(form, end);
      // They are sent without the panel too, and must no longer wait then.
      endings.push(
        store.sub(messages, () => !isAwaited() && end()),
        onAccountChanged(end),
      );
    };
  }, [person, store, form]);

  const setTyped = useCallback(
    (text: string) => {
      store.set(typedAtom(form), text);
      autosaver.current?.schedule();
      // A sent message must not be restored as unsent text.
      if (text === '') autosaver.current?.flush();
    },
    [store, form],
  );
  const setCited = useCallback(
    (next: CitedInDraft | null) => {
      store.set(citedAtom(form), next);
      autosaver.current?.schedule();
      autosaver.current?.flush();
    },
    [store, form],
  );
  const setFiles = useCallback(
    (change: (before: readonly AttachedFile[]) => readonly AttachedFile[]) => {
      store.set(filesAtom(form), change);
      autosaver.current?.schedule();
      autosaver.current?.flush();
    },
    [store, form],
  );
  const setOutgoing = useCallback(
    (change: (before: readonly Outgoing[]) => readonly Outgoing[]) => store.set(outgoingAtom(form), change),
    [store, form],
  );
  // Of the conversation and not of the panel, which may show another one by the time it is asked.
  const kept = useCallback(async () => savers.get(form)?.kept(), [form]);
  const isReady = person === null || known === form;
  return { typed, setTyped, cited, setCited, files, setFiles, outgoing, setOutgoing, kept, isReady };
}

import { useAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { createDraftKeeper, type DraftKeeper } from '../../app/forms/drafts/draft-keeper.ts';
import { useDraftsOfPerson } from '../../app/forms/drafts/drafts-context.ts';
import { sayDraftsAreNotKept } from '../../app/forms/drafts/not-kept.ts';
import { typedAtom } from './unsent.ts';

/**
 * What is typed into a conversation and not yet sent: it outlives the panel, and as any other draft a reload, a crash
 * and an expired session.
 */
export function useTypedMessage(userId: string): [text: string, type: (text: string) => void] {
  const person = useDraftsOfPerson();
  const store = useStore();
  const [typed, setTyped] = useAtom(typedAtom(userId));
  const keeper = useRef<DraftKeeper | null>(null);

  useEffect(() => {
    if (person === null) return undefined;
    const text = typedAtom(userId);
    const own = createDraftKeeper({
      open: () =>
        person.drafts.open({
          userId: person.userId,
          accountId: person.accountId,
          form: `support/${userId}`,
        }),
      current: () => ({ values: { text: store.get(text) }, base: { text: '' }, version: null, never: [] }),
      isGone: () => false,
      onFound: ({ values }) => {
        // Whoever was quicker than the device goes on with their own words.
        if (store.get(text) === '' && typeof values.text === 'string') store.set(text, values.text);
        return store.get(text) !== '';
      },
      // Each tab keeps its own words; a conversation has no version that one could spoil for the other.
      onElsewhere: () => undefined,
      onNotKept: sayDraftsAreNotKept,
    });
    keeper.current = own;
    const flush = () => own.flush();
    const flushWhenHidden = () => document.visibilityState === 'hidden' && own.flush();
    window.addEventListener('beforeunload', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('beforeunload', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      own.close();
      keeper.current = null;
    };
  }, [person, store, userId]);

  return [
    typed,
    (text) => {
      setTyped(text);
      keeper.current?.schedule();
      // A message that was sent must not come back as one still to be sent.
      if (text === '') keeper.current?.flush();
    },
  ];
}

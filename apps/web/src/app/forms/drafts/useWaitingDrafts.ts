import { useEffect, useState } from 'react';
import { type DraftsOfPerson, useDraftsOfPerson } from './drafts-context.ts';
import type { WaitingDraft } from '@healzy/api/runtime/drafts/drafts';

/** The screen loads first, and a form that has just been closed may be reopened at once. */
const LOOK_AFTER_MS = 1_000;

const NONE: readonly WaitingDraft[] = [];

/**
 * What the signed-in user typed in this account, in forms that are not open anywhere, and neither saved nor discarded.
 */
export function useWaitingDrafts(): readonly WaitingDraft[] {
  const person = useDraftsOfPerson();
  const [found, setFound] = useState<{ of: DraftsOfPerson; drafts: readonly WaitingDraft[] } | null>(null);
  useEffect(() => {
    if (person === null) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      // If nothing can be kept, nothing waits; a form says so once something is typed.
      const drafts = await person.drafts.waiting(person).catch(() => NONE);
      if (!isOver) setFound({ of: person, drafts });
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), LOOK_AFTER_MS);
    };
    lookSoon();
    const unsubscribe = person.drafts.subscribe(lookSoon);
    return () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [person]);
  return found !== null && found.of === person ? found.drafts : NONE;
}

import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import {
  askToLeave,
  asksBeforeUnload,
  hasUnsaved,
  hasUnsavedAtom,
  leaveQuestionAtom,
} from '../../state/unsaved.ts';
import { lazyPart } from '../lazy-part.tsx';
import { typedSearchIn } from '../lists/typed-search.ts';

const LeaveQuestion = lazyPart(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion);

/** Typed text joins a list's address with a delay: a form may be open by then, and is not left by it. */
const isTypedSearch = (state: unknown, action: string): boolean =>
  action === 'REPLACE' && typedSearchIn(state) !== null;

/** Asks before unsaved input is left: by navigating, by closing the page, or by a call to `askToLeave`. */
export function LeaveGuard() {
  const question = useAtomValue(leaveQuestionAtom);
  const hasForm = useAtomValue(hasUnsavedAtom);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      (from.pathname !== to.pathname ||
        (from.search !== to.search && !isTypedSearch(to.state, historyAction))) &&
      hasUnsaved(),
  );
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });
  const isBlocked = blocker.state === 'blocked';
  // Once per blocked navigation: the router creates a new blocker for every change of its state.
  useEffect(() => {
    if (!isBlocked) return;
    void askToLeave().then((isLeaving) => {
      if (isLeaving) latest.current.proceed?.();
      else latest.current.reset?.();
    });
  }, [isBlocked]);
  useEffect(() => {
    if (!hasForm) return undefined;
    // Preloaded: the question must work without a network.
    LeaveQuestion.preload();
    const ask = (event: BeforeUnloadEvent) => {
      if (asksBeforeUnload()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasForm]);
  if (question === null) return null;
  return <LeaveQuestion onAnswer={question.answer} onGiveUp={() => question.answer(false)} />;
}

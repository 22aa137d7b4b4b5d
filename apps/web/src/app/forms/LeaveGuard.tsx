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

const LeaveQuestion = lazyPart(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion);

/** Asks before something unsaved is left: by going elsewhere, by closing the page, or by whoever calls `askToLeave`. */
export function LeaveGuard() {
  const question = useAtomValue(leaveQuestionAtom);
  const hasForm = useAtomValue(hasUnsavedAtom);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || from.search !== to.search) && hasUnsaved(),
  );
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });
  const isBlocked = blocker.state === 'blocked';
  // Once for each blocked step: the router hands out a new blocker for every change of its state.
  useEffect(() => {
    if (!isBlocked) return;
    void askToLeave().then((isLeaving) => {
      if (isLeaving) latest.current.proceed?.();
      else latest.current.reset?.();
    });
  }, [isBlocked]);
  useEffect(() => {
    if (!hasForm) return undefined;
    // Loaded now: the question must be there when the network is not.
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

import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import {
  askToLeave,
  asksBeforeUnload,
  hasUnsaved,
  hasUnsavedAtom,
  leaveQuestionAtom,
} from '../../state/unsaved.ts';

const loadQuestion = async () => ({ default: (await import('./LeaveQuestion.tsx')).LeaveQuestion });
const LeaveQuestion = lazy(loadQuestion);

/** Asks before something unsaved is left: by going elsewhere, by closing the page, or by whoever calls `askToLeave`. */
export function LeaveGuard() {
  const question = useAtomValue(leaveQuestionAtom);
  const hasForm = useAtomValue(hasUnsavedAtom);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || from.search !== to.search) && hasUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLeave().then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    if (!hasForm) return undefined;
    // Loaded now: the question must be there when the network is not.
    void loadQuestion().catch(() => undefined);
    const ask = (event: BeforeUnloadEvent) => {
      if (asksBeforeUnload()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasForm]);
  if (question === null) return null;
  return (
    <Suspense>
      <LeaveQuestion onAnswer={question.answer} />
    </Suspense>
  );
}

import { useAtomValue } from 'jotai';
import { logOutQuestionAtom } from '../state/log-out-question.ts';
import { lazyPart } from './lazy-part.tsx';

const LogOutQuestion = lazyPart(async () => (await import('./LogOutQuestion.tsx')).LogOutQuestion);

/** Asks before the log-out erases what waits to be saved. */
export function LogOutGuard() {
  const question = useAtomValue(logOutQuestionAtom);
  if (question === null) return null;
  return (
    <LogOutQuestion
      drafts={question.drafts}
      onAnswer={question.answer}
      onGiveUp={() => question.answer(false)}
    />
  );
}

import { useAtomValue } from 'jotai';
import { logOutQuestionAtom } from '../state/log-out-question.ts';
import { lazyPart } from './lazy-part.tsx';

const LogOutQuestion = lazyPart(async () => (await import('./LogOutQuestion.tsx')).LogOutQuestion);

/** Asks before logging out erases unsaved input. */
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

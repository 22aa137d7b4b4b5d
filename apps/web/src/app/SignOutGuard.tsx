import { useAtomValue } from 'jotai';
import { signOutQuestionAtom } from '../state/sign-out-question.ts';
import { lazyPart } from './lazy-part.tsx';

const SignOutQuestion = lazyPart(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion);

/** Asks before logging out erases unsaved input. */
export function SignOutGuard() {
  const question = useAtomValue(signOutQuestionAtom);
  if (question === null) return null;
  return (
    <SignOutQuestion
      drafts={question.drafts}
      onAnswer={question.answer}
      onGiveUp={() => question.answer(false)}
    />
  );
}

import type { ReactNode } from 'react';
import { AnswerScreen } from './AnswerScreen.tsx';
import { handBack } from '@healzy/api/runtime/sign-in/answers';

/**
 * The whole life of a page whose log-in another tab waits for: hand the answer over and close. Where nobody waits any
 * more it becomes an ordinary page, which the provider lets in without a question.
 */
export async function finishElsewhere(
  showScreen: (screen: ReactNode) => Promise<void>,
  page: Pick<Window, 'close' | 'parent' | 'location'> & { readonly self: unknown } = window,
): Promise<void> {
  const isTaken = await handBack(page.location.href);
  // In a hidden frame: whoever made it takes it away.
  if (page.parent !== page.self) return;
  if (!isTaken) {
    page.location.replace('/');
    return;
  }
  page.close();
  await showScreen(<AnswerScreen />);
}

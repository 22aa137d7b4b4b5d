import type { ReactNode } from 'react';
import { AnswerScreen } from './AnswerScreen.tsx';
import { handBack } from '@healzy/api/runtime/sign-in/answers';

/**
 * Runs a page whose sign-in another tab waits for: passes on the answer and closes. If no tab waits any more, it
 * becomes an ordinary page, which the provider signs in without a question.
 */
export async function finishElsewhere(
  showScreen: (screen: ReactNode) => Promise<void>,
  page: Pick<Window, 'close' | 'parent' | 'location'> & { readonly self: unknown } = window,
): Promise<void> {
  const isTaken = await handBack(page.location.href);
  // In a hidden frame: its creator removes it.
  if (page.parent !== page.self) return;
  if (!isTaken) {
    page.location.replace('/');
    return;
  }
  page.close();
  await showScreen(<AnswerScreen />);
}

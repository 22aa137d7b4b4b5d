import { atom } from 'jotai';
import { store } from './store.ts';

/** Something typed that the log-out would erase. */
export interface LosableDraft {
  readonly id: string;
  readonly form: string;
  readonly subject: string | null;
  readonly typedAt: number;
}

/** The open question whether to log out although drafts wait; null while nothing is asked. */
export const logOutQuestionAtom = atom<{
  readonly drafts: readonly LosableDraft[];
  answer(isLeaving: boolean): void;
} | null>(null);

/** Asks the person before a log-out erases what they typed and did not save; `true` when there is nothing. */
export async function askToLogOut(drafts: readonly LosableDraft[]): Promise<boolean> {
  if (drafts.length === 0) return true;
  store.get(logOutQuestionAtom)?.answer(false);
  return new Promise((resolve) => {
    store.set(logOutQuestionAtom, {
      drafts,
      answer(isLeaving) {
        store.set(logOutQuestionAtom, null);
        resolve(isLeaving);
      },
    });
  });
}

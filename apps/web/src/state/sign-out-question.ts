import { atom } from 'jotai';
import { store } from './store.ts';

/** A draft that logging out would erase. */
export interface LosableDraft {
  readonly id: string;
  readonly form: string;
  readonly subject: string | null;
  readonly typedAt: number;
}

/** The open question whether to log out despite unsaved drafts; null if there is none. */
export const signOutQuestionAtom = atom<{
  readonly drafts: readonly LosableDraft[];
  answer(isLeaving: boolean): void;
} | null>(null);

/** Asks before logging out erases unsaved input; `true` if there is none. */
export async function askToSignOut(drafts: readonly LosableDraft[]): Promise<boolean> {
  if (drafts.length === 0) return true;
  store.get(signOutQuestionAtom)?.answer(false);
  return new Promise((resolve) => {
    store.set(signOutQuestionAtom, {
      drafts,
      answer(isLeaving) {
        store.set(signOutQuestionAtom, null);
        resolve(isLeaving);
      },
    });
  });
}

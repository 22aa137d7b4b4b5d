import { atom } from 'jotai';
import { store } from './store.ts';

/** A form with something typed in it that is not saved. */
export interface UnsavedForm {
  /** The dialog that it stands in; null for one on the screen itself. */
  readonly scope: symbol | null;
  /** Asked at the very moment: what was saved an instant ago holds nobody up. */
  isUnsaved(): boolean;
  /** The person has said that they leave it. */
  onLeave(): void;
}

/** The open question whether to leave without saving; null while nothing is asked. */
export const leaveQuestionAtom = atom<{ answer(isLeaving: boolean): void } | null>(null);

/** Whether some form is, or was a moment ago, unsaved. */
export const hasUnsavedAtom = atom(false);

const forms = new Set<UnsavedForm>();

/** Counts a form as unsaved until the returned function is called. */
export function watchUnsaved(form: UnsavedForm): () => void {
  forms.add(form);
  store.set(hasUnsavedAtom, true);
  return () => {
    forms.delete(form);
    store.set(hasUnsavedAtom, forms.size > 0);
  };
}

function unsavedForms(scope?: symbol): UnsavedForm[] {
  return [...forms].filter((form) => form.isUnsaved() && (scope === undefined || form.scope === scope));
}

export function hasUnsaved(): boolean {
  return unsavedForms().length > 0;
}

/**
 * Asks the person before something unsaved is thrown away: `true` when there is nothing, or they leave it. Call it before
 * anything that ends a form: another account, the log-out, closing a dialog (then with its scope).
 */
export async function askToLeave(scope?: symbol): Promise<boolean> {
  if (unsavedForms(scope).length === 0) return true;
  store.get(leaveQuestionAtom)?.answer(false);
  const isLeaving = await new Promise<boolean>((resolve) => {
    const question = {
      answer(isLeaving: boolean) {
        if (store.get(leaveQuestionAtom) === question) store.set(leaveQuestionAtom, null);
        resolve(isLeaving);
      },
    };
    store.set(leaveQuestionAtom, question);
  });
  // Asked again: what was saved while the question stood there stays saved.
  if (isLeaving) for (const form of unsavedForms(scope)) form.onLeave();
  return isLeaving;
}

let isUnloadFree = false;

/**
 * The page is about to be left on the product's own account, with its drafts kept: to sign in again, for a new build.
 * The browser's own question would only stand in the way.
 */
export function leaveKeepingDrafts(): void {
  isUnloadFree = true;
}

/** Whether the browser has to ask before the page goes. */
export function asksBeforeUnload(): boolean {
  return !isUnloadFree && hasUnsaved();
}

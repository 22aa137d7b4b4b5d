import { atom } from 'jotai';
import { store } from './store.ts';

/** A form with unsaved input. */
export interface UnsavedForm {
  /** The dialog that contains it; null for one on the screen itself. */
  readonly scope: symbol | null;
  /** Evaluated at that very moment: what was saved an instant ago blocks nothing. */
  isUnsaved(): boolean;
  /** What was typed waits as a draft when the form is left: nothing is asked unless its own place is closed. */
  isKept?(): boolean;
  /** The user has chosen to leave it. */
  onLeave(): void;
}

/** The open question whether to leave without saving; null if there is none. */
export const leaveQuestionAtom = atom<{ answer(isLeaving: boolean): void } | null>(null);

/** Whether any form is, or was a moment ago, unsaved. */
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
  return [...forms].filter(
    (form) => form.isUnsaved() && (scope === undefined ? form.isKept?.() !== true : form.scope === scope),
  );
}

/** Whether leaving this page discards unsaved input. */
export function hasUnsaved(): boolean {
  return unsavedForms().length > 0;
}

/**
 * Asks before unsaved input is discarded: `true` if there is none, or the user leaves it. Call it before anything that
 * ends a form: another account, logging out, closing a dialog (then with its scope).
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
  // Checked again: what was saved while the question was open stays saved.
  if (isLeaving) for (const form of unsavedForms(scope)) form.onLeave();
  return isLeaving;
}

let isUnloadFree = false;

/** Whether any form holds unsaved input, kept or not: the last second of typing may not have reached its draft. */
export function isTypedIn(): boolean {
  return [...forms].some((form) => form.isUnsaved());
}

/**
 * The product itself is about to leave the page, with drafts kept: to sign in again, or for a new build. The browser's
 * own question would only be in the way.
 */
export function leaveKeepingDrafts(): void {
  isUnloadFree = true;
}

/** Whether the browser has to ask before the page unloads. */
export function asksBeforeUnload(): boolean {
  return !isUnloadFree && isTypedIn();
}

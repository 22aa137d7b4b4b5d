import i18next from 'i18next';
import { notify } from '../state/notices.ts';
import { preciseSentenceFor } from './api-errors.ts';
import { hasOutcomes, loadOutcomes } from './i18n.ts';
import type { Sentences } from './sentence-types.ts';

type Messages = Sentences['messages'];

/** `patient.create` and the like, for every action that has a sentence for that outcome. */
type ActWith<Outcome extends 'done' | 'failed'> = {
  [Subject in keyof Messages & string]: {
    [Act in keyof Messages[Subject] & string]: Messages[Subject][Act] extends Record<Outcome, string>
      ? `${Subject}.${Act}`
      : never;
  }[keyof Messages[Subject] & string];
}[keyof Messages & string];

export type DoneAct = ActWith<'done'>;
export type FailedAct = ActWith<'failed'>;
export type MessageValues = Readonly<Record<string, string | number>>;

export interface TellOptions {
  /**
   * Undoes the action; the notice stays until it is dismissed, or until another is done to the same thing. `of` names
   * that thing, as `note/<id>`.
   */
  readonly undo?: { readonly of: string; readonly run: () => void };
}

const sentences = i18next.t as unknown as (key: string, values: Record<string, unknown>) => string;
const translate = (key: string, values: MessageValues) => sentences(key, { ns: 'messages', ...values });

/** The headline of a failed action, for a form that shows it itself instead of as a notice. */
export function failedSentence(act: FailedAct, values: MessageValues = {}): string {
  return hasOutcomes() ? translate(`${act}.failed`, values) : i18next.t('error.generic.text');
}

/** Runs `tell` once there are sentences to tell it with. */
function withSentences(tell: () => void): void {
  if (hasOutcomes()) tell();
  else void loadOutcomes().then(tell);
}

/**
 * Reports a successful action. After a navigation, call it once the page has changed (`await navigate(…)`): navigating
 * clears the notices.
 * @example notifySuccess('patient.create')
 */
export function notifySuccess(act: DoneAct, values: MessageValues = {}, { undo }: TellOptions = {}): void {
  withSentences(() => {
    notify({
      tone: 'success',
      text: hasOutcomes() ? translate(`${act}.done`, values) : i18next.t('notices.done'),
      ...(undo ? { of: undo.of, action: { label: i18next.t('notices.undo'), onPress: undo.run } } : {}),
    });
  });
}

/**
 * Reports a failed action, and adds what the error says when that is more precise than "try again later". What the user
 * cancelled is not reported.
 * @example create.mutate(body, { onError: (error) => tellFailed('note.create', error) })
 */
export function tellFailed(act: FailedAct, error?: unknown, values: MessageValues = {}): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  withSentences(() => {
    const detail = preciseSentenceFor(error);
    notify({ tone: 'critical', text: failedSentence(act, values), ...(detail === null ? {} : { detail }) });
  });
}

/**
 * Reports how an action ended, by its promise: callbacks of `mutate` are dropped with the component that called it.
 * @returns whether it succeeded
 * @example void report('note.restore', restore.mutateAsync(id));
 */
export async function report(
  act: DoneAct & FailedAct,
  ending: Promise<unknown>,
  values: MessageValues = {},
  options: TellOptions = {},
): Promise<boolean> {
  try {
    await ending;
  } catch (error) {
    tellFailed(act, error);
    return false;
  }
  notifySuccess(act, values, options);
  return true;
}

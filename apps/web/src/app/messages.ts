import i18next from 'i18next';
import type messages from '../locales/es/messages.json';
import { notify } from '../state/notices.ts';
import { preciseSentenceFor } from './api-errors.ts';

type Messages = typeof messages;

/** `patient.create` and the like, for every act that has a sentence for that outcome. */
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
  /** Takes the act back; the notice stays until it is answered. */
  readonly onUndo?: () => void;
}

const sentences = i18next.t as unknown as (key: string, values: Record<string, unknown>) => string;
const say = (key: string, values: MessageValues) => sentences(key, { ns: 'messages', ...values });

/** The sentence that heads a failed act, for a form that says it in its own place instead of as a notice. */
export function failedSentence(act: FailedAct, values: MessageValues = {}): string {
  return say(`${act}.failed`, values);
}

/**
 * Answers an act that went well. After a change of place, call it once the place has changed (`await navigate(…)`):
 * going elsewhere clears the notices.
 * @example notifySuccess('patient.create')
 */
export function notifySuccess(act: DoneAct, values: MessageValues = {}, { onUndo }: TellOptions = {}): void {
  notify({
    tone: 'success',
    text: say(`${act}.done`, values),
    ...(onUndo ? { action: { label: i18next.t('notices.undo'), onPress: onUndo } } : {}),
  });
}

/**
 * Answers an act that failed, and adds what the error says when that is more precise than "try again later". What the
 * person broke off themselves is told to nobody.
 * @example create.mutate(body, { onError: (error) => tellFailed('note.create', error) })
 */
export function tellFailed(act: FailedAct, error?: unknown, values: MessageValues = {}): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const detail = preciseSentenceFor(error);
  notify({ tone: 'critical', text: failedSentence(act, values), ...(detail === null ? {} : { detail }) });
}

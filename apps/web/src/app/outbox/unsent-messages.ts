import { ApiError } from '@healzy/api/runtime';
import type { ChatMessage } from '@healzy/ui/patterns/ChatThread';
import { sentenceForError } from '../api-errors.ts';
import type { Refusal } from './send-queue.ts';
import type { Outgoing } from './unsent.ts';

/** Codes whose sentence is about a form or a page, which a message is not. */
const GENERAL = new Set(['VALIDATION', 'UNKNOWN', 'IDEMPOTENCY_KEY_REUSED']);

/** Why the server will not take a message, in the reader's language. */
export const refusalSentence = ({ status, code, details }: Refusal): string =>
  sentenceForError(new ApiError('The message was refused.', { status, code, data: { details } }), (given) =>
    GENERAL.has(given) ? 'MESSAGE_REFUSED' : given,
  );

interface Shown {
  readonly own: ChatMessage['sender'];
  /** Names a message without a text. */
  readonly fileOf: (message: Outgoing) => string;
  /** Whether it can be written again. */
  readonly isEditable: (message: Outgoing) => boolean;
}

/** What waits, as the conversation shows it below what has arrived. */
export const toUnsent = (messages: readonly Outgoing[], { own, fileOf, isEditable }: Shown): ChatMessage[] =>
  messages.map((message) => ({
    id: message.id,
    sender: own,
    isOwn: true,
    at: message.at,
    contents: [{ kind: 'text', text: message.text === '' ? fileOf(message) : message.text }],
    state: message.state,
    ...reasonOf(message, isEditable),
  }));

/** Why its sender may take it out of the way, where that is so. */
function reasonOf(message: Outgoing, isEditable: Shown['isEditable']): Partial<ChatMessage> {
  const { state, refusal, fault } = message;
  const why = state === 'refused' ? refusal : fault && { ...fault, code: 'MESSAGE_BROKEN' };
  return why === undefined ? {} : { reason: refusalSentence(why), isEditable: isEditable(message) };
}

/** A text that was not taken, followed by what has been typed meanwhile. */
export const typedAgain = (text: string, typed: string): string =>
  [text, typed].filter((part) => part.trim() !== '').join('\n');

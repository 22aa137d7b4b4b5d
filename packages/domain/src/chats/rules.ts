import type { ChatMessageKind, ChatState } from './limits.ts';

const KIND_OF_MEDIA: Readonly<Record<string, ChatMessageKind>> = {
  image: 'IMAGE',
  audio: 'AUDIO',
  video: 'VIDEO',
};

/**
 * What a message with a document of this content type is; without a document it is a text.
 *
 * @example chatMessageKind('image/png') // 'IMAGE'
 */
export function chatMessageKind(contentType: string | null): ChatMessageKind {
  if (contentType === null) return 'TEXT';
  return KIND_OF_MEDIA[contentType.split('/')[0] ?? ''] ?? 'FILE';
}

type ChatMessageState = 'SENT' | 'DELIVERED' | 'READ';

/** How far a message has come, from the last message that the other side has fetched and has seen. */
export function chatMessageState(
  sequence: number,
  other: { delivered: number; read: number },
): ChatMessageState {
  if (sequence <= other.read) return 'READ';
  return sequence <= other.delivered ? 'DELIVERED' : 'SENT';
}

/** The state of a chat after something was written in it: a patient who writes waits, also after it was done. */
export const chatStateAfter = (isFromPatient: boolean): ChatState => (isFromPatient ? 'PENDING' : 'ANSWERED');

/** The state of a chat that is marked as done, or no longer. */
export const chatStateDone = (isDone: boolean, isLastFromPatient: boolean): ChatState =>
  isDone ? 'DONE' : chatStateAfter(isLastFromPatient);

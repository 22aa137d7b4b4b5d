import type { ChatThreadLabels } from '../ChatThread/ChatThread.tsx';
import type { MessageBubbleLabels } from '../MessageBubble/MessageBubble.tsx';

/** Labels of the media parts in the stories. */
export const messageLabels: MessageBubbleLabels = {
  states: { sending: 'Sending', sent: 'Sent', read: 'Read', failed: 'Not sent' },
  retry: 'Send again',
  voice: (sender, time) => `Voice message from ${sender}, ${time}`,
  video: (sender, time) => `Video from ${sender}, ${time}`,
  enlarge: (alt) => `Enlarge: ${alt}`,
  imageFailed: 'This picture could not be loaded.',
  videoFailed: 'This video cannot be played here.',
  download: (name) => `Download ${name}`,
  audio: {
    play: 'Play',
    pause: 'Pause',
    seek: 'Position',
    position: (elapsed, total) => `${elapsed} of ${total}`,
    speed: (rate) => `Speed ${rate}`,
    failed: 'This recording cannot be played here.',
    download: 'Download it',
  },
};

export interface SampleMessage {
  readonly id: string;
  readonly sender: { readonly id: string; readonly name: string };
  readonly isOwn: boolean;
  readonly at: Date;
  readonly contents: readonly { readonly kind: 'text'; readonly text: string }[];
  readonly state?: 'read';
}

const own = { id: 'own', name: 'You' };
const other = { id: 'lucia', name: 'Lucía Ferrer' };
const phrases = [
  'Good morning. I slept well and had breakfast at eight.',
  'Thank you. How did you feel after the walk?',
  'A little tired, but fine after half an hour.',
  'Good. Keep dinner light today, and note down when you eat.',
  'I will.',
  'The recipe is at https://example.org/recipes/lentils, it takes twenty minutes.',
] as const;

/** A conversation of any length, always the same: about twelve messages a day up to Thursday 12 March 2026. */
export function sampleMessages(count: number, before = 0): SampleMessage[] {
  const end = Date.UTC(2026, 2, 12, 9, 40);
  return Array.from({ length: count }, (_, place) => {
    const age = before + count - 1 - place;
    const isOwn = Math.floor(age / 2) % 2 === 0;
    return {
      id: `m${age}`,
      sender: isOwn ? own : other,
      isOwn,
      at: new Date(end - age * 3 * 60_000 - Math.floor(age / 12) * 23.4 * 3_600_000),
      contents: [{ kind: 'text' as const, text: phrases[age % phrases.length] ?? phrases[0] }],
      ...(isOwn ? { state: 'read' as const } : {}),
    };
  });
}

/** Labels of a conversation in the stories. */
export const chatLabels: ChatThreadLabels = {
  thread: 'Conversation with Lucía',
  today: 'Today',
  yesterday: 'Yesterday',
  newMessages: 'New messages',
  toLatest: (missed) => (missed > 0 ? `${missed} new messages` : 'To the latest message'),
  arrived: (messages) =>
    messages
      .map(
        ({ sender, contents: [first] }) =>
          `${sender.name}: ${first?.kind === 'text' ? first.text : 'A file'}`,
      )
      .join('. '),
  beginning: 'Beginning of the conversation',
  loadingOlder: 'Loading older messages',
  olderFailed: 'Older messages could not be loaded.',
  retryOlder: 'Try again',
  loading: 'Loading messages',
  actions: (message) => `Actions for the message of ${message.sender.name}`,
  message: messageLabels,
};

import type { ComposerLabels } from '../Composer/Composer.tsx';
import { messageLabels } from './sampleMessages.ts';

/** Labels of a composer in the stories. */
export const composerLabels: ComposerLabels = {
  field: 'Message to Lucía',
  placeholder: 'Write a message',
  send: 'Send',
  attach: 'Attach files',
  hint: 'Enter sends, Shift and Enter begins a line',
  left: (count) => (count < 0 ? `${-count} characters too many` : `${count} characters left`),
  attachments: {
    list: 'Attachments',
    remove: (name) => `Remove ${name}`,
    retry: (name) => `Send ${name} again`,
    sending: (name) => `Sending ${name}`,
  },
  recorder: {
    start: 'Record a voice message',
    asking: 'Waiting for the microphone',
    recording: 'Recording',
    paused: 'Paused',
    pause: 'Pause',
    resume: 'Go on recording',
    stop: 'End the recording',
    discard: 'Throw the recording away',
    send: 'Send the recording',
    position: (elapsed, longest) => `${elapsed} of ${longest}`,
    recorded: 'Your voice message',
    failures: {
      denied:
        'The microphone is blocked. Allow it in the browser’s settings for this page, then record again.',
      missing: 'No microphone was found. Plug one in, or choose it in the system’s settings.',
      unsupported: 'This browser cannot record. Write instead, or attach a recording.',
    },
    dismiss: 'Back to writing',
    player: messageLabels.audio,
  },
};

import type { ChatMessage, ChatThreadLabels } from '@healzy/ui/patterns/ChatThread';
import type { ComposerLabels } from '@healzy/ui/patterns/Composer';
import { useTranslation } from 'react-i18next';

/** The kit's labels for a conversation and its field, in the current language. */
export function useSupportLabels(otherName: string | null): {
  thread: ChatThreadLabels;
  composer: ComposerLabels;
} {
  const { t } = useTranslation('support');
  const textOf = ({ contents: [first] }: ChatMessage) => (first?.kind === 'text' ? first.text : '');
  return {
    thread: {
      thread: otherName === null ? t('thread.own') : t('thread.with', { name: otherName }),
      today: t('thread.today'),
      yesterday: t('thread.yesterday'),
      newMessages: t('thread.newMessages'),
      toLatest: (missed) => (missed > 0 ? t('thread.missed', { count: missed }) : t('thread.toLatest')),
      arrived: (messages) =>
        messages
          .map((message) => t('thread.arrived', { name: message.sender.name, text: textOf(message) }))
          .join(' '),
      beginning: t('thread.beginning'),
      loadingOlder: t('thread.loadingOlder'),
      olderFailed: t('thread.olderFailed'),
      retryOlder: t('sendAgain'),
      loading: t('thread.loading'),
      actions: (message) => t('thread.actions', { name: message.sender.name }),
      message: {
        states: {
          sending: t('state.sending'),
          sent: t('state.sent'),
          read: t('state.read'),
          failed: t('state.failed'),
        },
        retry: t('sendAgain'),
        voice: (name, time) => t('media.voice', { name, time }),
        video: (name, time) => t('media.video', { name, time }),
        enlarge: (name) => t('media.enlarge', { name }),
        imageFailed: t('media.imageFailed'),
        videoFailed: t('media.videoFailed'),
        download: (name) => t('media.download', { name }),
        audio: {
          play: t('media.play'),
          pause: t('media.pause'),
          seek: t('media.seek'),
          position: (elapsed, total) => t('media.position', { elapsed, total }),
          speed: (rate) => t('media.speed', { rate }),
          failed: t('media.audioFailed'),
          download: t('media.downloadAudio'),
        },
      },
    },
    composer: {
      field: otherName === null ? t('composer.field') : t('composer.fieldTo', { name: otherName }),
      placeholder: t('composer.placeholder'),
      send: t('composer.send'),
      hint: t('composer.hint'),
      left: (count) => (count >= 0 ? t('composer.left', { count }) : t('composer.over', { count: -count })),
    },
  };
}

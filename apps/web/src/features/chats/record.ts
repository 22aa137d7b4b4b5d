import { Link2, MessagesSquare } from 'lucide-react';
import type { RecordParts } from '../../app/record-parts.ts';

export const chatsInRecord: RecordParts = {
  timeline: {
    // One entry for each day: its title is how many messages there were.
    CHAT_WRITTEN: {
      icon: MessagesSquare,
      tone: 'neutral',
      route: '/patient/:patientId/chat',
      titleOf: ({ title }, { t }) => t('timeline.kind.CHAT_WRITTEN', { count: Number(title) }),
    },
    CHAT_LINK_SENT: {
      icon: Link2,
      tone: 'neutral',
      route: '/patient/:patientId/chat',
      titleOf: ({ title }, { t }) => t('timeline.kind.CHAT_LINK_SENT', { to: title ?? '' }),
    },
  },
};

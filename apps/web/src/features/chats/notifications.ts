import { MessagesSquare } from 'lucide-react';
import type { NotificationParts } from '../../app/worklist-parts.ts';
import { chatHref } from './chat-address.ts';

export const chatNotifications: NotificationParts = {
  CHAT_UNREAD: {
    icon: MessagesSquare,
    tone: 'accent',
    hrefOf: ({ patient }) => chatHref(patient.id),
  },
};

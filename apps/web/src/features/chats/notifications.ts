import { MessagesSquare } from 'lucide-react';
import type { NotificationParts, WorklistParts } from '../../app/worklist-parts.ts';
import { chatHref } from './chat-address.ts';

const chat = {
  icon: MessagesSquare,
  hrefOf: ({ patient }: { patient: { id: string } }) => chatHref(patient.id),
} as const;

export const chatNotifications: NotificationParts = { CHAT_UNREAD: { ...chat, tone: 'accent' } };

export const chatsInWorklist: WorklistParts = {
  CHAT_UNANSWERED: { ...chat, tone: 'warning', textOf: (_line, t) => t('kind.CHAT_UNANSWERED.what') },
};

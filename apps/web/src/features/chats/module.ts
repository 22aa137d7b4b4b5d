import { MessagesSquare } from 'lucide-react';
import { draft, type WebModule } from '../../app/module.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type sentences from '../../locales/es/chats.json';
import { chatHref } from './chat-address.ts';
import { Chats } from './Chats.tsx';
import { publicPage } from './public-page.ts';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    chats: typeof sentences;
  }
  interface SharedSentences {
    chats: typeof shared;
  }
}

export const chatsModule: WebModule = {
  name: 'chats',
  pages: [
    {
      route: '/chats',
      name: 'chats',
      parent: '/',
      screen: async () => (await import('./ChatsScreen.tsx')).ChatsScreen,
      namespaces: ['chats', 'documents', 'link-delivery'],
      icon: MessagesSquare,
      menu: { order: 40 },
      key: 'c',
    },
    {
      route: '/saved-replies',
      name: 'savedReplies',
      parent: '/chats',
      screen: async () => (await import('./replies/SavedRepliesScreen.tsx')).SavedRepliesScreen,
      namespaces: ['chats'],
    },
    {
      route: '/patient/:patientId/chat',
      name: 'patientChat',
      parent: '/patient/:patientId',
      screen: async () => (await import('./PatientChatScreen.tsx')).PatientChatScreen,
      namespaces: ['chats', 'documents', 'link-delivery'],
      recordTab: { order: 73, group: 'FOLLOW_UP' },
    },
  ],
  publicPage,
  frame: Chats,
  worklist: async () => (await import('./notifications.ts')).chatsInWorklist,
  notifications: async () => (await import('./notifications.ts')).chatNotifications,
  record: async () => (await import('./record.ts')).chatsInRecord,
  commands: async () => (await import('./commands.ts')).chatCommands,
  drafts: [
    draft('chats/:patientId', 'chat', ({ patientId }) => ({ href: chatHref(patientId) })),
    draft('chats/accounts/:accountId/replies/:reply', 'savedReply', ({ reply }) => ({
      href: askingFor('/saved-replies', reply === 'new' ? 'reply' : `reply.${reply}`),
    })),
  ],
};

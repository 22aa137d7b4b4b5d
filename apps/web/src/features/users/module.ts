import { UsersRound } from 'lucide-react';
import { draft, type WebModule } from '../../app/module.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type users from '../../locales/es/users.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    users: typeof users;
  }
  interface SharedSentences {
    users: typeof shared;
  }
}

export const usersModule: WebModule = {
  name: 'users',
  setup: { SPECIALIST: '/users', COLLEAGUES: askingFor('/users', 'invitation') },
  pages: [
    {
      route: '/users',
      name: 'users',
      parent: '/',
      screen: async () => (await import('./UserListScreen.tsx')).UserListScreen,
      namespaces: ['users', 'patients'],
      icon: UsersRound,
      menu: { group: 'administration', order: 20 },
      profileMenu: { order: 30 },
    },
  ],
  drafts: [
    draft('users/new', 'invitation', () => ({ href: askingFor('/users', 'invitation') })),
    draft('users/:userId', 'user', ({ userId }) => ({ href: `/users?person=${encodeURIComponent(userId)}` })),
  ],
  commands: async () => (await import('./commands.ts')).userCommands,
};

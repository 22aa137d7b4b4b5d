import { UserRound } from 'lucide-react';
import { draft, type WebModule } from '../../app/module.ts';
import type profile from '../../locales/es/profile.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    profile: typeof profile;
  }
  interface SharedSentences {
    profile: typeof shared;
  }
}

export const profileModule: WebModule = {
  name: 'profile',
  pages: [
    {
      route: '/profile',
      name: 'profile',
      parent: '/',
      screen: async () => (await import('./ProfileScreen.tsx')).ProfileScreen,
      namespaces: ['profile', 'documents'],
      icon: UserRound,
      profileMenu: { order: 10 },
      key: 'm',
    },
  ],
  drafts: [draft('profile', 'profile', () => ({ href: '/profile' }))],
};

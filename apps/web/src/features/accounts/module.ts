import { Building2 } from 'lucide-react';
import { draft, type WebModule } from '../../app/module.ts';
import type accounts from '../../locales/es/accounts.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    accounts: typeof accounts;
  }
  interface SharedSentences {
    accounts: typeof shared;
  }
}

export const accountsModule: WebModule = {
  name: 'accounts',
  setup: { LOGO: '/account-settings' },
  pages: [
    {
      route: '/account-settings',
      name: 'accountSettings',
      parent: '/',
      screen: async () => (await import('./AccountSettingsScreen.tsx')).AccountSettingsScreen,
      namespaces: ['accounts', 'documents'],
      icon: Building2,
      menu: { group: 'administration', order: 10 },
      profileMenu: { order: 20 },
    },
  ],
  drafts: [draft('accounts/:accountId', 'account', () => ({ href: '/account-settings' }))],
};

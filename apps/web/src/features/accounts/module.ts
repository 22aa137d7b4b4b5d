import { Building2 } from 'lucide-react';
import { draft, type WebModule } from '../../app/module.ts';

export const accountsModule: WebModule = {
  name: 'accounts',
  pages: [
    {
      route: '/account-settings',
      name: 'accountSettings',
      parent: '/',
      screen: async () => (await import('./AccountSettingsScreen.tsx')).AccountSettingsScreen,
      namespaces: ['accounts', 'documents'],
      profileMenu: { order: 20, icon: Building2 },
    },
  ],
  drafts: [draft('accounts/:accountId', 'account', () => ({ href: '/account-settings' }))],
};

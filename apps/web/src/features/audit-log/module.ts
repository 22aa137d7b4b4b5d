import { History } from 'lucide-react';
import type { WebModule } from '../../app/module.ts';

export const auditLogModule: WebModule = {
  name: 'audit-log',
  pages: [
    {
      route: '/users-audit',
      name: 'usersAudit',
      parent: '/',
      screen: async () => (await import('./AuditLogScreen.tsx')).AuditLogScreen,
      namespaces: ['audit-log'],
      profileMenu: { order: 40, icon: History },
    },
  ],
};

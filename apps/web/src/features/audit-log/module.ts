import { History } from 'lucide-react';
import type { WebModule } from '../../app/module.ts';
import type auditLog from '../../locales/es/audit-log.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    'audit-log': typeof auditLog;
  }
  interface SharedSentences {
    'audit-log': typeof shared;
  }
}

export const auditLogModule: WebModule = {
  name: 'audit-log',
  pages: [
    {
      route: '/users-audit',
      name: 'usersAudit',
      parent: '/',
      screen: async () => (await import('./AuditLogScreen.tsx')).AuditLogScreen,
      namespaces: ['audit-log'],
      icon: History,
      menu: { group: 'administration', order: 30 },
      profileMenu: { order: 40 },
    },
  ],
};

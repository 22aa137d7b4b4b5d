import { LayoutDashboard } from 'lucide-react';
import type { WebModule } from '../../app/module.ts';
import { loadVisitParts } from '../../app/visit-looks.ts';
import { loadWorklistParts } from './worklist-looks.ts';
import type dashboard from '../../locales/es/dashboard.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    dashboard: typeof dashboard;
  }
  interface SharedSentences {
    dashboard: typeof shared;
  }
}

export const dashboardModule: WebModule = {
  name: 'dashboard',
  pages: [
    {
      route: '/',
      name: 'dashboard',
      parent: null,
      screen: async () => {
        const [{ DashboardScreen }] = await Promise.all([
          import('./DashboardScreen.tsx'),
          loadWorklistParts(),
          loadVisitParts(),
        ]);
        return DashboardScreen;
      },
      namespaces: ['dashboard', 'medical-tests', 'patients'],
      icon: LayoutDashboard,
      menu: { order: 10, isOnPhone: true },
      key: 'i',
    },
  ],
};

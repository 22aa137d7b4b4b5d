import { LayoutDashboard } from 'lucide-react';
import type { WebModule } from '../../app/module.ts';

export const dashboardModule: WebModule = {
  name: 'dashboard',
  pages: [
    {
      route: '/',
      name: 'dashboard',
      parent: null,
      screen: async () => (await import('./DashboardScreen.tsx')).DashboardScreen,
      namespaces: ['dashboard', 'medical-tests', 'patients'],
      menu: { order: 10, icon: LayoutDashboard },
      key: 'i',
    },
  ],
};

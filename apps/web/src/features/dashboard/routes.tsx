import { lazyScreen } from '../../app/lazy-screen.ts';
import { ROUTES } from '../../app/paths.ts';
import type { AppRoute } from '../../app/route-handle.ts';

export const dashboardRoutes: AppRoute[] = [
  {
    path: ROUTES.dashboard,
    handle: { id: ROUTES.dashboard },
    lazy: lazyScreen(
      async () => (await import('./DashboardScreen.tsx')).DashboardScreen,
      ['dashboard', 'medical-tests', 'patients'],
    ),
  },
];

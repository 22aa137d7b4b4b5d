import { lazyScreen } from '../../app/lazy-screen.ts';
import { ROUTES } from '../../app/paths.ts';
import type { AppRoute } from '../../app/route-handle.ts';

/** The signed-in person's own page. */
export const profileRoutes: AppRoute[] = [
  {
    path: ROUTES.profile,
    handle: { id: ROUTES.profile },
    lazy: lazyScreen(
      async () => (await import('./ProfileScreen.tsx')).ProfileScreen,
      ['profile', 'documents'],
    ),
  },
];
